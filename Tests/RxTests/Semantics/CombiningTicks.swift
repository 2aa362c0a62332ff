import Dispatch
import Rx
import RxTesting
import Testing

/// Several sources: who is subscribed to when, and what ends the result.
struct CombiningTicks {
  @Test(arguments: [
    Ticks(
      "in step",
      ["210 a, 220 b, 230 |", "215 1, 225 2, 240 |"],
      "215 a1, 225 b2, 240 |",
      ["200-230", "200-240"]
    ),
    Ticks("never and empty", ["150 x", "210 |"], "", ["200-1000", "200-210"]),
    Ticks("an error", ["210 a, 220 #", "300 |"], "220 #", ["200-220", "200-220"]),
    Ticks("an error after completion", ["210 |", "220 #"], "220 #", ["200-210", "200-220"]),
  ])
  func zip(_ row: Ticks) {
    check(row) { sources, _ in Observable.zip(sources[0], sources[1]) { $0 + $1 } }
    check(row) { sources, _ in Observable.zip(sources) { $0.joined() } }
  }

  @Test(arguments: [
    Ticks("empty and something", ["210 |", "215 a, 220 |"], "220 |", ["200-210", "200-220"]),
    Ticks(
      "something and empty",
      ["215 a, 230 b, 240 |", "220 |"],
      "240 |",
      ["200-240", "200-220"]
    ),
    Ticks(
      "an element waits",
      ["210 a, 220 |", "230 1, 240 2"],
      "230 a1",
      ["200-220", "200-1000"]
    ),
  ])
  func zipEndsWhenAllHaveEnded(_ row: Ticks) {
    check(row) { sources, _ in Observable.zip(sources[0], sources[1]) { $0 + $1 } }
  }

  @Test(arguments: [
    Ticks("empty and something", ["210 |", "215 a, 220 |"], "215 |", ["200-210", "200-215"]),
    Ticks(
      "something and empty",
      ["215 a, 230 b, 240 |", "220 |"],
      "230 |",
      ["200-230", "200-220"]
    ),
    Ticks(
      "an element waits",
      ["210 a, 220 |", "230 1, 240 2"],
      "230 a1, 240 |",
      ["200-220", "200-240"]
    ),
  ])
  func zipOfAnArrayMayEndEarlier(_ row: Ticks) {
    check(row) { sources, _ in Observable.zip(sources) { $0.joined() } }
  }

  @Test(arguments: [
    Ticks(
      "the latest of each",
      ["210 a, 220 b, 230 |", "215 1, 225 2, 240 |"],
      "215 a1, 220 b1, 225 b2, 240 |",
      ["200-230", "200-240"]
    ),
    Ticks("never and empty", ["150 x", "210 |"], "", ["200-1000", "200-210"]),
    Ticks("empty and something", ["210 |", "215 a, 220 |"], "215 |", ["200-210", "200-215"]),
    Ticks(
      "one after the other has ended",
      ["210 a, 220 |", "230 1, 240 2, 250 |"],
      "230 a1, 240 a2, 250 |"
    ),
    Ticks("an error", ["210 a, 220 #", "300 |"], "220 #", ["200-220", "200-220"]),
  ])
  func combineLatest(_ row: Ticks) {
    check(row) { sources, _ in Observable.combineLatest(sources[0], sources[1]) { $0 + $1 } }
    check(row) { sources, _ in Observable.combineLatest(sources) { $0.joined() } }
  }

  @Test(arguments: [
    Ticks(
      "with the latest",
      ["210 a, 230 b, 300 |", "220 1, 240 2"],
      "230 b1, 300 |",
      ["200-300", "200-300"]
    ),
    Ticks(
      "the other's end means nothing",
      ["230 b, 300 |", "220 1, 225 |"],
      "230 b1, 300 |",
      ["200-300", "200-225"]
    ),
    Ticks("the other's error", ["230 b", "220 1, 225 #"], "225 #", ["200-225", "200-225"]),
  ])
  func withLatestFrom(_ row: Ticks) {
    check(row) { sources, _ in sources[0].withLatestFrom(sources[1]) { $0 + $1 } }
  }

