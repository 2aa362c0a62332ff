import Foundation
import HeadlessUI
import Testing

/// The main-thread rule and the two builds.
struct RulesTests {
  @Test func aChangeOffMainIsABrokenRule() {
    let screen = TestScreen()
    let label = screen.run { UILabel() }
    label.text = "main"
    #expect(screen.problems.isEmpty)
    screen.session.isOnMain = { false }
    label.text = "worker"
    expectEqual(
      screen.problems,
      """
      only the main thread may change what is on the screen, and this is another thread
      note: `text` of a label was set here
      note: change it in a closure that runs on main, or bind to it
      """
    )
    #expect(label.text == "worker")
  }

  @Test func reportedOnceAChange() {
    let screen = TestScreen()
    let (label, button) = screen.run { (UILabel(), UIButton(type: .system)) }
    screen.session.isOnMain = { false }
    label.text = "a"
    label.isHidden = true
    button.setTitle("b", for: .normal)
    button.isEnabled = false
    #expect(screen.problems.count == 4)
  }

  @Test func anObjectBelongsToTheSessionItWasMadeIn() {
    let (one, other) = (ScreenSession(), ScreenSession())
    let view = one.run { UIView() }
    let inner = one.run { other.run { UIView() } }
    #expect(view.session === one)
    #expect(inner.session === other)
    #expect(view.objectNumber == 1 && inner.objectNumber == 1)
    #expect(view.description == "<UIView: 0x600000100040>")
  }
}
