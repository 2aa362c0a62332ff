import Foundation
import LabShell
import LessonKit

/// A folder with a lesson, an exercise and another lesson, and sessions over them.
final class ExerciseFolder {
  let url: URL
  /// Whether the learner's copies can be written.
  var keepsCopies = true

  static let given = """
    /*:
     # Even
     Numbers come.
     - Task: Print the even ones.
     - Hint: Leave some out.
     - Hint: Use an operator.
     - Hint: `filter`
     */
    let numbers = Observable.of(1, 2, 3, 4)
    let even = numbers.subscribe(onNext: { print("got \\($0)") })

    """
  /// The program as it is in the learner's copy.
  static let givenWithoutHints = given.replacing(#/ - Hint: .*\n/#, with: "")
  static let goal = (1...2).map { "2016-05-01 04:17:17.000: got \(2 * $0)\n" }.joined()

  static func solved(_ operators: String) -> String {
    given.replacing("numbers.subscribe", with: "numbers\(operators).subscribe")
  }

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    try write("//: # First\nprint(1)\n", to: "10-first/first.swift")
    try write(Self.given, to: "20-even/even.swift")
    try write(
      Self.solved(".filter { $0.isMultiple(of: 2) }") + "//: It lets even numbers pass.\n",
      to: "20-even/even.solution.swift"
    )
    try write(
      Self.solved(".compactMap { $0 % 2 == 0 ? $0 : nil }") + "//: It drops what is nil.\n",
      to: "20-even/even.solution-2.swift"
    )
    try write(Self.goal, to: "20-even/even.log")
    try write("//: # Last\nprint(3)\n", to: "30-last/last.swift")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// The path of the learner's copy, in this folder.
  static let copy = "copies/even.swift"

  /// An editor that runs a command of `sed` on the file.
  static func editor(_ command: String) -> String { "sed -i '\(command)'" }

  /// What a session answers to what is typed.
  func session(_ typed: [String], editor: String? = nil, isInteractive: Bool = true) -> Transcript {
    let workspace = Workspace(
      catalog: LessonCatalog(folder: url),
      progressFile: ProgressFile(at: url.appendingPathComponent("progress.json")),
      copies: LearnerCopies(in: url.path + (keepsCopies ? "/copies" : "/10-first/first.swift/no")),
      editor: TextEditor(
        environment: editor.map { ["EDITOR": $0] } ?? [:],
        isAtTerminal: false
      ),
      view: { ViewOptions(width: 100) }
    )
    let transcript = Transcript(typed, isInteractive: isInteractive)
    _ = Shell(
      session: LessonSession(workspace: workspace),
      source: transcript,
      output: transcript
    ).run()
    return transcript
  }

  /// What the commands after `:open even` answer, without prompts.
  func answers(_ typed: [String], editor: String? = nil) -> [String] {
    let opened = session([":open even"], editor: editor).lines.count - 1
    return session([":open even"] + typed, editor: editor).lines.dropFirst(opened)
      .filter { !$0.contains("> ") }
  }

  /// What was solved, begun and skipped.
  var progress: CourseProgress {
    ProgressFile(at: url.appendingPathComponent("progress.json")).load()
  }
}
