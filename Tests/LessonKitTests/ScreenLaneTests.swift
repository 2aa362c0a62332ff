import LessonKit
import ScriptSource
import Stage
import Testing

/// A screen in a marble diagram: gestures above, what changes below, and each source once.
struct ScreenLaneTests {
  private func titles(_ script: String) -> [String] {
    Recording(of: SourceFile(name: "s.swift", text: Self.screen + script)).story.lanes().map(
      \.title
    )
  }

  private static let screen = """
    import PlaygroundSupport; import RxCocoa; import RxSwift; import UIKit
    let name = UITextField(); let note = UILabel(); let root = UIViewController()
    for part in [name, note] { root.view.addSubview(part) }; PlaygroundPage.current.liveView = root

    """

  @Test func `keys are above, bound properties below, operators between`() {
    let script = """
      _ = name.rx.text.orEmpty.map { $0 + "!" }.bind(to: note.rx.text)
      user.type("a b", into: name)
      """
    let story = Recording(of: SourceFile(name: "s.swift", text: Self.screen + script)).story
    let drawn = MarbleView(of: story).lines(ViewOptions(width: 80))
    #expect(
      drawn.joined(separator: "\n") == """
        time                       0s       100ms    200ms    300ms    400ms    500ms
        user                       A--------------a--------------␣--------------b
        name.rx.text.orEmpty L4 s3 ^(B B)---------a--------------C--------------D
        map L4 s2                  ^(E E)---------F--------------G--------------H
        bind L4 s1                 ^(E E)---------F--------------G--------------H
        note                       E--------------F--------------G--------------H

        A = focus on name
        B =\(" ")
        C = a\(" ")
        D = a b
        E = !
        F = a!
        G = a !
        H = a b!
        """,
      "\(drawn.joined(separator: "\n"))"
    )
  }

  @Test func `one source at one place is one lane`() {
    let twice = """
      let texts = name.rx.text.orEmpty
      _ = texts.subscribe(onNext: { print("One", $0) })
      _ = texts.subscribe(onNext: { print("Two", $0) })
      user.type("a", into: name)
      """
    #expect(titles(twice).filter { $0.contains("rx.text") }.count == 1, "\(titles(twice))")
  }

  @Test func `what an operator of the screen is made of is one lane`() {
    let selecting = """
      let table = UITableView(); PlaygroundPage.current.liveView = table
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      _ = Observable.just(["a", "b"]).bind(to: table.rx.items(cellIdentifier: "name")) { _, text, cell in cell.textLabel?.text = text }
      _ = table.rx.modelSelected(String.self).subscribe(onNext: { print("Chose", $0) })
      user.select("b")
      """
    #expect(titles(selecting).filter { $0.hasPrefix("modelSelected") }.count == 1)
    #expect(!titles(selecting).contains { $0.contains("UITableViewCell") })
  }

  @Test func `requests that follow each other are one lane, which begins again`() {
    let searching = """
      _ = name.rx.text.orEmpty.skip(1)
        .flatMapLatest { _ in Observable<Int>.timer(.milliseconds(400), scheduler: MainScheduler.instance) }
        .subscribe(onNext: { print("Answer", $0) })
      user.type("ab", into: name)
      user.wait(1)
      """
    let story = Recording(of: SourceFile(name: "s.swift", text: Self.screen + searching)).story
    let timers = story.lanes().filter { $0.title.hasPrefix("timer") }
    #expect(timers.count == 1)
    let drawn = MarbleView(timers, end: story.end).lines(ViewOptions(width: 100))
    #expect(drawn.last?.contains(/!\^-+!\^-+0\|/) == true, "\(drawn)")
  }

  @Test func `a cold source is drawn for each subscription`() {
    let cold = """
      let one = Observable.just(1)
      _ = one.subscribe(onNext: { print("One", $0) })
      _ = one.subscribe(onNext: { print("Two", $0) })
      """
    #expect(titles(cold).filter { $0.hasPrefix("just") }.count == 2, "\(titles(cold))")
  }
}
