import Rx
import SwiftScript

/// What a script has put into `Hooks`.
struct ScriptHooks {
  var errorHandler: Function?
  var callStack: Function?
  var recordsCallStacks = false
}

extension LabContext {
  /// `Hooks`: what a script has done with errors that no subscription handles.
  func declareHooks() {
    library.type("Hooks") { type in
      type.staticProperty("recordCallStackOnError: Bool") { [self] in
        .bool(hooks.recordsCallStacks)
      } set: { [self] new in
        if case .bool(let new) = new { hooks.recordsCallStacks = new }
      }
      type.staticProperty("defaultErrorHandler: ([String], Error) -> Void") { [self] in
        hooks.errorHandler.map(Value.function)
          ?? hostFunction { [self] arguments in
            printUnhandled("\(arguments.last ?? .void)")
            return .void
          }
      } set: { [self] handler in
        if case .function(let function) = handler { hooks.errorHandler = function }
      }
      type.staticProperty("warnsOfOverlappingEvents: Bool") {
        .bool(Hooks.warnsOfOverlappingEvents)
      } set: { new in
        if case .bool(let new) = new { Hooks.warnsOfOverlappingEvents = new }
      }
      type.staticProperty("customCaptureSubscriptionCallstack: () -> [String]") { [self] in
        hooks.callStack.map(Value.function) ?? hostFunction { _ in .array([]) }
      } set: { [self] capture in
        if case .function(let function) = capture { hooks.callStack = function }
      }
    }
  }

  private func hostFunction(_ body: @escaping ([Value]) throws -> Value) -> Value {
    guard let interpreter = reports.interpreter else { return .void }
    return .function(Function(interpreter: interpreter, body))
  }

  /// What the script's own hook says of a subscription that is being made, for the hook that receives its error.
  var recordedCallStack: Value {
    guard hooks.recordsCallStacks, let capture = hooks.callStack else { return .array([]) }
    return (try? call(capture, [])) ?? .array([])
  }
}
