import ScriptMachine
import Stage

/// `PlaygroundPage`: what a page says about when it is over.
///
/// A run ends when nothing is left to do, or at its limit, so that asking for it to go on changes nothing; a page that calls
/// `finishExecution` ends at once.
enum PlaygroundPages {
  static let declaration = """
    open class PlaygroundPage {
      static let current: PlaygroundPage = PlaygroundPage()
      var needsIndefiniteExecution: Bool = false
      var liveView: Any?
      internal init() {}
      func finishExecution() -> Never
    }
    func XCPSetExecutionShouldContinueIndefinitely(continueIndefinitely: Bool = true) {}
    """
}

extension LabContext {
  func registerPlaygrounds(in table: inout NativeTable) {
    table.add("PlaygroundPage.finishExecution()") { call in
      call.machine.runtime.exit()
      throw ScriptStopped()
    }
  }
}
