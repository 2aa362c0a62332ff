import Rx
import Stage
import SwiftScript

extension LabContext {
  /// `Infallible` and `InfallibleEvent`.
  func declareInfallibles() {
    declareInfallibleEvents()
    library.type("Infallible", conformingTo: ["ObservableConvertibleType"], generics: ["Element"]) {
      type in
      declareInfallibleFactories(type)
      declareInfallibleJoining(type)
      declareInfallibleSubscribing(type)
      declareInfallibleTransforming(type)
      declareInfallibleFiltering(type)
      declareInfallibleUtility(type)
    }
    library.alias("InfallibleType", of: library["Infallible"])
  }

  private func source(_ call: Call) throws -> Infallible<Value> { try call.this() }

  private func argument(_ call: Call, _ position: Int) throws -> Infallible<Value> {
    guard let other: Infallible<Value> = call[position].payload() else {
      throw call.trap("an `Infallible` is expected here")
    }
    return other
  }

  private func arguments(_ call: Call, _ position: Int) throws -> [Infallible<Value>] {
    try (call[position].elements ?? []).map {
      guard let other: Infallible<Value> = try $0.resolved(as: library["Infallible"]).payload()
      else { throw call.trap("values of `Infallible` are expected here") }
      return other
    }
  }

  /// What a script's closure makes, which must be an `Infallible`.
  func infallible(madeBy function: Function, _ arguments: [Value]) throws -> Infallible<Value> {
    let made = try call(function, arguments).resolved(as: library["Infallible"])
    if let sequence: Infallible<Value> = made.payload() { return sequence }
    throw mistake("this closure must return an `Infallible`", made, in: function)
  }

  private func declareInfallibleEvents() {
    library.type("InfallibleEvent", conformingTo: ["EventConvertible"], generics: ["Element"]) {
      type in
      type.describe { "\($0)" }
      type.staticMethod("next(_ element: Element) -> InfallibleEvent<Element>") { [self] in
        value("InfallibleEvent", InfallibleEvent.next($0[0]))
      }
      type.staticProperty("completed: Any") { [self] in
        value("InfallibleEvent", InfallibleEvent<Value>.completed)
      }
      type.cases { payload in
        switch payload as? InfallibleEvent<Value> {
        case .next(let element): ("next", [element])
        case .completed, nil: ("completed", [])
        }
      }
      type.property("event: Event") { [self] in
        value("Event", $0.payload(InfallibleEvent<Value>.self)?.event ?? .completed)
      }
    }
  }

  private func declareInfallibleFactories(_ type: TypeBuilder) {
    type.staticMethod(
      "create(subscribe: ((InfallibleEvent<Element>) -> Void) -> Disposable) -> Infallible<Element>"
    ) {
      [self] call in
      let body = try call.function(0)
      return infallible(
        .create { observer in
          self.subscribed(body) { value in
            let event = try value.resolved(as: self.library["InfallibleEvent"])
            guard let event: InfallibleEvent<Value> = event.payload() else { return false }
            observer(event)
            return true
          }
        },
        call,
        .source
      )
    }
    type.staticMethod("just(_ element: Element) -> Infallible<Element>") { [self] in
      infallible(.just($0[0]), $0, .source)
    }
    type.staticMethod(
      "just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element>"
    ) {
      [self] in
      infallible(.just($0[0], scheduler: try $0.immediateScheduler(1)), $0, .timedSource)
    }
    type.staticMethod(
      "of(_ elements: Element..., scheduler: ImmediateSchedulerType? = nil) -> Infallible<Element>"
    ) { [self] in
      infallible(
        .from(try $0.elements(0) ?? [], scheduler: try $0.schedulerIfAny(1)),
        $0,
        $0.sourceRole(scheduler: 1)
      )
    }
    type.staticMethod(
      "from<S>(_ elements: S, scheduler: ImmediateSchedulerType? = nil) -> Infallible<S.Element>"
    ) {
      [self] call in
      guard let elements = try call.elements(0) else {
        throw call.trap("a sequence is expected here")
      }
      return infallible(
        .from(elements, scheduler: try call.schedulerIfAny(1)),
        call,
        call.sourceRole(scheduler: 1)
      )
    }
    type.staticMethod("never() -> Infallible<Element>") { [self] in
      infallible(.never(), $0, .source)
    }
    type.staticMethod("empty() -> Infallible<Element>") { [self] in
      infallible(.empty(), $0, .source)
    }
    type.staticMethod("deferred(_ factory: () -> Any) -> Infallible<Element>") { [self] call in
      let factory = try call.function(0)
      return infallible(.deferred { try self.infallible(madeBy: factory, []) }, call)
    }
  }

