import Foundation
import HeadlessUI
import Testing

/// The three hooks that a binding library builds on: attachments, property observers, message observers.
struct ObjectTests {
  final class Token {
    let onDeinit: () -> Void
    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
  }

  @Test func attachmentsGoWithTheirObjectInOrder() {
    let screen = TestScreen()
    let (first, second) = (AttachmentKey<Token>(), AttachmentKey<Token>())
    var gone: [Int] = []
    var view: UIView? = screen.run { UIView() }
    view?[attachment: first] = Token { gone.append(1) }
    view?[attachment: second] = Token { gone.append(2) }
    #expect(gone.isEmpty)
    view = nil
    #expect(gone == [1, 2])
  }

  @Test func anAttachmentIsMadeOnceAndCanBeReplaced() {
    let screen = TestScreen()
    let key = AttachmentKey<Token>()
    let view = screen.run { UIView() }
    var gone = 0
    let token = view.attachment(key) { Token { gone += 1 } }
    #expect(view.attachment(key) { Token {} } === token)
    view[attachment: key] = nil
    #expect(view[attachment: key] == nil)
    #expect(gone == 0)
  }

  @Test func observersHearOfEachSet() {
    let screen = TestScreen()
    let label = screen.run { UILabel() }
    var heard: [String] = []
    let observation = label.observe(property: "text") { heard.append("\($0.before) → \($0.after)") }
    label.text = "a"
    label.text = "a"
    observation.cancel()
    label.text = "b"
    #expect(heard == [#"nil → Optional("a")"#, #"Optional("a") → Optional("a")"#])
  }

  @Test func propertiesAreFoundByNameAndByKeyPath() throws {
    let screen = TestScreen()
    let label = screen.run { UILabel() }
    let byName = try #require(UILabel.observableProperty("text"))
    #expect(UILabel.observableProperty(\UILabel.text)?.name == "text")
    #expect(UILabel.observableProperty("txet") == nil)
    #expect(byName.setValue(label, "set"))
    #expect(!byName.setValue(label, 1))
    #expect(byName.value(label) as? String == "set")
    let inherited = try #require(UILabel.observableProperty(\UIView.alpha))
    #expect(inherited.value(label) as? CGFloat == 1)
  }

  @Test func aFrameOfLayoutAndOneOfTheProgramAreBothObserved() {
    let screen = TestScreen()
    let label = screen.run { UILabel() }
    var frames: [CGRect] = []
    let observation = label.observe(property: "frame") { change in
      if let frame = change.after as? CGRect { frames.append(frame) }
    }
    label.text = "wide"
    screen.show { [label] }
    label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    observation.cancel()
    #expect(
      frames == [
        CGRect(x: 8, y: 0, width: 304, height: 20), CGRect(x: 1, y: 2, width: 3, height: 4),
      ]
    )
  }

  @Test func messagesHaveObserversBeforeAndAfter() {
    final class Controller: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("own") }
    }
    let screen = TestScreen()
    let controller = screen.run { Controller() }
    let observation = controller.observe(
      message: "viewWillAppear(_:)",
      before: { controller.heard.append("before \($0)") },
      after: { controller.heard.append("after \($0)") }
    )
    screen.session.show(controller)
    observation.cancel()
    #expect(controller.heard == ["before [false]", "own", "after [false]"])
  }

  @Test func `an object is named after the property of the program that holds it`() {
    let screen = TestScreen()
    screen.run {
      let form = NamedForm()
      screen.session.show(form)
      #expect([form.field, form.note, form.plain].map(\.subject.name) == ["field", "note", nil])
      let list = UITableViewController()
      screen.session.show(list)
      #expect(list.tableView.subject.name == "tableView")
      // What the screen's own classes hold has no name.
      #expect(list.view.superview?.subject.name == nil)
    }
  }
}

private class PlainForm: UIViewController { let field: UIView = UITextField() }

private final class NamedForm: PlainForm {
  lazy var note: UIView = UILabel()
  var plain: UIView { view.subviews[2] }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [field, note, UISwitch()] { view.addSubview(part) }
  }
}
