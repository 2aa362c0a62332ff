import Dispatch
import Rx

extension OperatorLawTable {
  mutating func addPrimitiveSequences() {
    addPrimitiveMakers()
    addPrimitiveOperators()
    addSingles()
    addMaybes()
    addCompletables()
  }

  private mutating func addPrimitiveMakers() {
    addMaker("PrimitiveSequence.just(_:)") { _ in Single.just(1) }
    addMaker("PrimitiveSequence.just(_:scheduler:)") { Single.just(1, scheduler: $0) }
    addMaker("PrimitiveSequence.error(_:)") { _ in Single<Int>.error(TestError()) }
    addMaker("PrimitiveSequence.never()") { _ in Single<Int>.never() }
    addMaker("PrimitiveSequence.timer(_:scheduler:)") {
      Single<Int>.timer(.seconds(3), scheduler: $0)
    }
    addMaker("Maybe.empty()") { _ in Maybe<Int>.empty() }
    addMaker("Completable.empty()") { _ in Completable.empty() }
    addSingle("static PrimitiveSequence.deferred(_:)") { source in
      Single.deferred { source }
    } failing: { _ in
      Single<Int>.deferred { throw TestError() }
    }
    addSingle("static PrimitiveSequence.using(_:primitiveSequenceFactory:)") { source in
      Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source })
    } failing: { _ in
      Single<Int>.using(
        { BooleanDisposable() },
        primitiveSequenceFactory: { _ in throw TestError() }
      )
    }
  }

  private mutating func addPrimitiveOperators() {
    addSingle("PrimitiveSequence.asObservable()") { $0.asObservable() }
    addSingle("PrimitiveSequence.asObservable()", overload: 2) {
      $0.primitiveSequence.asObservable()
    }
    addSingle("PrimitiveSequence.debug(_:trimOutput:file:line:function:)") { source in
      _ = DiagnosticsLog.shared
      return source.debug("laws")
    }
    addSingle("PrimitiveSequence.retry(_:)") { $0.retry(1) }
    addSingle("PrimitiveSequence.retry(when:)") {
      $0.retry { (errors: Observable<TestError>) in
        errors.flatMap { Observable<Int>.error($0) }
      }
    }
    addSingle("PrimitiveSequence.retry(when:)", overload: 2) {
      $0.retry { (errors: Observable<any Error>) in
        errors.flatMap { Observable<Int>.error($0) }
      }
    }
    let caught = "something takes the error's place"
    addSingle("PrimitiveSequence.catch(_:)", exempt: [.passesErrors: caught]) {
      $0.catch { _ in .just(7) }
    } failing: {
      $0.map { _ -> Int in throw RxError.unknown }.catch { _ in throw TestError() }
    }
    addSingle("PrimitiveSequence.catchAndReturn(_:)", exempt: [.passesErrors: caught]) {
      $0.catchAndReturn(7)
    }
    let long = RxTimeInterval.seconds(100_000)
    let timed: [(String, (Single<Int>, TickClock) -> Single<Int>)] = [
      ("observe(on:)", { $0.observe(on: $1) }),
      ("delay(_:scheduler:)", { $0.delay(.seconds(3), scheduler: $1) }),
      ("delaySubscription(_:scheduler:)", { $0.delaySubscription(.seconds(3), scheduler: $1) }),
      ("timeout(_:scheduler:)", { $0.timeout(long, scheduler: $1) }),
      ("timeout(_:other:scheduler:)", { $0.timeout(long, other: .just(7), scheduler: $1) }),
    ]
    for (name, operation) in timed {
      add("PrimitiveSequence.\(name)", timed: { operation($0.single, $1) })
    }
    add(
      "PrimitiveSequence.subscribe(on:)",
      exempt: Self.disposesLater,
      timed: { $0.single.subscribe(on: $1) }
    )
  }

  private mutating func addSingles() {
    addSingle("static Single.create(subscribe:)") { source in
      Single<Int>.create { observer in source.subscribe { observer($0) } }
    }
    leave("static Single.create(detached:priority:work:)", to: "TaskTests")
    addSingle("Single.map(_:)") {
      $0.map { $0 + 1 }
    } failing: {
      $0.map { _ -> Int in throw TestError() }
    }
    addSingle("Single.filter(_:)") {
      $0.filter { $0 > 1 }
    } failing: {
      $0.filter { _ in throw TestError() }
    }
    addSingle("Single.compactMap(_:)") {
      $0.compactMap { $0 }
    } failing: {
      $0.compactMap { _ -> Int? in throw TestError() }
    }
    addSingle("Single.flatMap(_:)") {
      $0.flatMap { .just($0) }
    } failing: {
      $0.flatMap { _ -> Single<Int> in throw TestError() }
    }
    addSingle("Single.flatMapMaybe(_:)") {
      $0.flatMapMaybe { .just($0) }
    } failing: {
      $0.flatMapMaybe { _ -> Maybe<Int> in throw TestError() }
    }
    addSingle("Single.flatMapCompletable(_:)") {
      $0.flatMapCompletable { _ in .empty() }
    } failing: {
      $0.flatMapCompletable { _ in throw TestError() }
    }
    let everyArgument =
      "Single.do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)"
    addSingle(everyArgument) {
      $0.do(onSuccess: { _ in }, onError: { _ in }, onDispose: {})
    } failing: {
      $0.do(onSuccess: { _ in throw TestError() })
    }
    addSingle("Single.asMaybe()") { $0.asMaybe() }
    addSingle("Single.asCompletable()") { $0.asCompletable() }
  }

  private mutating func addMaybes() {
    add("static Maybe.create(subscribe:)") { source in
      Maybe<Int>.create { observer in source.maybe.subscribe { observer($0) } }
    }
    add("Maybe.map(_:)") {
      $0.maybe.map { $0 + 1 }
    } failing: {
      $0.maybe.map { _ -> Int in throw TestError() }
    }
    add("Maybe.filter(_:)") {
      $0.maybe.filter { $0 > 1 }
    } failing: {
      $0.maybe.filter { _ in throw TestError() }
    }
    add("Maybe.compactMap(_:)") {
      $0.maybe.compactMap { $0 }
    } failing: {
      $0.maybe.compactMap { _ -> Int? in throw TestError() }
    }
    add("Maybe.flatMap(_:)") {
      $0.maybe.flatMap { .just($0) }
    } failing: {
      $0.maybe.flatMap { _ -> Maybe<Int> in throw TestError() }
    }
    add("Maybe.ifEmpty(default:)") { $0.maybe.ifEmpty(default: 7) }
    add("Maybe.ifEmpty(switchTo:)") { $0.maybe.ifEmpty(switchTo: Maybe.just(7)) }
    add("Maybe.ifEmpty(switchTo:)", overload: 2) { $0.maybe.ifEmpty(switchTo: Single.just(7)) }
    let everyArgument =
      "Maybe.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:"
      + "onSubscribe:onSubscribed:onDispose:)"
    add(everyArgument) {
      $0.maybe.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {})
    } failing: {
      $0.maybe.do(onNext: { _ in throw TestError() })
    }
  }

  private mutating func addCompletables() {
    add("static Completable.create(subscribe:)") { source in
      Completable.create { observer in source.completable.subscribe { observer($0) } }
    }
    add("Completable.andThen(_:)") { $0.completable.andThen(Single.just(7)) }
    add("Completable.andThen(_:)", overload: 2) { $0.completable.andThen(Maybe.just(7)) }
    add("Completable.andThen(_:)", overload: 3) { $0.completable.andThen(Completable.empty()) }
    add("Completable.andThen(_:)", overload: 4) { $0.completable.andThen(Observable.just(7)) }
    add("Completable.concat(_:)") { $0.completable.concat(Completable.empty()) }
    add("static Completable.concat(_:)") {
      Completable.concat(AnySequence([$0.completable, .empty()]))
    }
    add("static Completable.concat(_:)", overload: 2) {
      Completable.concat([$0.completable, .empty()])
    }
    add("static Completable.concat(_:)", overload: 3) {
      Completable.concat($0.completable, .empty())
    }
    add("static Completable.zip(_:)") {
      Completable.zip(AnyCollection([$0.completable, .empty()]))
    }
    add("static Completable.zip(_:)", overload: 2) { Completable.zip([$0.completable, .empty()]) }
    add("static Completable.zip(_:)", overload: 3) { Completable.zip($0.completable, .empty()) }
    let everyArgument =
      "Completable.do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:"
      + "onDispose:)"
    add(everyArgument) {
      $0.completable.do(onError: { _ in }, onCompleted: {}, onDispose: {})
    } failing: {
      $0.completable.do(onCompleted: { throw TestError() })
    }
  }
}
