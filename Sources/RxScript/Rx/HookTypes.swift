import Rx
import ScriptMachine

extension RxLibrary {
  static let hooks = """
    enum Hooks {
      typealias DefaultErrorHandler = ([String], any Error) -> Void
      typealias CustomCaptureSubscriptionCallstack = () -> [String]
      static var recordCallStackOnError: Bool { get set }
      static var warnsOfOverlappingEvents: Bool { get set }
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

  static func registerHooks(in table: inout NativeTable) {
    table.add("Hooks.recordCallStackOnError") { _ in .bool(Hooks.recordCallStackOnError) }
    table.add("Hooks.recordCallStackOnError=") { call in
      Hooks.recordCallStackOnError = try call.bool(1)
      return .void
    }
    table.add("Hooks.warnsOfOverlappingEvents") { _ in .bool(Hooks.warnsOfOverlappingEvents) }
    table.add("Hooks.warnsOfOverlappingEvents=") { call in
      Hooks.warnsOfOverlappingEvents = try call.bool(1)
      return .void
    }
    table.add("Hooks.defaultErrorHandler") { _ in
      let handler = Hooks.defaultErrorHandler
      return .function { call in
        handler(try call.convert(0), try call.error(1))
        return .void
      }
    }
    table.add("Hooks.defaultErrorHandler=") { call in
      let handler: ScriptFunction<Void, [String], AnyScriptError> = try call.convert(1)
      Hooks.defaultErrorHandler = { handler($0, AnyScriptError($1)) }
      return .void
    }
    table.add("Hooks.customCaptureSubscriptionCallstack") { _ in
      let capture = Hooks.customCaptureSubscriptionCallstack
      return .function { try capture().scriptValue($0.machine) }
    }
    table.add("Hooks.customCaptureSubscriptionCallstack=") { call in
      let capture: ScriptFunction<[String]> = try call.convert(1)
      Hooks.customCaptureSubscriptionCallstack = { capture.result() ?? [] }
      return .void
    }
    registerResources(in: &table)
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
