import Foundation
import LessonKit
import Testing

/// `:edit`, with an editor that is a command of `sed`.
struct EditCommandTests {
  let folder: ExerciseFolder

  init() throws { folder = try ExerciseFolder() }

  private static let solving =
    ExerciseFolder.editor("s/numbers.subscribe/numbers.filter { $0 % 2 == 0 }.subscribe/")

  @Test func `of an exercise edits the copy, and checks it`() throws {
    let lines = folder.answers([":edit"], editor: Self.solving)
    #expect(lines.first == "Solved: both lines are as they should be.", "\(lines)")
    #expect(try folder.text(of: ExerciseFolder.copy).contains("% 2 == 0"))
    #expect(folder.progress.mark(of: "even") == "✓")
  }

  @Test func `of an exercise in memory edits the text`() {
    folder.keepsCopies = false
    let lines = folder.session([":open even", ":edit", ":look"], editor: Self.solving).lines
    #expect(lines.contains { $0.hasPrefix("Solved:") }, "\(lines)")
    #expect(lines.contains { $0.contains("7 │ let even = numbers.filter") })
  }

  @Test func `of a lesson edits a copy, and continues with it`() throws {
    let lines = folder.session(
      [":open first", ":edit", ":run", ":reset", ":run"],
      editor: ExerciseFolder.editor("s/print(1)/print(\"new\"); print(2)/")
    ).lines
    #expect(lines.contains { $0.contains("`new`") }, "\(lines)")
    #expect(lines.contains { $0.contains("`1`") })
    #expect(try folder.text(of: "10-first/first.swift") == "//: # First\nprint(1)\n")
  }

  @Test func `in the middle of a lesson, the learner stays at the statement`() throws {
    try folder.write(
      "//: # Two\nprint(1)\nprint(2)\nprint(3)\n",
      to: "40-two/two.swift"
    )
    let lines = folder.session(
      [":open two", ":next", ":next", ":next", ":edit", ":next"],
      editor: ExerciseFolder.editor("2i let extra = 0")
    ).lines
    // It was before `print(3)` on line 4, which is line 5 now.
    #expect(lines.contains { $0.contains("▶ 5  print(3)") }, "\(lines)")
    #expect(lines.contains { $0.contains("`3`") })
  }

  @Test func `a text with mistakes is kept for the next edit`() {
    let lines = folder.session(
      [":open first", ":edit", ":edit", ":run"],
      editor: ExerciseFolder.editor("s/print(1)/print(x)/;t;s/x/8/")
    ).lines
    #expect(lines.contains("! The lesson is unchanged. `:edit` opens your text again."), "\(lines)")
    #expect(lines.contains { $0.contains("`8`") }, "\(lines)")
  }

  @Test func `a script of one's own is changed itself`() throws {
    try folder.write("print(1)\n", to: "own.swift")
    let path = folder.url.path + "/own.swift"
    let lines = folder.session(
      [":open \(path)", ":edit", ":run"],
      editor: ExerciseFolder.editor("s/1/7/")
    ).lines
    #expect(lines.contains { $0.contains("`7`") }, "\(lines)")
    #expect(try folder.text(of: "own.swift") == "print(7)\n")
  }

  @Test(arguments: [
    ("true", "Nothing is changed."),
    ("false", "! error: the editor `false` ended with exit code 1"),
    ("no-such-editor 2> /dev/null", "! error: there is no editor `no-such-editor 2> /dev/null`"),
    ("kill -9 $$ #", "! error: the editor `kill -9 $$ #` ended with signal 9"),
  ])
  func `editors that do nothing, or fail`(editor: String, said: String) {
    let lines = folder.session([":open first", ":edit"], editor: editor).lines
    #expect(lines.contains { $0.hasPrefix(said) }, "\(lines)")
  }

  @Test func `without an editor, or without a script`() {
    #expect(
      folder.session([":open first", ":edit"]).lines
        .contains("! error: there is no editor here: set the variable EDITOR to its command")
    )
    #expect(
      folder.session([":edit"], editor: "true").lines.contains {
        $0.hasPrefix("! error: no lesson is open")
      }
    )
  }

  @Test func `a path with a space and a quote`() throws {
    try folder.write("print(1)\n", to: "my 'own'.swift")
    let lines = folder.session(
      [":open \(folder.url.path)/my 'own'.swift", ":edit", ":run"],
      editor: ExerciseFolder.editor("s/1/7/")
    ).lines
    #expect(lines.contains { $0.contains("`7`") }, "\(lines)")
  }
}
