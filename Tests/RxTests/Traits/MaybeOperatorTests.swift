import Dispatch
import Rx
import Testing

struct MaybeOperatorTests {
  @Test(arguments: MaybeRows.elements + MaybeRows.absence + MaybeRows.errorsAndTime)
  func marbles(_ row: TraitRow<Maybe<String>>) { row.check { $0.asMaybe() } }
}

enum MaybeRows {
  typealias Row = TraitRow<Maybe<String>>

  static let elements: [Row] = [
    Row("map", "--(a|)", "--(A|)") { m, _ in m.map { $0.uppercased() }.asObservable() },
    Row("map of nothing", "--|", "--|") { m, _ in m.map { $0.uppercased() }.asObservable() },
    Row("a throw in map", "--(a|)", "--#") { m, _ in
      m.map { _ in throw TestError() }.asObservable()
    },
    Row("filter keeps", "--(a|)", "--(a|)") { m, _ in m.filter { $0 == "a" }.asObservable() },
    Row("filter drops", "--(b|)", "--|") { m, _ in m.filter { $0 == "a" }.asObservable() },
    Row("compactMap keeps", "--(7|)", "--(7|)") { m, _ in
      m.compactMap { Int($0) }.map { "\($0)" }.asObservable()
    },
    Row("compactMap drops", "--(a|)", "--|") { m, _ in
      m.compactMap { Int($0) }.map { "\($0)" }.asObservable()
    },
    Row("flatMap", "--(a|)", "-----(<ax>|)", window: "^-!") { m, clock in
      m.flatMap { a in later(3, a + "x", on: clock).asMaybe() }.asObservable()
    },
    Row("flatMap of nothing", "--|", "--|") { m, clock in
      m.flatMap { a in later(3, a + "x", on: clock).asMaybe() }.asObservable()
    },
  ]

  static let absence: [Row] = [
    Row("ifEmpty(default:) leaves an element alone", "--(a|)", "--(a|)") { m, _ in
      m.ifEmpty(default: "x").asObservable()
    },
    Row("ifEmpty(default:)", "--|", "--(x|)") { m, _ in m.ifEmpty(default: "x").asObservable() },
    Row("ifEmpty(default:) passes an error on", "--#", "--#") { m, _ in
      m.ifEmpty(default: "x").asObservable()
    },
    Row("ifEmpty(switchTo:) a maybe", "--|", "----|") { m, clock in
      m.ifEmpty(switchTo: later(2, "x", on: clock).filter { _ in false }.asMaybe()).asObservable()
    },
    Row("ifEmpty(switchTo:) a single", "--|", "----(x|)", window: "^-!") { m, clock in
      m.ifEmpty(switchTo: later(2, "x", on: clock).asSingle()).asObservable()
    },
    Row("ifEmpty(switchTo:) leaves an element alone", "--(a|)", "--(a|)") { m, clock in
      m.ifEmpty(switchTo: later(2, "x", on: clock).asSingle()).asObservable()
    },
  ]

  static let errorsAndTime: [Row] = [
    Row("catch", "--#", "-----(x|)", window: "^-!") { m, clock in
      m.catch { _ in later(3, "x", on: clock).asMaybe() }.asObservable()
    },
    Row("catchAndReturn", "--#", "--(x|)") { m, _ in m.catchAndReturn("x").asObservable() },
    Row("catchAndReturn leaves nothing alone", "--|", "--|") { m, _ in
      m.catchAndReturn("x").asObservable()
    },
    Row("retry", "--#", "----#", window: "^-!,--^-!") { m, _ in m.retry(2).asObservable() },
    Row("retry(when:)", "--#", "-----|", window: "^-!") { m, clock in
      m.retry { (errors: Observable<any Error>) in
        errors.take(1).delay(.seconds(3), scheduler: clock).ignoreElements()
      }
      .asObservable()
    },
    Row("delay", "--|", "----|") { m, clock in
      m.delay(.seconds(2), scheduler: clock).asObservable()
    },
    Row("delaySubscription", "--|", "----|") { m, clock in
      m.delaySubscription(.seconds(2), scheduler: clock).asObservable()
    },
    Row("timeout", "-----|", "---<#Sequence timeout.>") { m, clock in
      m.timeout(.seconds(3), scheduler: clock).asObservable()
    },
    Row("timeout to another", "-----|", "---|") { m, clock in
      m.timeout(.seconds(3), other: .empty(), scheduler: clock).asObservable()
    },
    Row("observe(on:)", "--|", "--|") { m, clock in m.observe(on: clock).asObservable() },
    Row("subscribe(on:)", "--|", "--|") { m, clock in m.subscribe(on: clock).asObservable() },
  ]
}