  @Test(arguments: [
    Ticks(
      "one after the other",
      ["+10 a, 20 |", "+10 b, 20 |"],
      "210 a, 230 b, 240 |",
      ["200-220", "220-240"]
    ),
    Ticks("an error ends it", ["+10 a, 20 #", "+10 b"], "210 a, 220 #", ["200-220", ""]),
    Ticks(
      "the second misses what was hot",
      ["230 |", "210 a, 240 b, 250 |"],
      "240 b, 250 |",
      ["200-230", "230-250"]
    ),
    Ticks("disposed in the first", ["+10 a", "+10 b"], "210 a", ["200-215", ""], disposedAt: 215),
  ])
  func concat(_ row: Ticks) {
    check(row) { sources, _ in sources[0].concat(sources[1]) }
    check(row) { sources, _ in Observable.concat(sources) }
    check(row) { sources, _ in Observable.concat(AnySequence(sources)) }
    check(row) { sources, _ in Observable.from(sources).concat() }
    check(row) { sources, _ in Observable.from(sources).merge(maxConcurrent: 1) }
    check(row) { sources, _ in Observable.of(0, 1).concatMap { sources[$0] } }
  }

  @Test(arguments: [
    Ticks(
      "all at once",
      ["+10 a, 30 b, 40 |", "+20 1, 60 |"],
      "210 a, 220 1, 230 b, 260 |",
      ["200-240", "200-260"]
    ),
    Ticks(
      "an error lets all go",
      ["+10 a, 30 #", "+20 1, 60 |"],
      "210 a, 220 1, 230 #",
      ["200-230", "200-230"]
    ),
  ])
  func merge(_ row: Ticks) {
    check(row) { sources, _ in Observable.merge(sources) }
    check(row) { sources, _ in Observable.merge(sources[0], sources[1]) }
    check(row) { sources, _ in Observable.from(sources).merge() }
    check(row) { sources, _ in Observable.of(0, 1).flatMap { sources[$0] } }
    check(row) { sources, _ in Observable.from(sources).merge(maxConcurrent: 2) }
  }

  @Test(arguments: [
    Ticks(
      "the latest",
      ["210 0, 230 1, 300 |", "+10 a, 30 b", "+10 c, 80 |"],
      "220 a, 240 c, 310 |",
      ["200-300", "210-230", "230-310"]
    ),
    Ticks(
      "waits for the last",
      ["210 0, 215 |", "+10 a, 30 |", "+10 c"],
      "220 a, 240 |",
      ["200-215", "210-240", ""]
    ),
    Ticks(
      "an inner error",
      ["210 0", "+10 a, 30 #", "+1 c"],
      "220 a, 240 #",
      ["200-240", "210-240", ""]
    ),
    Ticks(
      "an outer error",
      ["210 0, 225 #", "+10 a", "+1 c"],
      "220 a, 225 #",
      ["200-225", "210-225", ""]
    ),
  ])
  func flatMapLatest(_ row: Ticks) {
    check(row) { sources, _ in sources[0].flatMapLatest { sources[1 + Int($0)!] } }
    check(row) { sources, _ in sources[0].map { sources[1 + Int($0)!] }.switchLatest() }
  }

  @Test(arguments: [
    Ticks(
      "the first",
      ["210 0, 230 1, 250 1, 300 |", "+10 a, 30 |", "+10 c, 80 |"],
      "220 a, 260 c, 330 |",
      ["200-300", "210-240", "250-330"]
    )
  ])
  func flatMapFirst(_ row: Ticks) {
    check(row) { sources, _ in sources[0].flatMapFirst { sources[1 + Int($0)!] } }
  }

  @Test(arguments: [
    Ticks(
      "the first to speak",
      ["220 a, 230 |", "210 b, 240 |"],
      "210 b, 240 |",
      ["200-210", "200-240"]
    ),
    Ticks("completion is speech", ["210 |", "220 b"], "210 |", ["200-210", "200-210"]),
    Ticks("so is an error", ["220 a", "210 #"], "210 #", ["200-210", "200-210"]),
    Ticks(
      "at the same tick the left one",
      ["210 a, 220 |", "210 b"],
      "210 a, 220 |",
      ["200-220", "200-210"]
    ),
  ])
  func amb(_ row: Ticks) {
    check(row) { sources, _ in sources[0].amb(sources[1]) }
    check(row) { sources, _ in Observable.amb(sources) }
  }

