import Rx
import Testing

/// Every `bind`, of observables and of infallibles.
struct BindTests {
  @Test func toObservers() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let optional = PublishSubject<Int?>()
    let log = Log()
    _ = log.subscribe(to: .merge(first.map { "1: \($0)" }, second.map { "2: \($0)" }))
    _ = log.subscribe(to: optional)
    _ = Observable.just(1).concat(Observable.never()).bind(to: first, second)
    _ = Infallible.just(2).concat(Observable.never()).bind(to: first, second)
    #expect(log.events == ["next(1: 1)", "next(2: 1)", "next(1: 2)", "next(2: 2)"])
    _ = Observable.just(3).concat(Observable.never()).bind(to: optional)
    _ = Infallible.just(4).bind(to: optional)
    #expect(log.events.suffix(3) == ["next(Optional(3))", "next(Optional(4))", "completed"])
  }

  @Test func anErrorReachesObserversToo() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe(to: subject)
    _ = Observable<Int>.error(TestError()).bind(to: subject)
    #expect(log.events == ["error(TestError(name: \"#\"))"])
  }

  @Test func toRelays() {
    let lines = Lines()
    let publish = (PublishRelay<Int>(), PublishRelay<Int?>())
    let behavior = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: 0))
    let replay = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1))
    _ = Observable<String>.merge(
      publish.0.map { "p\($0)" },
      publish.1.map { "p\($0 ?? 0)?" },
      behavior.0.skip(1).map { "b\($0)" },
      behavior.1.skip(1).map { "b\($0 ?? 0)?" },
      replay.0.map { "r\($0)" },
      replay.1.map { "r\($0 ?? 0)?" }
    ).subscribe(onNext: lines.add)
    let one = Observable.just(1)
    _ = one.bind(to: publish.0, publish.0)
    _ = one.bind(to: publish.1)
    _ = one.bind(to: behavior.0)
    _ = one.bind(to: behavior.1)
    _ = one.bind(to: replay.0)
    _ = one.bind(to: replay.1)
    #expect(lines.take() == ["p1", "p1", "p1?", "b1", "b1?", "r1", "r1?"])
    let two = Infallible.just(2)
    _ = two.bind(to: publish.0, publish.0)
    _ = two.bind(to: publish.1)
    _ = two.bind(to: behavior.0)
    _ = two.bind(to: behavior.1)
    _ = two.bind(to: replay.0)
    _ = two.bind(to: replay.1)
    #expect(lines.take() == ["p2", "p2", "p2?", "b2", "b2?", "r2", "r2?"])
  }

  @Test func toClosures() {
    _ = DiagnosticsLog.shared
    let lines = Lines()
    _ = Observable.of(1, 2).bind(onNext: { lines.add("\($0)") })
    _ = Infallible.of(3, 4).bind(onNext: { lines.add("\($0)") })
    #expect(lines.take() == ["1", "2", "3", "4"])
    _ = Observable<Int>.error(TestError(name: "closure-error")).bind { _ in }
    #expect(
      DiagnosticsLog.shared.lines(containing: "closure-error")
        == ["Binding error: TestError(name: \"closure-error\")"]
    )
  }

  @Test func withAnObjectThatIsNotKeptAlive() {
    let lines = Lines()
    let source = PublishSubject<Int>()
    var object: Token? = Token()
    weak var kept: Token?
    kept = object
    if let object { _ = source.bind(with: object) { _, element in lines.add("\(element)") } }
    source.onNext(1)
    object = nil
    #expect(kept == nil)
    source.onNext(2)
    #expect(lines.take() == ["1"])
  }

  @Test func toFunctions() {
    let lines = Lines()
    let rows = { (source: Observable<Int>) in source.subscribe(onNext: { lines.add("\($0)") }) }
    _ = Observable.of(1, 2).bind(to: rows)
    let labelled = { (source: Observable<Int>) in
      { (label: String) in source.subscribe(onNext: { lines.add(label + "\($0)") }) }
    }
    _ = Observable.of(1, 2).bind(to: labelled, curriedArgument: "n")
    let count = Infallible.of(3).bind(to: { (source: Infallible<Int>) in
      _ = source.subscribe(onNext: { lines.add("\($0)") })
      return 7
    })
    let sum = Infallible.of(4).bind(
      to: { source in
        { (offset: Int) in
          _ = source.subscribe(onNext: { lines.add("\($0 + offset)") })
          return offset
        }
      },
      curriedArgument: 10
    )
    #expect(lines.take() == ["1", "2", "n1", "n2", "3", "14"])
    #expect(count == 7)
    #expect(sum == 10)
  }
}
