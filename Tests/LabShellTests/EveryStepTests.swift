import Foundation
import LabShell
import LessonKit
import ScriptSource
import Testing

/// Enter alone shows every step of a lesson, whatever it holds.
extension LessonCommandTests {
  private static let declaring = """
    //: # Declarations
    //: Words.
    func one() { print("one") }
    //: ## A function and a comment
    // Nothing runs here.
    func two() { print("two") }
    //: ## A type
    struct Three {}
    //: ## A statement
    print("sum", 1 + 1)
    //: ## A function that is called later
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { later() }
    //: ## Called
    func later() { print("later") }
    //: ## A type that nothing uses
    enum Unused {}
    """

  @Test func `a step of declarations is a stop of its own`() throws {
    let seen = try answers([":open tiny"] + Array(repeating: "", count: 12), script: Self.declaring)
    // An exercise is shown whole when it is opened.
    let headings = seen.filter { $0.hasPrefix("── ") }
    let pages = headings.indices.filter { $0 == 0 || headings[$0] != headings[$0 - 1] }
      .map { headings[$0] }
    #expect(
      pages == [
        "── Declarations  (1/7)", "── A function and a comment  (2/7)", "── A type  (3/7)",
        "── A statement  (4/7)", "── A function that is called later  (5/7)", "── Called  (6/7)",
        "── A type that nothing uses  (7/7)",
      ]
    )
    #expect(seen.contains("▶ 6  func two() { print(\"two\") }"))
    #expect(seen.contains("▶ 8  struct Three {}"))
    #expect(seen.contains("  8 │ struct Three {}"))
  }

  @Test(arguments: [2, 3, 7])
  func `a step of declarations can be gone to, forwards and back`(number: Int) throws {
    for way in [
      [":goto \(number)"], [":goto end", ":goto \(number)"], [":goto 4", ":goto \(number)"],
    ] {
      let seen = try answers([":open tiny"] + way + [":look"], script: Self.declaring)
      #expect(seen.contains { $0.hasPrefix("── ") && $0.hasSuffix("(\(number)/7)") }, "\(seen)")
    }
  }

  @Test func `what is typed at a step of declarations runs there`() throws {
    let seen = try answers(
      [":open tiny", ":goto 3", "two()", "1 + 1", ":back", ""],
      script: Self.declaring
    )
    #expect(seen.contains("Int = 2"))
    #expect(seen.last == "▶ 10  print(\"sum\", 1 + 1)")
  }

  private func session(over catalog: LessonCatalog, _ typed: [String]) -> Transcript {
    let workspace = Workspace(catalog: catalog, view: { ViewOptions(width: 100) })
    let transcript = Transcript(typed)
    _ = Shell(session: LessonSession(workspace: workspace), source: transcript, output: transcript)
      .run()
    return transcript
  }

  @Test(arguments: ProjectLessons.names)
  func `every step of every lesson`(_ name: String) throws {
    let catalog = ProjectLessons.catalog()
    let lesson = try #require(catalog[name])
    let count = lesson.steps.count
    let seen = session(over: catalog, [":open \(name)"] + Array(repeating: "", count: 80)).lines
    let pages = seen.filter { $0.hasPrefix("── ") }.compactMap { $0.split(separator: "(").last }
    let wanted = (1...count).map { "\($0)/\(count))" }
    // An exercise is shown whole when it is opened.
    let again = lesson.exercise == nil ? [] : wanted.dropFirst()
    #expect(pages.map(String.init) == wanted + again)
    #expect(seen.contains { $0.hasPrefix("The script has ended.") })
  }

  @Test(arguments: ProjectLessons.names)
  func `every experiment works as its prose says, at the first try`(_ name: String) throws {
    let catalog = ProjectLessons.catalog()
    let lesson = try #require(catalog[name])
    for experiment in lesson.steps.flatMap(\.experiments) {
      let quoted = experiment.matches(of: /`([^`]+)`/).map { String($0.1) }
      // Commands, and Swift to type; the rest names code.
      let commands = quoted.filter {
        $0.hasPrefix(":") && $0 != ":quit" || $0.contains(".subscribe")
      }
      // A command of the shell, or a thought.
      if commands.isEmpty { continue }
      if quoted.contains(where: { $0.contains("func every") }) {
        // The learner writes an operator, and uses it as it is said.
        let entries = [Self.every, try #require(quoted.last)]
        let seen = session(over: catalog, [":open \(name)", ":goto end"] + entries).lines
        #expect(!seen.contains { $0.hasPrefix("! ") }, "\(experiment): \(seen)")
        continue
      }
      // Swift needs what the lesson declares.
      let isCommands = commands.allSatisfy { $0.hasPrefix(":") && !$0.hasPrefix(":advance") }
      for place in isCommands ? [":goto end", ":look"] : [":goto end"] {
        let opened = session(over: catalog, [":open \(name)", place]).lines
        let changes = commands.contains { $0.hasPrefix(":diff") || $0.hasPrefix(":change") }
        let typed = [":open \(name)", place] + commands + (changes ? [":diff", ":goto end"] : [])
        let transcript = session(over: catalog, typed)
        // The end at the lesson's own limit is no mistake.
        let complaints = transcript.lines.filter {
          $0.hasPrefix("! ") && !$0.hasPrefix("! rxlab: stopped after ")
        }
        #expect(complaints.isEmpty == !Self.isToFail(experiment), "\(experiment): \(complaints)")
        #expect(transcript.lines.count > opened.count + commands.count, "\(experiment)")
        guard changes, !experiment.contains("doesn't compile") else { continue }
        #expect(transcript.lines.contains { $0.hasPrefix("+ ") })
        // It makes a difference, or shows that there is none.
        #expect(
          transcript.lines.contains {
            $0.hasPrefix("line ") && $0.contains(": before it was ")
              || $0.contains("The log is equal")
          }
        )
      }
    }
  }

  @Test func `one experiment runs in both libraries, side by side`() {
    let rx =
      "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)"
      + ".subscribe { print(\"Tick \\($0)\") }"
    let typed = [":open interrupted", ":compare ticks.start { print(\"Tick \\($0)\") } | \(rx)"]
    let seen = session(over: ProjectLessons.catalog(), typed).lines
    #expect(seen.contains { $0.contains("1s     Tick VALUE 0") && $0.contains("Tick next(0)") })
    #expect(seen.contains("2.500s Tick INTERRUPTED"))
    #expect(seen.contains("first difference at 1 s, marked ◀"))
  }

  /// Whether the prose says that the changed program is refused, or stops.
  private static func isToFail(_ experiment: String) -> Bool {
    ["doesn't compile", "makes this program stop", "shows the error"].contains {
      experiment.contains($0)
    }
  }

  private static let every = """
    extension ObservableType {
      func every(_ n: Int) -> Observable<Element> {
        enumerated().filter { ($0.index + 1) % n == 0 }.map { $0.element }
      }
    }
    """
}

private enum ProjectLessons {
  static func catalog() -> LessonCatalog {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return LessonCatalog(folder: root.appendingPathComponent("Lessons"))
  }

  static let names = catalog().lessons.map(\.name)
}
