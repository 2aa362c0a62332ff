import Rx
import Testing

struct CreatingTests {
  @Test func creating() {
    let rows: [(Observable<Int>, [String])] = [
      (
        Observable<Int>.just(1, scheduler: CurrentThreadScheduler.instance),
        ["next(1)", "completed"]
      ),
      (Observable<Int>.from(optional: 1), ["next(1)", "completed"]),
      (Observable<Int>.from(optional: nil), ["completed"]),
      (
        Observable<Int>.from(optional: nil, scheduler: CurrentThreadScheduler.instance),
        ["completed"]
      ),
      (Observable<Int>.range(start: 3, count: 2), ["next(3)", "next(4)", "completed"]),
      (Observable<Int>.range(start: 3, count: 0), ["completed"]),
      (Observable<Int>.range(start: .max, count: 1), ["next(\(Int.max))", "completed"]),
      (Observable<Int>.range(start: .max, count: 2), ["error(Argument out of range.)"]),
      (Observable<Int>.range(start: 0, count: -1), ["error(Argument out of range.)"]),
      (
        Observable<Int>.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 }),
        ["next(1)", "next(2)", "next(4)", "completed"]
      ),
      (
        Observable<Int>.generate(
          initialState: 1,
          condition: { _ in true },
          iterate: { _ in throw TestError() }
        ),
        ["next(1)", "error(TestError(name: \"#\"))"]
      ),
      (
        Observable<Int>.repeatElement(7).take(2), ["next(7)", "next(7)", "completed"]
      ),
      (Observable<Int>.deferred { throw TestError() }, ["error(TestError(name: \"#\"))"]),
      (Observable<Int>.never(), []),
    ]
    for (source, wanted) in rows { #expect(events(source) == wanted) }
  }

  @Test func usingDisposesTheResourceAfterTheSource() {
    var log: [String] = []
    let source = Observable.using(
      { Resource { log.append("resource") } },
      observableFactory: { _ in
        Observable<Int>.create { _ in Disposables.create { log.append("source") } }
      }
    )
    source.subscribe().dispose()
    #expect(log == ["source", "resource"])
  }

  @Test func usingDisposesTheResourceWhenTheFactoryThrows() {
    let resource = BooleanDisposable()
    let source = Observable<Int>.using({ resource }, observableFactory: { _ in throw TestError() })
    #expect(events(source) == ["error(TestError(name: \"#\"))"])
    #expect(resource.isDisposed)
  }

  @Test func fromRunsOnOtherSchedulersToo() {
    let clock = TickClock()
    let log = Log()
    _ = log.subscribe(to: .of(1, 2, scheduler: clock))
    #expect(log.events == [])
    clock.start()
    #expect(log.events == ["next(1)", "next(2)", "completed"])
  }
}

private struct Resource: Disposable {
  let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func dispose() { end() }
}
