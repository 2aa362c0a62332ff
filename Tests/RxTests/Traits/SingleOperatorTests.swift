import Dispatch
import Rx
import Testing

struct SingleOperatorTests {
  @Test(arguments: SingleRows.elements + SingleRows.errors + SingleRows.time)
  func marbles(_ row: TraitRow<Single<String>>) { row.check { $0.asSingle() } }

  @Test(arguments: [
    Marbles("the element goes on later", "--(a|)", "----(a|)"),
    Marbles("an error does not", "--#", "--#"),
  ])
  func delay(_ row: Marbles) {
    expect(row) { source, clock in
      source.asSingle().delay(.seconds(2), scheduler: clock).asObservable()
    }
  }
}

enum SingleRows {
  typealias Row = TraitRow<Single<String>>

  static let elements: [Row] = [
    Row("map", "--(a|)", "--(A|)") { s, _ in s.map { $0.uppercased() }.asObservable() },
    Row("map passes an error on", "--#", "--#") { s, _ in
      s.map { $0.uppercased() }.asObservable()
    },
    Row("a throw in map", "--(a|)", "--#", window: "^-!") { s, _ in
      s.map { _ in throw TestError() }.asObservable()
    },
    Row("filter keeps", "--(a|)", "--(a|)") { s, _ in s.filter { $0 == "a" }.asObservable() },
    Row("filter drops", "--(b|)", "--|") { s, _ in s.filter { $0 == "a" }.asObservable() },
    Row("a throw in filter", "--(b|)", "--#") { s, _ in
      s.filter { _ in throw TestError() }.asObservable()
    },
    Row("compactMap keeps", "--(7|)", "--(7|)") { s, _ in
      s.compactMap { Int($0) }.map { "\($0)" }.asObservable()
    },
    Row("compactMap drops", "--(a|)", "--|") { s, _ in
      s.compactMap { Int($0) }.map { "\($0)" }.asObservable()
    },
    Row("flatMap", "--(a|)", "-----(<ax>|)", window: "^-!") { s, clock in
      s.flatMap { a in later(3, a + "x", on: clock).asSingle() }.asObservable()
    },
    Row("a throw in flatMap", "--(a|)", "--#") { s, _ in
      s.flatMap { _ -> Single<String> in throw TestError() }.asObservable()
    },
    Row("flatMapMaybe", "--(a|)", "---|") { s, clock in
      s.flatMapMaybe { _ in later(1, "x", on: clock).filter { _ in false }.asMaybe() }
        .asObservable()
    },
    Row("flatMapCompletable", "--(a|)", "----|") { s, clock in
      s.flatMapCompletable { _ in later(2, "x", on: clock).ignoreElements().asCompletable() }
        .andThen(.empty())
    },
    Row("asMaybe", "--(a|)", "--(a|)") { s, _ in s.asMaybe().asObservable() },
    Row("asCompletable", "--(a|)", "--|") { s, _ in
      s.asCompletable().andThen(.empty())
    },
    Row("asCompletable passes an error on", "--#", "--#") { s, _ in
      s.asCompletable().andThen(.empty())
    },
  ]

  static let errors: [Row] = [
    Row("catch", "--#", "-----(x|)", window: "^-!") { s, clock in
      s.catch { _ in later(3, "x", on: clock).asSingle() }.asObservable()
    },
    Row("catch leaves an element alone", "--(a|)", "--(a|)") { s, _ in
      s.catch { _ in .just("x") }.asObservable()
    },
    Row("a throw in catch", "--#", "--(x|)") { s, _ in
      s.catch { _ in throw RxError.unknown }
        .catch { error in error is RxError ? .just("x") : .never() }.asObservable()
    },
    Row("catchAndReturn", "--#", "--(x|)") { s, _ in s.catchAndReturn("x").asObservable() },
    Row("retry", "--#", "------#", window: "^-!,--^-!,----^-!") { s, _ in
      s.retry(3).asObservable()
    },
    Row("retry(when:)", "--#", "-------#", window: "^-!,-----^-!") { s, clock in
      s.retry { (errors: Observable<TestError>) in
        errors.enumerated().flatMap { number, error -> Observable<Int> in
          if number == 1 { return .error(error) }
          return .timer(.seconds(3), scheduler: clock)
        }
      }
      .asObservable()
    },
    Row("retry(when:) with any error", "--#", "-------#", window: "^-!,-----^-!") { s, clock in
      s.retry { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { number, error -> Observable<Int> in
          if number == 1 { return .error(error) }
          return .timer(.seconds(3), scheduler: clock)
        }
      }
      .asObservable()
    },
    Row("retry(when:) with an error of another type", "--#", "--#") { s, _ in
      s.retry { (errors: Observable<RxError>) in errors }.asObservable()
    },
  ]

  static let time: [Row] = [
    Row("delaySubscription", "--(a|)", "-----(a|)", window: "---^-!") { s, clock in
      s.delaySubscription(.seconds(3), scheduler: clock).asObservable()
    },
    Row("timeout", "-----(a|)", "---<#Sequence timeout.>", window: "^--!") { s, clock in
      s.timeout(.seconds(3), scheduler: clock).asObservable()
    },
    Row("timeout in time", "--(a|)", "--(a|)") { s, clock in
      s.timeout(.seconds(3), scheduler: clock).asObservable()
    },
    Row("timeout to another", "-----(a|)", "----(x|)", window: "^--!") { s, clock in
      s.timeout(.seconds(3), other: later(1, "x", on: clock).asSingle(), scheduler: clock)
        .asObservable()
    },
    Row("observe(on:)", "--(a|)", "--(a|)") { s, clock in s.observe(on: clock).asObservable() },
    Row("subscribe(on:)", "--(a|)", "--(a|)") { s, clock in
      s.subscribe(on: clock).asObservable()
    },
    Row("debug", "--(a|)", "--(a|)") { s, _ in s.debug("traits-debug").asObservable() },
  ]
}
