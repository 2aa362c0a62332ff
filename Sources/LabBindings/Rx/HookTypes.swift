import Rx
import SwiftScript

extension LabContext {
  /// `Hooks`: what a script has done with errors that no subscription handles.
  func declareHooks() {
    library.type("Hooks") { type in
      type.staticProperty("recordCallStackOnError: Bool") {
        .bool(false)
      } set: { _ in
      }
      type.staticProperty("defaultErrorHandler: ([String], Error) -> Void") { [self] in
        .wrapping(unhandledErrorHandler.map(Value.function))
      } set: { [self] handler in
        guard case .function(let function) = handler else { return }
        unhandledErrorHandler = function
      }
      type.staticProperty("warnsOfOverlappingEvents: Bool") {
        .bool(Hooks.warnsOfOverlappingEvents)
      } set: { new in
        if case .bool(let new) = new { Hooks.warnsOfOverlappingEvents = new }
      }
      // A script's places are known without a call stack.
      type.staticProperty("customCaptureSubscriptionCallstack: () -> [String]") {
        .none
      } set: {
        _ in
      }
    }
  }
}
