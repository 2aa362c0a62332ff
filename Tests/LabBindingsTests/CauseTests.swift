import ScriptSource
import Stage
import Testing

/// What records say beyond the events: which object was shared, who called, what came of a disposal.
///
/// The scripts' first lines are line 2, behind the imports.
struct CauseTests {
  @Test func aDisposalHasItsCallAndWhatIsStoppedComesOfIt() {
    let log = ScriptLog(
      """
      let subscription = Observable<Int>.create { _ in
        Disposables.create { print("stopped") }
      }.map { $0 }.subscribe()
      subscription.dispose()
      print("after")
      """
    )
    let chain = log.records.suffix(5)
    #expect(chain.map(\.kind) == [.disposed, .disposed, .disposed, .print, .print])
    let first = chain.first
    #expect(first?.cause == nil)
    #expect(first?.call?.line == 5)
    #expect(zip(chain, chain.dropFirst()).prefix(3).allSatisfy { $1.cause == $0.sequence })
    #expect(chain.last?.cause == nil)
  }

  @Test func aDisposalWhileSubscribingLeavesNoCauseBehind() {
    let log = ScriptLog(
      """
      let bag = CompositeDisposable()
      bag.dispose()
      let source = Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create { print("stopped") }
      }
      _ = bag.insert(source.subscribe())
      _ = source.take(1).subscribe()
      print("after")
      """
    )
    #expect(log.records.last?.text == "after")
    #expect(log.records.last?.cause == nil)
  }

  @Test func subscriptionsToOneObjectHaveOneStream() throws {
    let log = ScriptLog(
      """
      let shared = Observable<Int>.never().share(replay: 2)
      let other = Observable<Int>.never().share(replay: 1, scope: .forever)
      _ = shared.subscribe()
      _ = shared.subscribe()
      _ = other.subscribe()
      """
    )
    let shares = log.records.filter { $0.text == "share" }
    #expect(shares.count == 3)
    #expect(shares[0].stream == shares[1].stream)
    #expect(shares[0].stream != shares[2].stream)
    let details = shares.compactMap(\.subscribing)
    #expect(details.map(\.memory?.size) == [2, 2, 1])
    #expect(details.map(\.memory?.isForever) == [false, false, true])
    #expect(details.first?.arguments == "(replay: 2)")
  }

  @Test func whatIsSentAndConnectedIsRecorded() {
    let log = ScriptLog(
      """
      let subject = PublishSubject<Int>()
      let relay = BehaviorRelay(value: 0)
      let hot = subject.publish()
      _ = hot.subscribe(onNext: { print($0) })
      _ = hot.connect()
      subject.onNext(1)
      relay.accept(2)
      _ = Observable.just(3).bind(to: relay)
      """
    )
    let sent = log.records.filter { $0.kind == .sent || $0.kind == .connected }
    #expect(sent.map(\.text) == ["publish", "next(1)", "next(2)", "next(3)"])
    #expect(sent.map(\.call?.line) == [6, 7, 8, 9])
    #expect(sent[2].stream == sent[3].stream)
    let printed = log.records.first { $0.kind == .print }
    var cause = printed
    while let before = cause?.cause { cause = log.records[before - 1] }
    #expect(cause?.kind == .sent)
  }

  /// Not by the code that ran last, which is a closure of another subscriber.
  @Test func `what an observable sends to a subject is sent by the line that subscribed it`() {
    let log = ScriptLog(
      """
      let numbers = PublishSubject<Int>()
      let (mirror, relay) = (BehaviorSubject(value: 0), BehaviorRelay(value: 0))
      _ = numbers.subscribe(onNext: { print($0) })
      _ = numbers.subscribe(mirror)
      _ = numbers.bind(to: relay)
      let shared = numbers.multicast(ReplaySubject.create(bufferSize: 1))
      _ = shared.connect()
      _ = numbers.subscribe(onNext: { relay.accept($0 * 10) })
      let observer = mirror.asObserver()
      numbers.onNext(1)
      observer.onNext(2)
      AnyObserver(mirror).onNext(3)
      """
    )
    let sent = log.records.filter { $0.kind == .sent }
    #expect(
      sent.map { "\($0.call?.line ?? 0): \($0.text)" } == [
        "11: next(1)", "5: next(1)", "6: next(1)", "8: next(1)", "9: next(10)", "12: next(2)",
        "13: next(3)",
      ]
    )
    #expect(sent.map { $0.cause == nil } == [true, false, false, false, false, true, true])
  }

  @Test func jobsAndTimersSayWhereTheyWereHandedIn() throws {
    let log = ScriptLog(
      """
      DispatchQueue.main.async { print("job") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("timer") }
      DispatchQueue(label: "q").async { print("away") }
      _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)
        .subscribe()
      """
    )
    let starts = log.records.filter { $0.kind == .turn || $0.kind == .hop }
    #expect(starts.first { $0.kind == .hop }?.call?.line == 4)
    #expect(starts.first { $0.kind == .hop }?.start?.queue == "q")
    let turns = starts.filter { $0.kind == .turn }
    #expect(turns.map(\.call?.line) == [2, 6, 3, 6])
    #expect(turns.map(\.start?.timer?.lap) == [nil, 1, 1, 2])
    #expect(turns.map(\.start?.timer?.interval) == [nil, .seconds(1), nil, .seconds(1)])
    #expect(turns[2].start?.timer?.delay == .seconds(2))
  }

  @Test func whoReadsTheRecordsChangesNoneOfThem() {
    let script = """
      struct Loud: CustomStringConvertible { var description: String { print("described"); return "loud" } }
      let subject = PublishSubject<Loud>()
      let counts = subject.map { _ in 1 }.scan(0, accumulator: +).share(replay: 1)
      _ = counts.subscribe(onNext: { print($0) })
      subject.onNext(Loud())
      DispatchQueue.main.async { subject.onNext(Loud()) }
      DispatchQueue(label: "q").async { print("away") }
      _ = Observable.just(3).delay(.seconds(1), scheduler: MainScheduler.instance).subscribe { print($0) }
      """
    let all = ScriptLog(script).records.filter { $0.kind == .print }
    let printed = ScriptLog(script, kinds: .printed).records
    #expect(printed.count == 5)
    #expect(all.map(\.sequence) == printed.map(\.sequence))
    #expect(all.map(\.cause) == printed.map(\.cause))
    #expect(all.map(\.text) == printed.map(\.text))
  }
}
