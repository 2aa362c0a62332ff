import Rx
import SwiftScript

extension LabContext {
  /// Operators that pass the events on, later, elsewhere or with something beside them.
  func declareUtility() {
    library.type("ObservableType") { type in
      declareDo(type)
      type.method(
        """
        debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String? = nil, \
        line: Int? = nil, function: String = "main") -> Any
        """
      ) { [self] call in
        var line = UInt(call.site.line)
        if case .int(let written)? = call[3].wrapped { line = UInt(clamping: written) }
        return observable(
          try call.source.debug(
            call[0].wrapped?.description,
            trimOutput: call.bool(1),
            file: call[2].wrapped?.description ?? call.site.file.name,
            line: line,
            function: call[4].description
          ),
          call
        )
      }
      type.method("withUnretained(_ obj: Any) -> Any") { [self] in
        observable(try unretained($0) { .plainTuple([$0, $1]) }, $0)
      }
      type.method("withUnretained<R>(_ obj: Any, resultSelector: (Any, Element) -> R) -> Any") {
        [self] in
        observable(try unretained($0, throwing2(try $0.function(1))), $0)
      }
      type.method("observe(on scheduler: ImmediateSchedulerType) -> Any") { [self] in
        observable(try $0.source.observe(on: try $0.immediateScheduler(0)), $0)
      }
      type.method("subscribe(on scheduler: ImmediateSchedulerType) -> Any") { [self] in
        observable(try $0.source.subscribe(on: try $0.immediateScheduler(0)), $0)
      }
      type.method("delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Any") { [self] in
        observable(try $0.source.delay(try $0.interval(0), scheduler: try $0.scheduler(1)), $0)
      }
      type.method("delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Any") {
        [self] in
        observable(
          try $0.source.delaySubscription(try $0.interval(0), scheduler: try $0.scheduler(1)),
          $0
        )
      }
    }
  }

  /// The receiver's elements with an object that it does not keep alive; it completes once the object is gone.
  private func unretained(
    _ call: Call,
    _ combine: @escaping (Value, Value) throws -> Value
  ) throws -> Observable<Value> {
    let (object, wrap) = try call.object(0)
    return try call.source.withUnretained(object).map { try combine(wrap($0), $1) }
  }

  private func declareDo(_ type: TypeBuilder) {
    type.method(
      """
      `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, \
      onError: ((Error) -> Void)? = nil, afterError: ((Error) -> Void)? = nil, \
      onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, \
      onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, \
      onDispose: (() -> Void)? = nil) -> Any
      """
    ) { [self] call in
      func onElement(_ position: Int) -> ((Value) throws -> Void)? {
        call.functionIfAny(position).map { function in
          { _ = try self.call(function, [$0]) }
        }
      }
      func onError(_ position: Int) -> ((any Error) throws -> Void)? {
        call.functionIfAny(position).map { function in
          { _ = try self.call(function, [self.library.value(of: $0)]) }
        }
      }
      func onEnd(_ position: Int) -> (() throws -> Void)? {
        call.functionIfAny(position).map { function in { _ = try self.call(function, []) } }
      }
      return observable(
        try call.source.do(
          onNext: onElement(0),
          afterNext: onElement(1),
          onError: onError(2),
          afterError: onError(3),
          onCompleted: onEnd(4),
          afterCompleted: onEnd(5),
          onSubscribe: quiet0(call.functionIfAny(6)),
          onSubscribed: quiet0(call.functionIfAny(7)),
          onDispose: quiet0(call.functionIfAny(8))
        ),
        call
      )
    }
  }
}
