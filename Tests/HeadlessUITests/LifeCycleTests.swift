import Foundation
import HeadlessUI
import Testing

/// A controller that says what it hears.
class TalkingController: UIViewController {
  let name: String
  let say: (String) -> Void

  init(_ name: String, _ say: @escaping (String) -> Void) {
    self.name = name
    self.say = say
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func loadView() {
    super.loadView()
    say("\(name) loadView")
  }
  override func viewDidLoad() { say("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { say("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { say("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { say("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { say("\(name) didDisappear") }
  override func viewWillLayoutSubviews() { say("\(name) willLayout") }
  override func viewDidLayoutSubviews() { say("\(name) didLayout") }
  deinit { say("\(name) deinit") }
}

struct LifeCycleTests {
  @Test func shownInAWindow() {
    let screen = TestScreen([])
    screen.run { screen.session.show(TalkingController("A", screen.note)) }
    expectEqual(
      screen.log,
      """
      A loadView
      A didLoad
      A willAppear
      A willLayout
      A didLayout
      A didAppear
      """
    )
  }

  @Test func presentedAndDismissed() {
    let screen = TestScreen([])
    screen.run {
      let a = TalkingController("A", screen.note)
      screen.session.show(a)
      screen.note("present")
      a.present(TalkingController("B", screen.note), animated: true) { screen.note("presented") }
      screen.hand.wait(0)
      #expect(a.presentedViewController?.presentingViewController === a)
      screen.note("dismiss")
      a.dismiss(animated: true) { screen.note("dismissed") }
      screen.hand.wait(0)
    }
    expectEqual(
      Array(screen.log.drop { $0 != "present" }),
      """
      present
      B loadView
      B didLoad
      B willAppear
      B willLayout
      B didLayout
      B didAppear
      presented
      dismiss
      B willDisappear
      B didDisappear
      B deinit
      dismissed
      """
    )
  }

  @Test func childrenComeAndGoWithTheirParent() {
    let screen = TestScreen([])
    screen.run {
      let parent = UIViewController()
      let child = TalkingController("child", screen.note)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      screen.session.show(parent)
      screen.session.show(UIViewController())
    }
    expectEqual(
      screen.log.filter { $0.contains("ppear") },
      """
      child willAppear
      child didAppear
      """
    )
  }

  @Test func presentingWithoutAWindowIsRefused() {
    let screen = TestScreen([])
    screen.run {
      UIViewController().present(UIViewController(), animated: false)
    }
    #expect(screen.problems.first?.contains("its view is not in a window") == true)
  }
}