  private func declareInfallibleJoining(_ type: TypeBuilder) {
    for isArray in [false, true] {
      let form = isArray ? "_ sources: [Infallible]" : "_ sources: Infallible..."
      type.staticMethod("merge(\(form)) -> Infallible") { [self] in
        infallible(.merge(try arguments($0, 0)), $0)
      }
      type.staticMethod("concat(\(form)) -> Infallible") { [self] in
        infallible(.concat(try arguments($0, 0)), $0)
      }
      let joins:
        [(String, ([Observable<Value>], @escaping ([Value]) throws -> Value) -> Observable<Value>)] =
          [
            (
              "combineLatest",
              isArray
                ? { .combineLatest($0, resultSelector: $1) }
                : { .combineLatest(allOf: $0, resultSelector: $1) }
            ),
            (
              "zip",
              isArray
                ? { .zip($0, resultSelector: $1) } : { .zip(allOf: $0, resultSelector: $1) }
            ),
          ]
      for (name, join) in joins {
        type.staticMethod("\(name)(\(form)) -> Infallible") { [self] call in
          let sources = try arguments(call, 0).map { $0.asObservable() }
          return infallible(
            Infallible(join(sources) { isArray ? .array($0) : .plainTuple($0) }),
            call
          )
        }
        type.staticMethod("\(name)(\(form), resultSelector: Any) -> Infallible") { [self] call in
          let selector = try call.function(1)
          let sources = try arguments(call, 0).map { $0.asObservable() }
          return infallible(
            Infallible(join(sources) { try self.call(selector, isArray ? [.array($0)] : $0) }),
            call
          )
        }
      }
    }
    type.method("startWith(_ element: Element) -> Infallible<Element>") { [self] in
      infallible(try source($0).startWith($0[0]), $0)
    }
    type.method("concat(_ second: ObservableConvertibleType) -> Infallible<Element>") { [self] in
      infallible(try source($0).concat(try $0.observable(0)), $0)
    }
    type.method("withLatestFrom<S>(_ second: Infallible<S>) -> Infallible<S>") { [self] in
      infallible(try source($0).withLatestFrom(try argument($0, 0)), $0)
    }
    type.method(
      "withLatestFrom<S, R>(_ second: Infallible<S>, resultSelector: (Element, S) -> R) -> Infallible<R>"
    ) {
      [self] in
      infallible(
        try source($0).withLatestFrom(
          try argument($0, 0),
          resultSelector: throwing2(try $0.function(1))
        ),
        $0
      )
    }
  }

  private func declareInfallibleSubscribing(_ type: TypeBuilder) {
    func traced(_ call: Call) throws -> Infallible<Value> {
      Infallible(watched(try source(call).asObservable(), call, .subscriber))
    }
    type.method("subscribe(_ on: (InfallibleEvent<Element>) -> Void) -> Disposable") {
      [self] call in
      let handler = try call.function(0)
      return value(
        "Disposable",
        try traced(call).subscribe { event in
          self.run(handler, [self.value("InfallibleEvent", event)])
        }
      )
    }
    type.method(
      """
      subscribe(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, \
      onDisposed: (() -> Void)? = nil) -> Disposable
      """
    ) { [self] call in
      value(
        "Disposable",
        try traced(call).subscribe(
          onNext: quiet(call.functionIfAny(0)),
          onCompleted: quiet0(call.functionIfAny(1)),
          onDisposed: quiet0(call.functionIfAny(2))
        )
      )
    }
    type.method(
      """
      subscribe(with object: Any, onNext: ((Any, Element) -> Void)? = nil, \
      onCompleted: ((Any) -> Void)? = nil, onDisposed: ((Any) -> Void)? = nil) -> Disposable
      """
    ) { [self] call in
      let hold = try Hold(call, self)
      return value(
        "Disposable",
        try traced(call).subscribe(
          with: hold.object,
          onNext: hold.element(1),
          onCompleted: hold.end(2),
          onDisposed: hold.end(3)
        )
      )
    }
    declareBinding(type) { try traced($0).asObservable() }
  }

