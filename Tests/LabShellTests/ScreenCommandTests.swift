import LabShell
import LessonKit
import Testing

/// The screen at the prompt: gestures in words, the picture, and why a label changed.
struct ScreenCommandTests {
  private static let script = """
    //: # Name
    import PlaygroundSupport
    import RxCocoa
    import RxSwift
    import UIKit
    let user = "not the hand"
    let name = UITextField()
    let note = UILabel()
    let root = UIViewController()
    for part in [name, note] { root.view.addSubview(part) }
    PlaygroundPage.current.liveView = root
    let bag = DisposeBag()
    name.rx.text.orEmpty.map { "Hello " + $0 }.bind(to: note.rx.text).disposed(by: bag)
    print("ready")
    """

  private func session(_ typed: [String], width: Int = 100) throws -> [String] {
    try LessonCommandTests().session(typed, script: Self.script, width: width).lines
  }

  @Test func `a newcomer types a name, sees the label change, and asks why`() throws {
    let seen = try session([":open tiny", ":run", ":type A into name", ":why 5", ":screen"])
    let text = seen.joined(separator: "\n")
    #expect(text.contains("line 3 0s main  `user: focus on name`"), "\(text)")
    #expect(text.contains("line 5 0.170s main  `screen: note \"Hello \" → \"Hello A\"`"))
    #expect(
      text.contains(
        """
          ┌────────────────────────────────────────┐
        * │ [A▏______________]                     │ name
        * │ Hello A                                │ note
          └────────────────────────────────────────┘
          (* changed)
        `:why 5` explains the last change.
        """
      )
    )
    #expect(text.contains("because entry 1, line 1 made the gesture: key \"A\" in name"))
    #expect(text.contains("entry 1: :type A into name"))
  }

  @Test func `a refused gesture says what is there, and changes nothing`() throws {
    let seen = try session([
      ":open tiny", ":run", ":tap Add", ":type B into name", ":log", ":tap Add",
    ])
    let start = "! error: there is no \"Add\" on the screen; it has: "
    #expect(seen.contains { $0.hasPrefix(start + "field \"name\",") }, "\(seen)")
    #expect(seen.last { $0.hasPrefix(start) }?.contains("field \"B\" `name`,") == true)
    #expect(seen.contains { $0.contains("`screen: note \"Hello \" → \"Hello B\"`") })
  }

  @Test func `back takes a gesture back, and the picture with it`() throws {
    let seen = try session([":open tiny", ":run", ":type C into name", ":back"])
    #expect(seen.contains("took back `:type C into name`"), "\(seen)")
    #expect(
      seen.last { $0.contains("note") } == "* │ Hello                                  │ note"
    )
  }

  @Test func `at the prompt, too`() throws {
    let entries = [
      "import PlaygroundSupport; import RxCocoa; import RxSwift; import UIKit",
      "let user = 1", "let add = UIButton()", "add.setTitle(\"Add\", for: .normal)",
      "PlaygroundPage.current.liveView = add",
      "_ = add.rx.tap.subscribe(onNext: { print(\"tapped\") })",
    ]
    let seen = try session(
      entries + [":tap Ad", ":tap Add", "user", ":screen", ":back", ":back", ":log"]
    )
    #expect(seen.contains("! error: there is no \"Ad\" on the screen; it has: button \"Add\""))
    #expect(seen.contains("line 1 0s main  `user: tap Add`"), "\(seen)")
    #expect(seen.contains("line 2 0s main  `tapped`"))
    #expect(seen.contains("Int = 1"))
    #expect(seen.contains { $0.hasPrefix("took back `:tap Add`") }, "\(seen)")
    #expect(!seen.suffix(5).contains { $0.contains("tapped") }, "\(seen)")
  }

  @Test func `without a screen, a gesture says where to find one`() throws {
    let seen = try session([":tap Add", ":screen", "let a = 1", ":screen"], width: 200)
    let words =
      "othing is on the screen: show something with `PlaygroundPage.current.liveView = …`, or open a lesson with a screen, such "
      + "as `:open tiny`"
    #expect(seen.contains("! error: n\(words)"), "\(seen)")
    #expect(seen.filter { $0 == "N\(words)." }.count == 2, "\(seen)")
  }

  @Test func `a refused gesture of a script leaves the hand free`() throws {
    let seen = try session([
      "import PlaygroundSupport; import RxCocoa; import RxSwift; import UIKit",
      "let add = UIButton()", "add.setTitle(\"Add\", for: .normal)",
      "PlaygroundPage.current.liveView = add", "user.tap(\"Ad\")", "user.tap(\"Add\")",
      "add.addAction(UIAction { _ in fatalError(\"no\") }, for: .touchUpInside)",
      "user.tap(\"Add\")", ":tap Add", "add.isEnabled = false", ":tap Add",
    ])
    #expect(!seen.contains { $0.contains("while another one is under way") }, "\(seen)")
    #expect(seen.contains("! error: button \"Add\" is disabled"))
  }

  @Test func `each statement shows the picture when it has changed`() throws {
    let seen = try session([":open tiny"] + Array(repeating: "", count: 14))
    let pictures = seen.filter { $0.hasPrefix("  ┌") }
    #expect(pictures.count >= 2, "\(seen.joined(separator: "\n"))")
    #expect(seen.contains("* │ Hello                                  │ note"))
  }

  @Test func `in a wide window the picture stands beside the code`() throws {
    let seen = try session([":open tiny"] + Array(repeating: "", count: 14), width: 130)
    #expect(
      seen.contains { $0.contains("▶ 12  let bag") && $0.contains("┌──") },
      "\(seen.joined(separator: "\n"))"
    )
  }
}
