import ScriptSource
import Testing

@testable import LessonKit

/// The linter finds keys, ends of windows and answers that meet at one instant.
struct TimeTieTests {
  private func findings(_ script: String) -> [String] {
    let imports = "import PlaygroundSupport; import RxCocoa; import RxSwift; import UIKit\n"
    let screen = "let name = UITextField(); PlaygroundPage.current.liveView = name\n"
    let file = SourceFile(name: "s.swift", text: imports + screen + script)
    return TimeTies(in: Recording(of: file).story).findings
  }

  @Test func `a key at the end of a window is found`() {
    let script = """
      user.pace = .milliseconds(100)
      _ = name.rx.text.orEmpty.throttle(.milliseconds(300), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0) })
      user.type("abcdef", into: name)
      user.wait(1)
      """
    let found = findings(script)
    #expect(found.first?.hasPrefix("at 0.3 s, ") == true, "\(found)")
    #expect(found.first?.contains("key \"c\" in name (line 6)") == true, "\(found)")
    #expect(found.first?.contains("the time of throttle") == true, "\(found)")
  }

  @Test func `the hand's own pace and a window of 300 ms do not meet`() {
    let script = """
      _ = name.rx.text.orEmpty.throttle(.milliseconds(300), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0) })
      user.type("abcdef", into: name)
      user.wait(1)
      """
    #expect(findings(script) == [])
  }

  @Test func `an answer at the time of a key is found`() {
    let script = """
      server.answer("GET", "/a", after: .milliseconds(340)) { _ in .json(["a": 1]) }
      URLSession.shared.dataTask(with: URL(string: "/a")!) { _, _, _ in print("answer") }.resume()
      user.type("abc", into: name)
      user.wait(1)
      """
    #expect(findings(script).count == 1, "\(findings(script))")
  }
}
