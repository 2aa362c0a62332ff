import Rx
import SwiftScript

/// One kind of `PrimitiveSequence` as scripts see it: what `Single`, `Maybe` and `Completable` have in common.
struct TraitBinding<Trait, Element> {
  typealias Traited = PrimitiveSequence<Trait, Element>

  let name: String
  let lab: LabContext

  /// The receiver of a call.
  func source(_ call: Call) throws -> Traited { try call.this(Traited.self) }

  /// The sequence passed for the parameter at this position.
  func argument(_ call: Call, _ position: Int) throws -> Traited {
    guard let sequence: Traited = call[position].payload() else {
      throw call.trap("\(name.withArticle) is expected here")
    }
    return sequence
  }

  /// The sequences in the array passed for the parameter at this position.
  func arguments(_ call: Call, _ position: Int) throws -> [Traited] {
    try (call[position].elements ?? []).map {
      guard let sequence: Traited = try $0.resolved(as: lab.library[name]).payload() else {
        throw call.trap("values of `\(name)` are expected here")
      }
      return sequence
    }
  }

  /// What a script's closure makes, which must be of this kind.
  func made(by function: Function, _ arguments: [Value]) throws -> Traited {
    let value = try lab.call(function, arguments).resolved(as: lab.library[name])
    if let sequence: Traited = value.payload() { return sequence }
    throw lab.mistake("this closure must return \(name.withArticle)", value, in: function)
  }

  func value(_ sequence: Traited, _ call: Call, _ part: ObservableRole = .plain) -> Value {
    lab.primitive(sequence, call, part)
  }

  /// Declares what every kind has.
  func declareShared(_ type: TypeBuilder) {
    type.staticMethod("error(_ error: Error) -> Self<Element>") {
      value(.error($0.error(0)), $0, .source)
    }
    type.staticMethod("never() -> Self<Element>") { value(.never(), $0, .source) }
    type.staticMethod("deferred(_ factory: () -> Any) -> Self<Element>") { call in
      let make = try call.function(0)
      return value(.deferred { try made(by: make, []) }, call)
    }
    type.staticMethod(
      "using(_ resourceFactory: () -> Any, primitiveSequenceFactory: (Any) -> Any) -> Self<Element>"
    ) { [lab] call in
      let (open, use) = (try call.function(0), try call.function(1))
      return value(
        .using {
          ScriptResource(value: try lab.call(open, []), lab: lab)
        } primitiveSequenceFactory: {
          try made(by: use, [$0.value])
        },
        call
      )
    }
    type.property("primitiveSequence: Any") { $0 }
    declareTime(type)
    declareErrors(type)
  }

  private func declareTime(_ type: TypeBuilder) {
    type.method("delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Self<Element>") {
      value(
        try source($0).delay(try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .scheduler
      )
    }
    type.method(
      "delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Self<Element>"
    ) {
      value(
        try source($0).delaySubscription(try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .scheduler
      )
    }
    type.method("observe(on scheduler: ImmediateSchedulerType) -> Self<Element>") {
      value(try source($0).observe(on: try $0.immediateScheduler(0)), $0, .scheduler)
    }
    type.method("subscribe(on scheduler: ImmediateSchedulerType) -> Self<Element>") {
      value(try source($0).subscribe(on: try $0.immediateScheduler(0)), $0, .scheduler)
    }
    type.method("timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Self<Element>") {
      value(
        try source($0).timeout(try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .timed
      )
    }
    type.method(
      "timeout(_ dueTime: RxTimeInterval, other: \(name), scheduler: SchedulerType) -> Self<Element>"
    ) {
      value(
        try source($0).timeout(
          try $0.interval(0),
          other: try argument($0, 1),
          scheduler: try $0.scheduler(2)
        ),
        $0,
        .timed
      )
    }
  }

  private func declareErrors(_ type: TypeBuilder) {
    type.method("`catch`(_ handler: (Error) -> Any) -> Self<Element>") { [lab] call in
      let handler = try call.function(0)
      return value(
        try source(call).catch { try made(by: handler, [lab.library.value(of: $0)]) },
        call
      )
    }
    type.method("retry(_ maxAttemptCount: Int) -> Self<Element>") {
      value(try source($0).retry(try $0.count(0, atLeast: 1)), $0)
    }
    type.method("retry(when notificationHandler: (ObservableType) -> Any) -> Self<Element>") {
      [lab] in
      value(try source($0).retry(when: try lab.retryTrigger($0)), $0)
    }
    type.method(LabContext.debugDeclaration(giving: "Self<Element>")) { [lab] call in
      value(try source(call), call, .debug(lab.debugArguments(call)))
    }
  }
}

extension TraitBinding where Trait: ElementTrait, Element == Value {
  /// Declares what the kinds with an element have.
  func declareElement(_ type: TypeBuilder) {
    type.staticMethod("just(_ element: Element) -> Self<Element>") {
      value(.just($0[0]), $0, .source)
    }
    type.staticMethod(
      "just(_ element: Element, scheduler: ImmediateSchedulerType) -> Self<Element>"
    ) {
      value(.just($0[0], scheduler: try $0.immediateScheduler(1)), $0, .timedSource)
    }
    type.staticMethod("timer(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Self<Int>") {
      let ticks = Observable<Int>.timer(try $0.interval(0), scheduler: try $0.scheduler(1))
      return value(Traited(raw: ticks.map(Value.int)), $0, .timedSource)
    }
    type.method("catchAndReturn(_ element: Element) -> Self<Element>") {
      value(try source($0).catchAndReturn($0[0]), $0)
    }
    declareZip(type)
  }

  private func declareZip(_ type: TypeBuilder) {
    for isArray in [false, true] {
      func zipped(_ call: Call, _ combine: @escaping ([Value]) throws -> Value) throws -> Traited {
        let sources = try arguments(call, 0).map { $0.asObservable() }
        return Traited(
          raw: isArray
            ? .zip(sources, resultSelector: combine) : .zip(allOf: sources, resultSelector: combine)
        )
      }
      let parameter = isArray ? "_ sources: [\(name)]" : "_ sources: \(name)..."
      type.staticMethod("zip(\(parameter)) -> Self") {
        value(try zipped($0) { isArray ? .array($0) : .plainTuple($0) }, $0)
      }
      type.staticMethod("zip(\(parameter), resultSelector: Any) -> Self") { [lab] call in
        let selector = try call.function(1)
        return value(
          try zipped(call) { try lab.call(selector, isArray ? [.array($0)] : $0) },
          call
        )
      }
    }
  }
}
