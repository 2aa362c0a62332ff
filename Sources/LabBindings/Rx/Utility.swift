import Rx
import Stage
import SwiftScript

extension LabContext {
  /// Operators that pass the events on, later, elsewhere or with something beside them.
  func declareUtility() {
    library.type("DebuggedObservable", kind: .class, conformingTo: ["Observable"])
    library.type("ObservableType") { type in
      declareDo(type)
      type.method(Self.debugDeclaration(giving: "Observable<Element>")) { [self] call in
        let debug = debugArguments(call)
        if dialect == .rx2 {
          return observable(
            olderDebug(try call.source, named: debug.identifier),
            call,
            as: "DebuggedObservable"
          )
        }
        return observable(try call.source, call, .debug(debug))
      }
      type.method("withUnretained(_ obj: Any) -> Observable") { [self] in
        observable(try unretained($0.source, $0) { .plainTuple([$0, $1]) }, $0)
      }
      type.method(
        "withUnretained<R>(_ obj: Any, resultSelector: (Any, Element) -> R) -> Observable<R>"
      ) {
        [self] in
        observable(try unretained($0.source, $0, throwing2(try $0.function(1))), $0)
      }
      type.method("observe(on scheduler: ImmediateSchedulerType) -> Observable<Element>") {
        [self] in
        observable(try $0.source.observe(on: try $0.immediateScheduler(0)), $0, .scheduler)
      }
      type.method("subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element>") {
        [self] in
        observable(try $0.source.subscribe(on: try $0.immediateScheduler(0)), $0, .scheduler)
      }
      type.method(
        "delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>"
      ) { [self] in
        observable(
          try $0.source.delay(try $0.interval(0), scheduler: try $0.scheduler(1)),
          $0,
          .scheduler
        )
      }
      type.method(
        "delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>"
      ) {
        [self] in
        observable(
          try $0.source.delaySubscription(try $0.interval(0), scheduler: try $0.scheduler(1)),
          $0,
          .scheduler
        )
      }
    }
  }

  /// `debug` of a kind of sequence.
  static func debugDeclaration(giving result: String) -> String {
    """
    debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String? = nil, \
    line: Int? = nil, function: String = "main") -> \(result)
    """
  }

  /// What a call of `debug` says; without an identifier the observable is called by the position.
  func debugArguments(_ call: Call) -> ObservableRole.Debug {
    var line = call.site.line
    if case .int(let written)? = call[3].wrapped { line = written }
    let file = call[2].wrapped?.description ?? call.site.file.name
    let position = "\(file.split(separator: "/").last ?? ""):\(line) (\(call[4].description))"
    return ObservableRole.Debug(
      identifier: call[0].wrapped?.description ?? position,
      style: call.bool(1) ? .trimmed : .rxSwift6
    )
  }

  /// A sequence's elements with an object that it does not keep alive; it completes once the object is gone.
  func unretained(
    _ source: Observable<Value>,
    _ call: Call,
    _ combine: @escaping (Value, Value) throws -> Value
  ) throws -> Observable<Value> {
    let (object, wrap) = try call.object(0)
    return source.withUnretained(object).map { try combine(wrap($0), $1) }
  }

  /// What a script has `do` do with an element, an error or an end: the closure at this position, if there is one.
  func elementHook(_ call: Call, _ position: Int) -> ((Value) throws -> Void)? {
    call.functionIfAny(position).map { function in { _ = try self.call(function, [$0]) } }
  }

  func errorHook(_ call: Call, _ position: Int) -> ((any Error) throws -> Void)? {
    call.functionIfAny(position).map { function in
      { _ = try self.call(function, [self.library.value(of: $0)]) }
    }
  }

  func endHook(_ call: Call, _ position: Int) -> (() throws -> Void)? {
    call.functionIfAny(position).map { function in { _ = try self.call(function, []) } }
  }

  private func declareDo(_ type: TypeBuilder) {
    type.method(
      """
      `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, \
      onError: ((Error) -> Void)? = nil, afterError: ((Error) -> Void)? = nil, \
      onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, \
      onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, \
      onDispose: (() -> Void)? = nil) -> Observable<Element>
      """
    ) { [self] call in
      observable(
        try call.source.do(
          onNext: elementHook(call, 0),
          afterNext: elementHook(call, 1),
          onError: errorHook(call, 2),
          afterError: errorHook(call, 3),
          onCompleted: endHook(call, 4),
          afterCompleted: endHook(call, 5),
          onSubscribe: quiet0(call.functionIfAny(6)),
          onSubscribed: quiet0(call.functionIfAny(7)),
          onDispose: quiet0(call.functionIfAny(8))
        ),
        call
      )
    }
  }
}
