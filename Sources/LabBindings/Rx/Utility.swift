import Rx
import ScriptMachine
import Stage

enum Utility: RxPart {
  static let declaration = """
    extension ObservableType {
      func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>
      func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Observable<Element>
      func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>
      func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>
      func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
      func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.observable(
      "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) {
      try $0.source.do(
        onNext: $0.hook(1),
        afterNext: $0.hook(2),
        onError: $0.errorHook(3),
        afterError: $0.errorHook(4),
        onCompleted: $0.hook(5),
        afterCompleted: $0.hook(6),
        onSubscribe: $0.handler(7),
        onSubscribed: $0.handler(8),
        onDispose: $0.handler(9)
      )
    }
    let isRecorded = natives.lab != nil
    natives.add("debug(_:trimOutput:file:line:function:)") { call in
      let trims = try call.bool(2)
      let identifier: String? = try call.convert(1)
      let (file, line) = (try call.string(3), try call.int(4))
      // What is recorded is printed from the record.
      if isRecorded {
        let name = file.split(separator: "/").last ?? ""
        let debug = ObservableRole.Debug(
          identifier: try identifier ?? "\(name):\(line) (\(call.string(5)))",
          style: call.dialect == .rx2 ? .rxSwift2 : trims ? .trimmed : .rxSwift6
        )
        return (try call.source, .debug(debug))
      }
      let (type, runtime) = (call.elementType, call.machine.runtime)
      let described = try call.source.map {
        DescribedValue(value: $0, type: type, runtime: runtime)
      }
      .debug(
        identifier,
        trimOutput: trims,
        file: file,
        line: UInt(bitPattern: line),
        function: try call.string(5)
      )
      .map(\.value)
      return (described, .operator)
    }
    natives.observable("observe(on:)", .scheduler) {
      try $0.source.observe(on: $0.immediateScheduler(1))
    }
    natives.observable("subscribe(on:)", .scheduler) {
      try $0.source.subscribe(on: $0.immediateScheduler(1))
    }
    natives.observable("delay(_:scheduler:)", .scheduler) {
      try $0.source.delay($0.interval(1), scheduler: $0.scheduler(2))
    }
    natives.observable("delaySubscription(_:scheduler:)", .scheduler) {
      try $0.source.delaySubscription($0.interval(1), scheduler: $0.scheduler(2))
    }
  }
}

/// A value that prints as its type says.
struct DescribedValue: CustomStringConvertible {
  let value: Value
  let type: ScriptMachine.TypeMetadata
  let runtime: Runtime

  var description: String {
    do { return try runtime.machine.describe(value, type) } catch {
      runtime.fail(error)
      return ""
    }
  }
}