  private func declareInfallibleTransforming(_ type: TypeBuilder) {
    type.method("map<R>(_ transform: (Element) -> R) -> Infallible<R>") { [self] in
      infallible(Infallible(try source($0).asObservable().map(throwing(try $0.function(0)))), $0)
    }
    type.method("compactMap<R>(_ transform: (Element) -> R?) -> Infallible<R>") { [self] in
      let transform = throwing(try $0.function(0))
      return infallible(
        Infallible(try source($0).asObservable().compactMap { try transform($0).wrapped }),
        $0
      )
    }
    let flattenings:
      [(
        String,
        (Observable<Value>, @escaping (Value) throws -> Observable<Value>) -> Observable<Value>
      )] = [
        ("flatMap", { $0.flatMap($1) }), ("flatMapLatest", { $0.flatMapLatest($1) }),
        ("flatMapFirst", { $0.flatMapFirst($1) }), ("concatMap", { $0.concatMap($1) }),
      ]
    for (name, flatten) in flattenings {
      type.method(
        "\(name)<R: ObservableConvertibleType>(_ selector: (Element) -> R) -> Infallible<R.Element>"
      ) { [self] in
        let select = sequence(try $0.function(0))
        return infallible(Infallible(flatten(try source($0).asObservable(), select)), $0)
      }
    }
    type.method("scan<A>(_ seed: A, accumulator: (A, Element) -> A) -> Infallible<A>") { [self] in
      let next = throwing2(try $0.function(1))
      return infallible(
        Infallible(try source($0).asObservable().scan($0[0], accumulator: next)),
        $0
      )
    }
    type.method("scan<A>(into seed: A, accumulator: (inout A, Element) -> Void) -> Infallible<A>") {
      [self] in
      let change = changing(try $0.function(1))
      return infallible(
        Infallible(try source($0).asObservable().scan(into: $0[0], accumulator: change)),
        $0
      )
    }
  }

  private func declareInfallibleUtility(_ type: TypeBuilder) {
    type.method(
      "share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element>"
    ) {
      [self] in
      let size = try $0.count(0)
      let scope: SubjectLifetimeScope = $0[1].payload() ?? .whileConnected
      return infallible(
        try source($0).share(replay: size, scope: scope),
        $0,
        .shared(LogRecord.Memory(size: size, scope: scope))
      )
    }
    type.method("withUnretained(_ obj: Any) -> Infallible") { [self] in
      infallible(
        Infallible(try unretained(source($0).asObservable(), $0) { .plainTuple([$0, $1]) }),
        $0
      )
    }
    type.method(
      "withUnretained<R>(_ obj: Any, resultSelector: (Any, Element) -> R) -> Infallible<R>"
    ) {
      [self] in
      let select = throwing2(try $0.function(1))
      return infallible(Infallible(try unretained(source($0).asObservable(), $0, select)), $0)
    }
    type.method(Self.debugDeclaration(giving: "Infallible<Element>")) { [self] call in
      infallible(try source(call), call, .debug(debugArguments(call)))
    }
    type.method(
      """
      `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, \
      onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, \
      onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, \
      onDispose: (() -> Void)? = nil) -> Infallible<Element>
      """
    ) { [self] call in
      infallible(
        try source(call).do(
          onNext: elementHook(call, 0),
          afterNext: elementHook(call, 1),
          onCompleted: endHook(call, 2),
          afterCompleted: endHook(call, 3),
          onSubscribe: quiet0(call.functionIfAny(4)),
          onSubscribed: quiet0(call.functionIfAny(5)),
          onDispose: quiet0(call.functionIfAny(6))
        ),
        call
      )
    }
  }
}
