import Dispatch
import Rx
import RxBinding
import Testing

/// What all shared sequences owe, each operator included.
@MainActor
struct SharingTests {
  struct Operator<Strategy: SharingStrategyProtocol>: CustomTestStringConvertible {
    let name: String
    let apply: (SharedSequence<Strategy, Int>) -> SharedSequence<Strategy, Int>

    init(
      _ name: String,
      _ apply: @escaping (SharedSequence<Strategy, Int>) -> SharedSequence<Strategy, Int>
    ) {
      self.name = name
      self.apply = apply
    }

    var testDescription: String { name }
  }

  /// Operators that pass each element of their source at once, so that one table of laws fits all.
  private func operators<Strategy>() -> [Operator<Strategy>] {
    [
      Operator("asDriver, asSignal", { $0 }),
      Operator("map", { $0.map { $0 } }),
      Operator("filter", { $0.filter { _ in true } }),
      Operator("compactMap", { $0.compactMap { $0 } }),
      Operator("scan", { $0.scan(0) { $1 } }),
      Operator("skip", { $0.skip(0) }),
      Operator("distinctUntilChanged", { $0.distinctUntilChanged() }),
      Operator("distinctUntilChanged with a key", { $0.distinctUntilChanged { $0 } }),
      Operator("distinctUntilChanged with a comparer", { $0.distinctUntilChanged { $0 == $1 } }),
      Operator("flatMap", { $0.flatMap { .just($0) } }),
      Operator("flatMapLatest", { $0.flatMapLatest { .just($0) } }),
      Operator("flatMapFirst", { $0.flatMapFirst { .just($0) } }),
      Operator("switchLatest", { $0.map { SharedSequence.just($0) }.switchLatest() }),
      Operator("merge of sequences", { $0.map { SharedSequence.just($0) }.merge() }),
      Operator("merge", { SharedSequence.merge($0, .empty()) }),
      Operator("concat", { SharedSequence.concat([$0, .empty()]) }),
      Operator(
        "withLatestFrom",
        { $0.withLatestFrom(SharedSequence<Strategy, Int>.just(0)) { first, _ in first } }
      ),
      Operator(
        "combineLatest",
        {
          SharedSequence.combineLatest($0, SharedSequence<Strategy, Int>.just(0)) { first, _ in
            first
          }
        }
      ),
      Operator("combineLatest of an array", { SharedSequence.combineLatest([$0]) { $0[0] } }),
      Operator("zip of an array", { SharedSequence.zip([$0]) { $0[0] } }),
      Operator("throttle", { $0.throttle(.seconds(0)) }),
      Operator("do", { $0.do(onNext: { _ in }) }),
      Operator("deferred", { source in SharedSequence.deferred { source } }),
    ]
  }

  @Test func subscribersShareOneSubscription() {
    func check<Strategy>(_ operation: Operator<Strategy>) {
      let probe = Probe<Int>()
      var calls = 0
      let source = SharedSequence<Strategy, Int>(raw: probe.observable)
      let result = operation.apply(source).map { element in
        calls += 1
        return element
      }
      let lines = Lines()
      let first = result.asObservable().subscribe(onNext: { lines.add("1: \($0)") })
      let second = result.asObservable().subscribe(onNext: { lines.add("2: \($0)") })
      probe.send(5, 6)
      let name = operation.name
      #expect(probe.subscribed == 1, "\(name)")
      #expect(calls == 2, "\(name)")
      #expect(lines.take() == ["1: 5", "2: 5", "1: 6", "2: 6"], "\(name)")
      first.dispose()
      #expect(probe.running == 1, "\(name)")
      second.dispose()
      #expect(probe.running == 0, "\(name)")
      _ = result.asObservable().subscribe(onNext: { lines.add("3: \($0)") })
      #expect(probe.subscribed == 2, "\(name)")
      #expect(lines.take() == [], "nothing of before is replayed: \(name)")
    }
    let drivers: [Operator<DriverSharingStrategy>] = operators()
    let signals: [Operator<SignalSharingStrategy>] = operators()
    for operation in drivers { check(operation) }
    for operation in signals { check(operation) }
  }

  @Test func aDriverReplaysItsLatestElementAndASignalNothing() {
    func late<Strategy>(_ operation: Operator<Strategy>) -> [String] {
      let probe = Probe<Int>()
      let result = operation.apply(SharedSequence(raw: probe.observable))
      let first = result.asObservable().subscribe()
      probe.send(5, 6)
      let lines = Lines()
      result.asObservable().subscribe(onNext: { lines.add("\($0)") }).dispose()
      first.dispose()
      return lines.take()
    }
    let drivers: [Operator<DriverSharingStrategy>] = operators()
    let signals: [Operator<SignalSharingStrategy>] = operators()
    // The first is the source itself, which shares nothing here.
    for operation in drivers.dropFirst() { #expect(late(operation) == ["6"], "\(operation.name)") }
    for operation in signals { #expect(late(operation) == [], "\(operation.name)") }
  }

  @Test func theEndPassesOnAndNothingIsKept() {
    func check<Strategy>(_ operation: Operator<Strategy>) {
      let probe = Probe<Int>()
      weak var kept: Token?
      let lines = Lines()
      do {
        let token = Token()
        kept = token
        let source = SharedSequence<Strategy, Int>(raw: probe.observable)
        _ = operation.apply(source.do(onNext: { _ in _ = token })).asObservable()
          .subscribe(onNext: { _ in _ = token }, onCompleted: { lines.add("completed") })
      }
      probe.send(1)
      probe.complete()
      #expect(lines.take() == ["completed"], "\(operation.name)")
      #expect(kept == nil, "\(operation.name)")
      #expect(probe.running == 0, "\(operation.name)")
    }
    let drivers: [Operator<DriverSharingStrategy>] = operators()
    let signals: [Operator<SignalSharingStrategy>] = operators()
    for operation in drivers { check(operation) }
    for operation in signals { check(operation) }
  }

  @Test func aDriverThatIsCombinedWithItselfSendsAtOnce() {
    let lines = Lines()
    let one = Driver.just(1)
    _ = Driver.combineLatest(one, one) { $0 + $1 }.drive(onNext: { lines.add("\($0)") })
    _ = Driver.zip(one, one) { $0 + $1 }.drive(onNext: { lines.add("\($0)") })
    #expect(lines.take() == ["2", "2"])
  }
}
