import Rx
import SwiftScript

extension LabContext {
  /// `Observable.just` and the other sequences that are made from nothing.
  func declareCreating() {
    library.type("ObservableConvertibleType", kind: .protocol, generics: ["Element", "E"]) { type in
      type.method("asObservable() -> Observable<Element>") { [self] in observable(try $0.source, $0)
      }
    }
    library.type(
      "ObservableType",
      kind: .protocol,
      conformingTo: ["ObservableConvertibleType"],
      generics: ["Element", "E"]
    ) { type in
      declareFactories(type)
      declareTimers(type)
    }
    library.type(
      "Observable",
      kind: .class,
      conformingTo: ["ObservableType"],
      generics: ["Element"]
    ) { type in
      type.refine { [self] sequence, change in
        guard let source: Observable<Value> = sequence.payload() else { return sequence }
        return value("Observable", source.map(change))
      }
    }
    for name in ["ObservableConvertibleType", "ObservableType"] {
      library.type(name) { $0.implicitMembers(of: library["Observable"]) }
    }
  }

  private func declareFactories(_ type: TypeBuilder) {
    type.staticMethod(
      "create(_ subscribe: (AnyObserver<Element>) -> Disposable) -> Observable<Element>"
    ) { [self] call in
      let subscribe = try call.function(0)
      return observable(
        .create { observer in
          do {
            let result = try subscribe.call([self.value("AnyObserver", observer)])
            return self.disposable(of: result) ?? Disposables.create()
          } catch {
            self.reports.interpreter?.fail(error)
            return Disposables.create()
          }
        },
        call,
        .source
      )
    }
    type.staticMethod("just(_ element: Element) -> Observable<Element>") { [self] in
      observable(.just($0[0]), $0, .source)
    }
    type.staticMethod(
      "just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element>"
    ) {
      [self] in
      observable(.just($0[0], scheduler: try $0.immediateScheduler(1)), $0, .timedSource)
    }
    type.staticMethod("of(_ elements: Element...) -> Observable<Element>") { [self] in
      observable(sequence(of: try $0.elements(0) ?? []), $0, .source)
    }
    type.staticMethod(
      "of(_ elements: Element..., scheduler: ImmediateSchedulerType) -> Observable<Element>"
    ) {
      [self] in
      observable(
        .from(try $0.elements(0) ?? [], scheduler: try $0.immediateScheduler(1)),
        $0,
        .timedSource
      )
    }
    type.staticMethod(
      "from<S>(_ elements: S, scheduler: ImmediateSchedulerType? = nil) -> Observable<S.Element>"
    ) {
      [self] call in
      guard let elements = try call.elements(0) else {
        throw call.trap("a sequence is expected here")
      }
      if case .optional(nil) = call[1] { return observable(sequence(of: elements), call, .source) }
      return observable(
        .from(elements, scheduler: try call.immediateScheduler(1)),
        call,
        .timedSource
      )
    }
    type.staticMethod("from(optional: Element?) -> Observable<Element>") { [self] in
      observable(.from(optional: $0[0].wrapped), $0, .source)
    }
    type.staticMethod(
      "from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element>"
    ) {
      [self] in
      observable(
        .from(optional: $0[0].wrapped, scheduler: try $0.immediateScheduler(1)),
        $0,
        .timedSource
      )
    }
    type.staticMethod("empty() -> Observable<Element>") { [self] in
      observable(.empty(), $0, .source)
    }
    type.staticMethod("never() -> Observable<Element>") { [self] in
      observable(.never(), $0, .source)
    }
    type.staticMethod("error(_ error: Error) -> Observable<Element>") { [self] in
      observable(.error($0.error(0)), $0, .source)
    }
    type.staticMethod(
      "range(start: Int, count: Int, scheduler: ImmediateSchedulerType? = nil) -> Observable<Int>"
    ) { [self] in
      let numbers = Observable.range(
        start: try $0.int(0),
        count: try $0.count(1),
        scheduler: try $0.schedulerIfAny(2)
      )
      return observable(numbers.map(Value.int), $0, $0.sourceRole(scheduler: 2))
    }
    type.staticMethod(
      "repeatElement(_ element: Element, scheduler: ImmediateSchedulerType? = nil) -> Observable<Element>"
    ) { [self] in
      observable(
        .repeatElement($0[0], scheduler: try $0.schedulerIfAny(1)),
        $0,
        $0.sourceRole(scheduler: 1)
      )
    }
    type.staticMethod("deferred(_ factory: () -> Any) -> Observable<Element>") { [self] call in
      let factory = try call.function(0)
      return observable(
        .deferred { try self.observable(try self.call(factory, []), factory) },
        call
      )
    }
    type.staticMethod(
      """
      generate(initialState: Element, condition: (Element) -> Bool, \
      scheduler: ImmediateSchedulerType? = nil, iterate: (Element) -> Element) -> Observable<Element>
      """
    ) { [self] call in
      observable(
        .generate(
          initialState: call[0],
          condition: test(try call.function(1)),
          scheduler: try call.schedulerIfAny(2),
          iterate: throwing(try call.function(3))
        ),
        call,
        call.sourceRole(scheduler: 2)
      )
    }
    type.staticMethod(
      "using(_ resourceFactory: () -> Any, observableFactory: (Any) -> Any) -> Observable"
    ) { [self] call in
      let (make, use) = (try call.function(0), try call.function(1))
      return observable(
        .using {
          ScriptResource(value: try self.call(make, []), lab: self)
        } observableFactory: {
          try self.observable(try self.call(use, [$0.value]), use)
        },
        call
      )
    }
  }

  /// A sequence of elements for which no scheduler was named: up to RxSwift 2 none was used.
  private func sequence(of elements: [Value]) -> Observable<Value> {
    dialect == .rx2 ? .from(allAtOnce: elements) : .from(elements)
  }

  private func declareTimers(_ type: TypeBuilder) {
    type.staticMethod(
      "interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Int>"
    ) {
      [self] in
      let ticks = Observable<Int>.interval(try $0.interval(0), scheduler: try $0.scheduler(1))
      return observable(ticks.map(Value.int), $0, .timedSource)
    }
    type.staticMethod(
      "timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType) -> Observable<Int>"
    ) { [self] in
      let period = $0[1].wrapped == nil ? nil : try $0.interval(1)
      let ticks = Observable<Int>.timer(
        try $0.interval(0),
        period: period,
        scheduler: try $0.scheduler(2)
      )
      return observable(ticks.map(Value.int), $0, .timedSource)
    }
  }
}

/// What a script's `using` factory made.
struct ScriptResource: Disposable {
  let value: Value
  unowned let lab: LabContext

  func dispose() { lab.disposable(of: value)?.dispose() }
}

extension Value {
  /// What an optional wraps, or the value itself.
  var wrapped: Value? {
    switch self {
    case .optional(let box): box?.value
    default: self
    }
  }
}
