import Dispatch
import Rx

extension OperatorLawTable {
  mutating func addInfallible() {
    addMaker("Infallible.just(_:)") { _ in Infallible.just(1) }
    addMaker("Infallible.just(_:scheduler:)") { Infallible.just(1, scheduler: $0) }
    addMaker("Infallible.of(_:scheduler:)") { Infallible.of(1, 2, scheduler: $0) }
    addMaker("Infallible.from(_:scheduler:)") { Infallible.from([1, 2], scheduler: $0) }
    addMaker("Infallible.from(_:scheduler:)", overload: 2) {
      Infallible.from(Set([1]), scheduler: $0)
    }
    addMaker("Infallible.never()") { _ in Infallible<Int>.never() }
    addMaker("Infallible.empty()") { _ in Infallible<Int>.empty() }
    addInfallible("static Infallible.create(subscribe:)") { source in
      Infallible<Int>.create { observer in
        source.subscribe(onNext: { observer(.next($0)) }, onCompleted: { observer(.completed) })
      }
    }
    addInfallible("static Infallible.deferred(_:)") { source in
      Infallible.deferred { source }
    } failing: { _ in
      Infallible<Int>.deferred { throw TestError() }
    }

    addInfallible("Infallible.asObservable()") { $0.asObservable() }
    addInfallible("Infallible.map(_:)") { $0.map { $0 + 1 } }
    addInfallible("Infallible.compactMap(_:)") { $0.compactMap { $0 > 1 ? $0 : nil } }
    addInfallible("Infallible.flatMap(_:)") { $0.flatMap { Infallible.just($0) } }
    addInfallible("Infallible.flatMapLatest(_:)") { $0.flatMapLatest { Infallible.just($0) } }
    addInfallible("Infallible.flatMapFirst(_:)") { $0.flatMapFirst { Infallible.just($0) } }
    addInfallible("Infallible.concatMap(_:)") { $0.concatMap { Infallible.just($0) } }
    addInfallible("Infallible.scan(into:accumulator:)") { $0.scan(into: [Int]()) { $0.append($1) } }
    addInfallible("Infallible.scan(_:accumulator:)") { $0.scan(0) { $0 + $1 } }

    addInfallible("Infallible.filter(_:)") { $0.filter { $0 > 1 } }
    addInfallible("Infallible.distinctUntilChanged()") { $0.distinctUntilChanged() }
    addInfallible("Infallible.distinctUntilChanged(_:)") {
      $0.distinctUntilChanged { $0 % 2 }
    } failing: {
      $0.distinctUntilChanged { _ -> Int in throw TestError() }
    }
    addInfallible("Infallible.distinctUntilChanged(_:)", overload: 2) {
      $0.distinctUntilChanged { $0 == $1 }
    } failing: {
      $0.startWith(0).distinctUntilChanged { _, _ in throw TestError() }
    }
    addInfallible("Infallible.distinctUntilChanged(_:comparer:)") {
      $0.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
    } failing: {
      $0.distinctUntilChanged({ _ -> Int in throw TestError() }, comparer: { $0 == $1 })
    }
    addInfallible("Infallible.distinctUntilChanged(at:)") {
      $0.distinctUntilChanged(at: \.magnitude)
    }
    addInfallible("Infallible.take(_:)") { $0.take(9) }
    addInfallible("Infallible.take(until:)") { $0.take(until: Infallible<Int>.never()) }
    addInfallible("Infallible.take(until:)", overload: 2) {
      $0.take(until: Observable<Int>.never())
    }
    addInfallible("Infallible.take(until:behavior:)") {
      $0.take(until: { $0 > 9 }, behavior: .inclusive)
    } failing: {
      $0.take(until: { _ in throw TestError() }, behavior: .inclusive)
    }
    addInfallible("Infallible.take(while:behavior:)") {
      $0.take(while: { $0 < 9 }, behavior: .exclusive)
    } failing: {
      $0.take(while: { _ in throw TestError() }, behavior: .exclusive)
    }
    addInfallible("Infallible.skip(while:)") {
      $0.skip { $0 < 2 }
    } failing: {
      $0.skip { _ in throw TestError() }
    }
    addInfallible("Infallible.skip(until:)") { $0.skip(until: Observable.just(1)) }

    addInfallible("Infallible.startWith(_:)") { $0.startWith(7) }
    addInfallible("Infallible.concat(_:)") { $0.concat(Infallible.just(7)) }
    addInfallible("static Infallible.concat(_:)") {
      Infallible.concat(AnySequence([$0, .just(7)]))
    }
    addInfallible("static Infallible.concat(_:)", overload: 2) {
      Infallible.concat([$0, .just(7)])
    }
    addInfallible("static Infallible.concat(_:)", overload: 3) { Infallible.concat($0, .just(7)) }
    addInfallible("static Infallible.merge(_:)") {
      Infallible.merge(AnyCollection([$0, .just(7)]))
    }
    addInfallible("static Infallible.merge(_:)", overload: 2) { Infallible.merge([$0, .just(7)]) }
    addInfallible("static Infallible.merge(_:)", overload: 3) { Infallible.merge($0, .just(7)) }
    addInfallible("Infallible.withLatestFrom(_:)") { $0.withLatestFrom($0) }
    addInfallible("Infallible.withLatestFrom(_:resultSelector:)") {
      $0.withLatestFrom(Infallible.just(7)) { $0 + $1 }
    } failing: {
      $0.withLatestFrom(Infallible.just(7)) { (_, _) -> Int in throw TestError() }
    }
    let object = Token()
    addInfallible("Infallible.withUnretained(_:)") { $0.withUnretained(object).map { $1 } }
    addInfallible("Infallible.withUnretained(_:resultSelector:)") {
      $0.withUnretained(object) { $1 }
    }
    addInfallible("Infallible.share(replay:scope:)") { $0.share(replay: 2) }
    addInfallible("Infallible.debug(_:trimOutput:file:line:function:)") { source in
      _ = DiagnosticsLog.shared
      return source.debug("laws")
    }
    let everyArgument =
      "Infallible.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    addInfallible(everyArgument) {
      $0.do(onNext: { _ in }, onCompleted: {}, onDispose: {})
    } failing: {
      $0.do(onNext: { _ in throw TestError() })
    }
    addTimedInfallible()
  }

  private mutating func addTimedInfallible() {
    let timed: [(String, (Infallible<Int>, TickClock) -> Infallible<Int>)] = [
      ("debounce(_:scheduler:)", { $0.debounce(.seconds(3), scheduler: $1) }),
      ("throttle(_:latest:scheduler:)", { $0.throttle(.seconds(3), scheduler: $1) }),
      ("take(for:scheduler:)", { $0.take(for: .seconds(100_000), scheduler: $1) }),
    ]
    for (name, operation) in timed {
      add(
        "Infallible.\(name)",
        1,
        [:],
        [.passesErrors, .throwEnds],
        { operation($0.infallible, $1) },
        failing: { $0 }
      )
    }
  }
}
