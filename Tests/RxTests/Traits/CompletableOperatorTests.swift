import Dispatch
import Rx
import Testing

struct CompletableOperatorTests {
  @Test(arguments: CompletableRows.sequences + CompletableRows.errorsAndTime)
  func marbles(_ row: TraitRow<Completable>) {
    row.check { $0.ignoreElements().asCompletable() }
  }

  @Test(arguments: [
    Marbles("one after the other", ["--|", "---|"], "-----|", windows: ["^-!", "--^--!"]),
    Marbles(
      "an error keeps the second from starting",
      ["--#", "---|"],
      "--#",
      windows: ["^-!", ""]
    ),
    Marbles("an error of the second", ["--|", "---#"], "-----#", windows: ["^-!", "--^--!"]),
  ])
  func concat(_ row: Marbles) {
    for concat in concats {
      expect(row) { sources, _ in concat(completable(sources[0]), completable(sources[1])).events }
    }
  }

  @Test(arguments: [
    Marbles("all at once", ["--|", "---|"], "---|", windows: ["^-!", "^--!"]),
    Marbles("in any order", ["---|", "--|"], "---|", windows: ["^--!", "^-!"]),
    Marbles("an error ends it", ["--#", "---|"], "--#", windows: ["^-!", "^-!"]),
  ])
  func zip(_ row: Marbles) {
    for zip in zips {
      expect(row) { sources, _ in zip(completable(sources[0]), completable(sources[1])).events }
    }
  }

  @Test func nothingToWaitFor() {
    #expect(events(Completable.zip([]).asObservable()) == ["completed"])
    #expect(events(Completable.concat([]).asObservable()) == ["completed"])
  }

  @Test func aSequenceIsAskedForTheNextOneWhenItIsItsTurn() {
    var asked = 0
    let endless = AnySequence {
      AnyIterator<Completable> {
        asked += 1
        return asked == 3 ? .error(TestError()) : .empty()
      }
    }
    #expect(events(Completable.concat(endless).asObservable()) == ["error(TestError(name: \"#\"))"])
    #expect(asked == 3)
  }

  private let concats: [(Completable, Completable) -> Completable] = [
    { $0.concat($1) },
    { Completable.concat($0, $1) },
    { Completable.concat([$0, $1]) },
    { Completable.concat(AnySequence([$0, $1])) },
  ]

  private let zips: [(Completable, Completable) -> Completable] = [
    { Completable.zip($0, $1) },
    { Completable.zip([$0, $1]) },
    { Completable.zip(AnyCollection([$0, $1])) },
  ]
}

private func completable(_ source: Observable<String>) -> Completable {
  source.ignoreElements().asCompletable()
}

extension Completable {
  /// The end, as an observable that marbles can show.
  var events: Observable<String> { andThen(.empty()) }
}

enum CompletableRows {
  typealias Row = TraitRow<Completable>

  static let sequences: [Row] = [
    Row("andThen a single", "--|", "-----(x|)", window: "^-!") { c, clock in
      c.andThen(later(3, "x", on: clock).asSingle()).asObservable()
    },
    Row("andThen a maybe", "--|", "-----|", window: "^-!") { c, clock in
      c.andThen(later(3, "x", on: clock).filter { _ in false }.asMaybe()).asObservable()
    },
    Row("andThen a completable", "--|", "-----|", window: "^-!") { c, clock in
      c.andThen(later(3, "x", on: clock).ignoreElements().asCompletable()).events
    },
    Row("andThen an observable", "--|", "---x-(y|)", window: "^-!") { c, clock in
      c.andThen(.merge(later(1, "x", on: clock), later(3, "y", on: clock)))
    },
    Row("andThen after an error", "--#", "--#") { c, clock in
      c.andThen(later(3, "x", on: clock).asSingle()).asObservable()
    },
    Row("andThen and an error of the second", "--|", "--#") { c, _ in
      c.andThen(Single<String>.error(TestError())).asObservable()
    },
  ]

  static let errorsAndTime: [Row] = [
    Row("catch", "--#", "--|") { c, _ in c.catch { _ in .empty() }.events },
    Row("a throw in catch", "--#", "--#") { c, _ in c.catch { throw $0 }.events },
    Row("retry", "--#", "----#", window: "^-!,--^-!") { c, _ in c.retry(2).events },
    Row("retry(when:)", "--#", "-----#", window: "^-!,---^-!") { c, clock in
      c.retry { (errors: Observable<TestError>) in
        errors.take(1).delay(.seconds(1), scheduler: clock).concat(Observable.never())
          .take(until: errors.skip(1)).concat(Observable.error(TestError()))
      }
      .events
    },
    Row("delay", "--|", "----|") { c, clock in
      c.delay(.seconds(2), scheduler: clock).events
    },
    Row("delaySubscription", "--|", "----|") { c, clock in
      c.delaySubscription(.seconds(2), scheduler: clock).events
    },
    Row("timeout", "-----|", "---<#Sequence timeout.>") { c, clock in
      c.timeout(.seconds(3), scheduler: clock).events
    },
    Row("timeout to another", "-----|", "---|") { c, clock in
      c.timeout(.seconds(3), other: .empty(), scheduler: clock).events
    },
    Row("observe(on:)", "--|", "--|") { c, clock in c.observe(on: clock).events },
    Row("subscribe(on:)", "--|", "--|") { c, clock in c.subscribe(on: clock).events },
  ]
}
