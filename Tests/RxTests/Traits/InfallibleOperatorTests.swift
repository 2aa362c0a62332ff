import Dispatch
import Rx
import Testing

struct InfallibleOperatorTests {
  @Test(
    arguments: InfallibleRows.filtering + InfallibleRows.taking + InfallibleRows.transforming
      + InfallibleRows.time + InfallibleRows.combining
  )
  func marbles(_ row: TraitRow<Infallible<String>>) {
    row.check { $0.asInfallible(onErrorFallbackTo: .never()) }
  }

  @Test(arguments: [
    Marbles("one after the other", ["--a-|", "-b-|"], "--a--b-|", windows: ["^---!", "----^--!"])
  ])
  func concat(_ row: Marbles) {
    let concats: [(Infallible<String>, Infallible<String>) -> Infallible<String>] = [
      { $0.concat($1) },
      { $0.concat($1.asObservable()) },
      { Infallible.concat($0, $1) },
      { Infallible.concat([$0, $1]) },
      { Infallible.concat(AnySequence([$0, $1])) },
    ]
    for concat in concats {
      expect(row) { s, _ in concat(infallible(s[0]), infallible(s[1])).asObservable() }
    }
  }

  @Test(arguments: [Marbles("side by side", ["--a-|", "-b---|"], "-ba--|")])
  func merge(_ row: Marbles) {
    let merges: [(Infallible<String>, Infallible<String>) -> Infallible<String>] = [
      { Infallible.merge($0, $1) },
      { Infallible.merge([$0, $1]) },
      { Infallible.merge(AnyCollection([$0, $1])) },
    ]
    for merge in merges {
      expect(row) { s, _ in merge(infallible(s[0]), infallible(s[1])).asObservable() }
    }
  }

  @Test(arguments: [
    Marbles("the latest of the other", ["--a---b--|", "-x--y-----"], "--(<ax>)---(<by>)--|")
  ])
  func withLatestFrom(_ row: Marbles) {
    expect(row) { s, _ in
      infallible(s[0]).withLatestFrom(infallible(s[1])) { $0 + $1 }.asObservable()
    }
  }

  @Test(arguments: [Marbles("alone", ["--a---b--|", "-x--y-----"], "--x---y--|")])
  func latest(_ row: Marbles) {
    expect(row) { s, _ in infallible(s[0]).withLatestFrom(infallible(s[1])).asObservable() }
  }

  @Test(arguments: [Marbles("until another's element", ["-a-b-c-|", "----x"], "-a-b|")])
  func takeUntil(_ row: Marbles) {
    expect(row) { s, _ in infallible(s[0]).take(until: s[1]).asObservable() }
    expect(row) { s, _ in infallible(s[0]).take(until: infallible(s[1])).asObservable() }
  }

  @Test(arguments: [Marbles("until another's element", ["-a-b-c-|", "----x"], "-----c-|")])
  func skipUntil(_ row: Marbles) {
    expect(row) { s, _ in infallible(s[0]).skip(until: s[1]).asObservable() }
  }

  @Test func withUnretained() {
    final class Owner { let name = "o" }
    var owner: Owner? = Owner()
    let source = PublishRelay<Int>()
    let log = Log()
    if let owner {
      _ = log.subscribe(
        to: source.asInfallible().withUnretained(owner).map { "\($0.name)\($1)" }.asObservable()
      )
      _ = log.subscribe(
        to: source.asInfallible().withUnretained(owner) { "\($0.name)-\($1)" }.asObservable()
      )
    }
    source.accept(1)
    owner = nil
    source.accept(2)
    #expect(log.events == ["next(o1)", "next(o-1)", "completed", "completed"])
  }

  @Test func share() {
    var subscriptions = 0
    let source = PublishRelay<Int>()
    let shared = source.asInfallible().do(onSubscribe: { subscriptions += 1 }).share(replay: 1)
    let log = Log()
    _ = log.subscribe(to: shared.asObservable())
    source.accept(1)
    _ = log.subscribe(to: shared.asObservable())
    #expect(log.events == ["next(1)", "next(1)"])
    #expect(subscriptions == 1)
  }

  @Test func doReceivesEverything() {
    let log = Lines()
    _ = Infallible.just(1).do(
      onNext: { log.add("on \($0)") },
      afterNext: { log.add("after \($0)") },
      onCompleted: { log.add("completed") },
      afterCompleted: { log.add("after completed") },
      onSubscribe: { log.add("subscribe") },
      onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("dispose") }
    ).subscribe(onNext: { log.add("\($0)") })
    #expect(
      log.take() == [
        "subscribe", "on 1", "1", "after 1", "completed", "after completed", "subscribed",
        "dispose",
      ]
    )
  }

  @Test func debugPrintsTheEvents() throws {
    _ = DiagnosticsLog.shared
    _ = Infallible.just(1).debug("infallible-debug").subscribe()
    _ = Single.just(1).debug("single-debug").subscribe()
    _ = Infallible<String>.just(String(repeating: "x", count: 60))
      .debug("trimmed-debug", trimOutput: true).subscribe()
    for name in ["infallible-debug", "single-debug"] {
      let contents = DiagnosticsLog.shared.lines(containing: name).map { line in
        line.drop { $0 != ">" }.dropFirst(2)
      }
      #expect(contents == ["subscribed", "Event next(1)", "Event completed", "isDisposed"])
    }
    let trimmed = DiagnosticsLog.shared.lines(containing: "trimmed-debug")
    try #require(trimmed.count > 1)
    #expect(trimmed[1].hasSuffix("xxxxx)"))
    #expect(trimmed[1].contains("..."))
  }
}

