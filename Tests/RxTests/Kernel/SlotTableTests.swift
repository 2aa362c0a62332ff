import Rx
import Testing

/// Many observers in one subject: the order, and what leaving during an emission does to the table.
struct SlotTableTests {
  @Test func leavingKeepsTheOrderOfTheOthers() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    let subscriptions = (0..<100).map { number in
      subject.subscribe(onNext: { _ in log.append(number) })
    }
    for number in 0..<100 where number % 7 != 3 { subscriptions[number].dispose() }
    subject.onNext(0)
    #expect(log == Array(stride(from: 3, to: 100, by: 7)))
    _ = subject.subscribe(onNext: { _ in log.append(100) })
    log = []
    subject.onNext(0)
    #expect(log == Array(stride(from: 3, to: 100, by: 7)) + [100])
  }

  @Test func allMayLeaveAndComeDuringAnEmission() {
    let subject = PublishSubject<Int>()
    var subscriptions: [any Disposable] = []
    var (old, new) = (0, 0)
    _ = subject.subscribe(onNext: { number in
      guard number == 0 else { return }
      for subscription in subscriptions { subscription.dispose() }
      for _ in 0..<50 { _ = subject.subscribe(onNext: { _ in new += 1 }) }
    })
    for _ in 0..<50 { subscriptions.append(subject.subscribe(onNext: { _ in old += 1 })) }
    subject.onNext(0)
    #expect((old, new) == (0, 0))
    subject.onNext(1)
    #expect((old, new) == (0, 50))
  }

  @Test func manyMayComeAndGoDuringOneEmission() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    weak var kept: Token?
    var isFirst = true
    let early = subject.subscribe(onNext: { log.append("early \($0)") })
    _ = subject.subscribe(onNext: { number in
      guard isFirst else { return log.append("steady \(number)") }
      isFirst = false
      early.dispose()
      for visit in 0..<1000 {
        let token = Token()
        kept = token
        let visitor = subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
        if visit % 100 == 0 { subject.onNext(visit) }
        visitor.dispose()
      }
      _ = subject.subscribe(onNext: { log.append("late \($0)") })
    })
    _ = subject.subscribe(onNext: { log.append("last \($0)") })
    subject.onNext(-1)
    #expect(kept == nil, "gone when the emission is over")
    let visits = stride(from: 0, to: 1000, by: 100)
    #expect(log == ["early -1"] + visits.flatMap { ["steady \($0)", "last \($0)"] } + ["last -1"])
    log = []
    subject.onNext(-2)
    #expect(log == ["steady -2", "last -2", "late -2"])
    #expect(subject.hasObservers)
  }

  @Test func leavingDuringAnEmissionFreesAfterIt() {
    let subject = PublishSubject<Int>()
    var subscription: (any Disposable)?
    weak var token: Token?
    var wasAlive = false
    _ = subject.subscribe(onNext: { _ in
      subscription?.dispose()
      wasAlive = token != nil
    })
    do {
      let kept = Token()
      token = kept
      subscription = subject.subscribe(onNext: { _ in _ = kept })
    }
    subject.onNext(1)
    #expect(wasAlive)
    #expect(token == nil)
  }
}
