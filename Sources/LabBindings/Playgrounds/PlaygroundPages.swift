import Stage
import SwiftScript

extension LabContext {
  /// `PlaygroundPage`: what a page says about when it is over.
  ///
  /// A run ends when nothing is left to do, or at its limit, so that asking for it to go on changes nothing; a page that
  /// takes it back, or calls `finishExecution`, ends at once.
  func declarePlaygrounds() {
    library.module("PlaygroundSupport")
    library.type("PlaygroundPage", kind: .class) { type in
      type.staticProperty("current: PlaygroundPage") { [self] in value("PlaygroundPage", page) }
      type.property("needsIndefiniteExecution: Bool") {
        .bool($0.payload(Page.self)?.needsIndefiniteExecution ?? false)
      } set: { page, new in
        if case .bool(let new) = new {
          page.payload(Page.self)?.needsIndefiniteExecution = new
        }
      }
      type.property("liveView: Any?") { _ in
        .none
      } set: { _, _ in
      }
      type.method("finishExecution()") { [self] _ in
        finishExecution()
        throw ScriptStopped()
      }
    }
    library.function(
      "XCPSetExecutionShouldContinueIndefinitely(continueIndefinitely: Bool = true)"
    ) { _ in .void }
  }

  /// Ends the run as one that has done what it says.
  func finishExecution() {
    isFinishedByScript = true
    reports.interpreter?.stop()
    stage.interrupt()
  }
}

/// The page of a playground.
final class Page {
  var needsIndefiniteExecution = false
}