  @Test(arguments: [
    Ticks("until", ["210 a, 230 b", "220 x, 225 y"], "210 a, 220 |", ["200-220", "200-220"]),
    Ticks(
      "the other never speaks",
      ["210 a, 230 |", "220 |"],
      "210 a, 230 |",
      ["200-230", "200-220"]
    ),
    Ticks("the other fails", ["210 a", "220 #"], "210 a, 220 #", ["200-220", "200-220"]),
    Ticks("the source ends first", ["210 |", "220 x"], "210 |", ["200-210", "200-210"]),
  ])
  func takeUntil(_ row: Ticks) {
    check(row) { sources, _ in sources[0].take(until: sources[1]) }
  }

  @Test(arguments: [
    Ticks(
      "until",
      ["210 a, 230 b, 240 |", "220 x, 225 y"],
      "230 b, 240 |",
      ["200-240", "200-220"]
    ),
    Ticks("too early an end is silent", ["210 a, 215 |", "220 x"], "", ["200-215", "200-215"]),
    Ticks("the other only completes", ["210 a, 230 |", "220 |"], "", ["200-230", "200-220"]),
    Ticks("the other fails", ["210 a", "220 #"], "220 #", ["200-220", "200-220"]),
  ])
  func skipUntil(_ row: Ticks) {
    check(row) { sources, _ in sources[0].skip(until: sources[1]) }
  }

  @Test(arguments: [
    Ticks("exclusive", ["210 1, 220 2, 230 3, 240 4"], "210 1, 220 2, 230 |", ["200-230"])
  ])
  func takeWhile(_ row: Ticks) {
    check(row) { sources, _ in sources[0].take(while: { $0 != "3" }) }
    check(row) { sources, _ in sources[0].take(until: { $0 == "3" }) }
    let inclusive = Ticks("inclusive", row.sources, "210 1, 220 2, 230 3, 230 |", ["200-230"])
    check(inclusive) { sources, _ in sources[0].take(while: { $0 != "3" }, behavior: .inclusive) }
    check(inclusive) { sources, _ in sources[0].take(until: { $0 == "3" }, behavior: .inclusive) }
  }

  @Test(arguments: [
    Ticks("switches", ["210 |", "+10 a, 20 |"], "220 a, 230 |", ["200-210", "210-230"]),
    Ticks("need not", ["205 x, 210 |", "+10 a"], "205 x, 210 |", ["200-210", ""]),
    Ticks("fails", ["210 #", "+10 a"], "210 #", ["200-210", ""]),
  ])
  func ifEmptySwitch(_ row: Ticks) {
    check(row) { sources, _ in sources[0].ifEmpty(switchTo: sources[1]) }
  }

  @Test(arguments: [
    Ticks(
      "groups end before the result",
      ["210 a, 220 b, 230 a, 240 |"],
      "210 a0, 220 b0, 230 a1, 240 a|, 240 b|, 240 |",
      ["200-240"]
    ),
    Ticks("so with an error", ["210 a, 220 #"], "210 a0, 220 a#, 220 #", ["200-220"]),
  ])
  func groupBy(_ row: Ticks) {
    check(row) { sources, _ in
      sources[0].groupBy { $0 }.flatMap { group in
        group.enumerated().materialize().map { event in
          switch event {
          case .next(let (index, _)): "\(group.key)\(index)"
          case .error: "\(group.key)#"
          case .completed: "\(group.key)|"
          }
        }
      }
    }
  }

  @Test func aGroupKeepsTheSourceAfterTheResultIsDisposed() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, "a"), .next(220, "b"), .next(230, "a"), .next(240, "a"), .next(260, "a"),
    ])
    let observer = scheduler.createObserver(String.self)
    let inner = SerialDisposable()
    let outer = source.groupBy { $0 }.subscribe(onNext: { group in
      if group.key == "a" { inner.disposable = group.subscribe(observer) }
    })
    scheduler.scheduleAt(225) { outer.dispose() }
    scheduler.scheduleAt(250) { inner.dispose() }
    scheduler.start()
    #expect(observer.events == [.next(210, "a"), .next(230, "a"), .next(240, "a")])
    #expect(source.subscriptions == [Subscription(0, 250)])
  }
}
