import ScriptMachine
import Stage

/// `PlaygroundPage`: what a page says about when it is over.
///
/// A run ends when nothing is left to do, or at its limit, so that asking for it to go on changes nothing; a page that calls
/// `finishExecution` ends at once. Its live view is what is on the screen.
enum PlaygroundPages {
  static let declaration = """
    open class PlaygroundPage {
      static let current: PlaygroundPage = PlaygroundPage()
      var needsIndefiniteExecution: Bool = false
      var liveView: Any? {
        get { ScreenSession.current.liveView }
        set { ScreenSession.current.liveView = newValue }
      }
      internal init() {}
      func finishExecution() -> Never
    }
    func XCPSetExecutionShouldContinueIndefinitely(continueIndefinitely: Bool = true) {}
    """

  /// What the pages of Xcode 7 called it.
  static let older = """
    @available(swift, obsoleted: 3, renamed: "PlaygroundPage") typealias XCPlaygroundPage = PlaygroundPage
    extension PlaygroundPage {
      @available(swift, obsoleted: 3, renamed: "current") static var currentPage: PlaygroundPage { .current }
    }
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