private func infallible(_ source: Observable<String>) -> Infallible<String> {
  source.asInfallible(onErrorFallbackTo: .never())
}

enum InfallibleRows {
  typealias Row = TraitRow<Infallible<String>>

  static let filtering: [Row] = [
    Row("filter", "-a-b-a|", "-a---a|") { i, _ in i.filter { $0 == "a" }.asObservable() },
    Row("distinctUntilChanged", "-a-a-b-a|", "-a---b-a|") { i, _ in
      i.distinctUntilChanged().asObservable()
    },
    Row("distinctUntilChanged by key", "-a-A-b|", "-a---b|") { i, _ in
      i.distinctUntilChanged { $0.lowercased() }.asObservable()
    },
    Row("distinctUntilChanged by a comparer", "-a-A-b|", "-a---b|") { i, _ in
      i.distinctUntilChanged { $0.lowercased() == $1.lowercased() }.asObservable()
    },
    Row("distinctUntilChanged by key and comparer", "-a-A-b|", "-a---b|") { i, _ in
      i.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 }).asObservable()
    },
    Row("distinctUntilChanged at a key path", "-a-b-<cd>|", "-a---<cd>|") { i, _ in
      i.distinctUntilChanged(at: \.count).asObservable()
    },
    Row("skip(while:)", "-a-b-a|", "---b-a|") { i, _ in
      i.skip { $0 == "a" }.asObservable()
    },
  ]

  static let taking: [Row] = [
    Row("take", "-a-b-c|", "-a-(b|)", window: "^--!") { i, _ in i.take(2).asObservable() },
    Row("take(until:) an element", "-a-b-c|", "-a-|") { i, _ in
      i.take(until: { $0 == "b" }).asObservable()
    },
    Row("take(until:) with it", "-a-b-c|", "-a-(b|)") { i, _ in
      i.take(until: { $0 == "b" }, behavior: .inclusive).asObservable()
    },
    Row("take(while:)", "-a-b-a|", "-a-|") { i, _ in
      i.take(while: { $0 == "a" }).asObservable()
    },
    Row("take(while:) and the first other", "-a-b-a|", "-a-(b|)") { i, _ in
      i.take(while: { $0 == "a" }, behavior: .inclusive).asObservable()
    },
    Row("take(for:)", "-a-b-c|", "-a-b|") { i, clock in
      i.take(for: .seconds(4), scheduler: clock).asObservable()
    },
  ]

  static let transforming: [Row] = [
    Row("map", "-a-b|", "-A-B|") { i, _ in i.map { $0.uppercased() }.asObservable() },
    Row("compactMap", "-a-7|", "---7|") { i, _ in
      i.compactMap { Int($0) }.map { "\($0)" }.asObservable()
    },
    Row("flatMap", "-a-b|", "---a-(b|)") { i, clock in
      i.flatMap { later(2, $0, on: clock) }.asObservable()
    },
    Row("flatMapLatest", "-ab|", "----(b|)") { i, clock in
      i.flatMapLatest { later(2, $0, on: clock) }.asObservable()
    },
    Row("flatMapFirst", "-ab|", "---(a|)") { i, clock in
      i.flatMapFirst { later(2, $0, on: clock) }.asObservable()
    },
    Row("concatMap", "-ab|", "---a-(b|)") { i, clock in
      i.concatMap { later(2, $0, on: clock) }.asObservable()
    },
    Row("scan", "-a-b|", "-<xa>-<xab>|") { i, _ in
      i.scan("x") { $0 + $1 }.asObservable()
    },
    Row("scan(into:)", "-a-b|", "-<xa>-<xab>|") { i, _ in
      i.scan(into: "x") { $0 += $1 }.asObservable()
    },
  ]

  static let time: [Row] = [
    Row("debounce", "-ab----c-|", "-----b---(c|)") { i, clock in
      i.debounce(.seconds(3), scheduler: clock).asObservable()
    },
    Row("throttle", "-abc-----|", "-a--c----|") { i, clock in
      i.throttle(.seconds(3), scheduler: clock).asObservable()
    },
    Row("throttle without the latest", "-abc-----|", "-a-------|") { i, clock in
      i.throttle(.seconds(3), latest: false, scheduler: clock).asObservable()
    },
  ]

  static let combining: [Row] = [
    Row("startWith", "-a|", "xa|") { i, _ in i.startWith("x").asObservable() },
    Row("debug", "-a|", "-a|") { i, _ in i.debug("infallible-row").asObservable() },
  ]
}
