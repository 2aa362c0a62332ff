import Rx
import SwiftScript

extension LabContext {
  /// Operators that pass the events on, later, elsewhere or with something beside them.
  func declareUtility() {
    library.type("ObservableType") { type in
      declareDo(type)
      type.method("debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Any") { [self] in
        let name = $0[0].wrapped?.description
        return observable(
          try $0.source.debug(
            name,
            trimOutput: $0.bool(1),
            file: $0.site.file.name,
            line: UInt($0.site.line),
            function: "main"
          ),
          $0
        )
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
