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
