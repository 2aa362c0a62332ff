import Rx
import ScriptMachine
import Stage

enum HookTypes: RxPart {
  static let declaration = """
    enum Hooks {
      typealias DefaultErrorHandler = ([String], any Error) -> Void
      typealias CustomCaptureSubscriptionCallstack = () -> [String]
      static var recordCallStackOnError: Bool { get set }
      static var warnsOfOverlappingEvents: Bool { get set }
      static var stopsAtBindingErrors: Bool { get set }
      static var defaultErrorHandler: DefaultErrorHandler { get set }
      static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack { get set }
    }
    enum Resources {
      static var isCounting: Bool { get set }
      static var total: Int32 { get }
      static var numberOfSerialDispatchQueueObservables: Int32 { get }
      @discardableResult static func incrementTotal() -> Int32
      @discardableResult static func decrementTotal() -> Int32
    }
    """

  static func register(in natives: inout RxNatives) {
    let hooks = natives.lab?.hooks ?? ScriptHooks()
    let runtime = natives.runtime
    registerResources(in: &natives.table)
    natives.table.add("LogForm.isOfRxSwift2") { .bool($0.dialect == .rx2) }
    natives.table.add("Hooks.recordCallStackOnError") { _ in .bool(hooks.recordsCallStacks) }
    natives.table.add("Hooks.recordCallStackOnError=") { call in
      hooks.recordsCallStacks = try call.bool(1)
      return .void
    }
    natives.table.add("Hooks.stopsAtBindingErrors") { _ in .bool(hooks.stopsAtBindingErrors) }
    natives.table.add("Hooks.stopsAtBindingErrors=") { call in
      hooks.stopsAtBindingErrors = try call.bool(1)
      return .void
    }
    natives.table.add("Hooks.warnsOfOverlappingEvents") { _ in
      .bool(hooks.warnsOfOverlappingEvents)
    }
    natives.table.add("Hooks.warnsOfOverlappingEvents=") { call in
      hooks.warnsOfOverlappingEvents = try call.bool(1)
      ScriptHooks.connect()
      return .void
    }
    natives.table.add("Hooks.defaultErrorHandler") { _ in
      // The one that is set now: a handler may call the one before.
      .function { [unowned runtime, handler = hooks.errorHandler] call in
        if let handler {
          handler(try call.convert(0), AnyScriptError(try call.error(1)))
        } else {
          try runtime.host.print("Unhandled error happened: \(call.error(1))\n", 0)
        }
        return .void
      }
    }
    natives.table.add("Hooks.defaultErrorHandler=") { call in
      hooks.errorHandler = try call.convert(1)
      return .void
    }
    natives.table.add("Hooks.customCaptureSubscriptionCallstack") { _ in
      .function { try (hooks.callStack?.result() ?? []).scriptValue($0.machine) }
    }
    natives.table.add("Hooks.customCaptureSubscriptionCallstack=") { call in
      hooks.callStack = try call.convert(1)
      return .void
    }
  }

  /// The counters are the process's, so a run counts from its own beginning.
  private static func registerResources(in table: inout NativeTable) {
    let start = Int(Resources.total)
    table.add("Resources.isCounting") { _ in .bool(Resources.isCounting) }
    table.add("Resources.isCounting=") { call in
      Resources.isCounting = try call.bool(1)
      return .void
    }
    table.add("Resources.total") { _ in .int(Int(Resources.total) - start) }
    table.add("Resources.numberOfSerialDispatchQueueObservables") { _ in
      .int(Int(Resources.numberOfSerialDispatchQueueObservables))
    }
    table.add("Resources.incrementTotal()") { _ in .int(Int(Resources.incrementTotal()) - start) }
    table.add("Resources.decrementTotal()") { _ in .int(Int(Resources.decrementTotal()) - start) }
  }
}

/// What a script has put into `Hooks`.
final class ScriptHooks {
  var errorHandler: ScriptFunction<Void, [String], AnyScriptError>?
  var callStack: ScriptFunction<[String]>?
  var recordsCallStacks = false
  var stopsAtBindingErrors = false
  var warnsOfOverlappingEvents = false

  /// Lets each script decide for itself what is watched, once for the process.
  static func connect() { _ = connected }

  private static let connected: Void = Hooks.askForOverlapWarnings {
    (Stage.current?.context as? LabContext)?.hooks.warnsOfOverlappingEvents
  }

  /// What the script's own hook says of a subscription that is being made.
  var recordedCallStack: [String] { recordsCallStacks ? callStack?.result() ?? [] : [] }

  func release() { (errorHandler, callStack) = (nil, nil) }
}
