import Foundation
import LessonKit
import Testing

/// The commands of an exercise, over one of our own.
struct ExerciseCommandTests {
  let folder: ExerciseFolder

  init() throws { folder = try ExerciseFolder() }

  private func sees(_ typed: [String], _ texts: String..., editor: String? = nil) {
    let lines = folder.answers(typed, editor: editor)
    for text in texts {
      #expect(lines.contains { $0.contains(text) }, "\(text) in \(lines)")
    }
  }

  @Test func `opening it makes the copy and shows where the learner is`() throws {
    // Where the path makes the line too long, it is folded.
    let lines = folder.session([":open even"]).lines.joined(separator: "\n")
      .replacing(#/(Your copy: [^\n]*)\n  /#) { $0.1 + " " }
    #expect(
      lines == """
        rxlab: type Swift, or :help
        rx> :open even
        ── Even  (1/1)
        Numbers come.

        Task: Print the even ones.

          6 │ let numbers = Observable.of(1, 2, 3, 4)
          7 │ let even = numbers.subscribe(onNext: { print("got \\($0)") })

        Goal: 0 of 2 lines match. `:check` shows it line by line.
        Your copy: \(folder.url.path)/copies/even.swift. `:edit` opens it, `:hint` helps.
        Enter runs the next statement, or repeats your last `:step`, `:run` or `:advance`. `:help` lists all
        commands.
        even 1/1 0s> ^D
        """
    )
    #expect(try folder.text(of: ExerciseFolder.copy) == ExerciseFolder.givenWithoutHints)
  }

  @Test func `the copy has no hints, which come one by one`() throws {
    #expect(!folder.session([":open even"]).lines.contains { $0.contains("Leave some out") })
    #expect(try !folder.text(of: ExerciseFolder.copy).contains("Hint"))
    sees([":hint"], "(1/3) Leave some out.")
  }

  @Test func `the author's remark follows a solution`() throws {
    try folder.write(ExerciseFolder.solved(".filter { $0 % 2 == 0 }"), to: ExerciseFolder.copy)
    sees(
      [":check"],
      "Solved:",
      "The author on `even.solution.swift`:",
      "It lets even numbers pass."
    )
  }

  @Test func `a copy that is there is opened, and not replaced`() throws {
    try folder.write(ExerciseFolder.solved(".skip(1)"), to: ExerciseFolder.copy)
    let lines = folder.session([":open even"]).lines
    #expect(lines.contains { $0.contains("10 │ let even = numbers.skip(1).subscribe") })
    #expect(lines.contains { $0.hasPrefix("Goal: 1 of 2 lines matches.") })
    #expect(try folder.text(of: ExerciseFolder.copy).contains(".skip(1)"))
  }

  @Test func `a check that fails, and one that succeeds`() throws {
    sees(
      [":check"],
      "0 of 2 lines match.",
      "  ✗ 0s  got 2",
      "  → 0s  got 1",
      "Line 1 of the goal: expected `got 2` at 0 s, but `got 1` came at 0 s.",
      "Why `got 1` came: line 7 prints it, because the subscriber `even` (line 7) received 1.",
      "`:edit` changes your program, `:hint` helps, `:goal` shows every line."
    )
    #expect(folder.progress.mark(of: "even") == "▶ 1/1")
    sees([":lessons"], "▶ ✎ even")
    try folder.write(
      ExerciseFolder.solved(".filter { $0 != 1 && $0 != 3 }"),
      to: ExerciseFolder.copy
    )
    sees([":check"], "Solved: both lines are as they should be.", "  ✓ 0s  got 4")
    #expect(folder.progress.mark(of: "even") == "✓")
    sees([":lessons"], "✓ ✎ even")
    // A later attempt does not undo it.
    try folder.write(ExerciseFolder.given, to: ExerciseFolder.copy)
    sees([":check"], "0 of 2 lines match.")
    #expect(folder.progress.mark(of: "even") == "✓")
  }

  @Test func `the copy is read again at each check`() throws {
    let transcript = folder.session(
      [":open even", ":next", ":edit", ":check", ":look"],
      editor: ExerciseFolder.editor("s/numbers.subscribe/numbers.skip(1).subscribe/")
    )
    #expect(transcript.lines.count { $0 == "1 of 2 lines matches." } == 2, "\(transcript.lines)")
    #expect(transcript.lines.contains("even 1/1 0s> :look"))
    #expect(transcript.lines.contains { $0.contains("▶ 6 ") || $0.contains("▶ 7 ") })
  }

  @Test func `a mistake is shown, and the text can be corrected`() throws {
    try folder.write(
      ExerciseFolder.given.replacing(
        "numbers.subscribe",
        with: "numbers.filtre { $0 > 1 }.subscribe"
      ),
      to: ExerciseFolder.copy
    )
    let transcript = folder.session([":open even", ":check"])
    let errors = transcript.lines.filter { $0.contains("error:") }
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.contains("even.swift:10:") })
    #expect(transcript.lines.contains { $0.contains("no member") || $0.contains("'filtre'") })
    #expect(transcript.lines.contains("The program prints nothing yet: it has an error."))
    sees(
      [":edit"],
      "Solved:",
      editor: ExerciseFolder.editor("s/filtre { $0 > 1 }/filter { $0 % 2 == 0 }/")
    )
  }

  @Test func `:change writes the copy`() throws {
    sees([":change numbers.sub => numbers.filter { $0 % 2 == 0 }.sub", ":check"], "Solved:")
    #expect(try folder.text(of: ExerciseFolder.copy).contains("numbers.filter { $0 % 2 == 0 }.sub"))
    sees([":reset", ":check"], "Everything is reset.", "Solved:")
    // Of a change with a mistake, nothing is kept.
    sees([":change .filter => .filtre"], "! The lesson is unchanged.")
    #expect(try folder.text(of: ExerciseFolder.copy).contains(".filter {"))
  }

  @Test func `the program as given comes back, and the copy is kept`() throws {
    try folder.write(ExerciseFolder.solved(".skip(1)"), to: ExerciseFolder.copy)
    sees(
      [":reset given"],
      "The program as given is back. Yours is now",
      "Goal: 0 of 2 lines match."
    )
    #expect(try folder.text(of: ExerciseFolder.copy) == ExerciseFolder.givenWithoutHints)
    #expect(try folder.text(of: ExerciseFolder.copy + "~").contains(".skip(1)"))
    sees([":reset all"], "! error: `:reset` takes no argument, or `given` in an exercise")
    #expect(
      folder.session([":reset given"]).lines.contains {
        $0.hasPrefix("! error: no exercise is open")
      }
    )
  }

  @Test func `hints of all grades, whatever the text has become`() throws {
    try folder.write("print(1)\n", to: ExerciseFolder.copy)
    #expect(
      folder.answers([":hint", ":hint", ":hint", ":hint"]) == [
        "(1/3) Leave some out.", "(2/3) Use an operator.", "(3/3) `filter`",
        "(3/3) `filter` There are no more hints; `:solution` shows a solution.",
      ]
    )
  }

  @Test func `the whole goal`() {
    #expect(folder.answers([":goal"]) == ["  ✗ 0s  got 2", "  → 0s  got 1", "  · 0s  got 4"])
  }

  @Test func `stepping works as in a lesson, and the end is not the goal`() {
    sees([":run"], "line 4 0s main  `got 4`", "`:check` compares the log with the goal.")
    #expect(folder.progress.mark(of: "even") != "✓")
    sees([":run", ":marbles"], "-")
    sees([":diff"], "line 1: expected")
    _ = folder.session([":run even"])
    #expect(folder.progress.mark(of: "even") != "✓")
  }

  @Test func `:run with its name runs the copy`() throws {
    try folder.write(ExerciseFolder.solved(".take(1)"), to: ExerciseFolder.copy)
    #expect(folder.session([":run even"]).lines.count { $0.contains(": got") } == 1)
  }

  @Test func `skipping, and the lessons around it`() {
    let lines = folder.session([":open even", ":skip"]).lines
    #expect(lines.contains("── Last  (1/1)"))
    #expect(folder.progress.mark(of: "even") == "–")
    #expect(folder.session([":open first", ":skip"]).lines.contains("── Even  (1/1)") == false)
  }

  @Test func `the next exercise comes after the lesson before it`() {
    #expect(folder.session([":open first", ":skip"]).lines.contains("── Even  (1/1)"))
  }

  @Test(arguments: [":check", ":goal", ":solution"])
  func `needs an exercise`(command: String) {
    for typed in [[command], [":open first", command], [":open even", ":close", command]] {
      let lines = folder.session(typed).lines
      #expect(lines.contains { $0.hasPrefix("! error: no exercise is open") }, "\(lines)")
    }
  }

  @Test func `a folder that cannot be written is said, and the program is in memory`() {
    folder.keepsCopies = false
    let lines = folder.session([
      ":open even", ":change numbers.sub => numbers.filter { $0 % 2 == 0 }.sub", ":check",
    ]).lines
    #expect(lines.contains { $0.hasPrefix("! rxlab: your program is not kept when you leave:") })
    #expect(lines.contains { $0.hasPrefix("Your copy: in memory.") })
    #expect(lines.contains { $0.hasPrefix("Solved:") })
  }

  @Test func `a copy that cannot be read is said, and can be replaced`() throws {
    try folder.write("", to: ExerciseFolder.copy)
    let lines = folder.session([":open even", ":check", ":reset given", ":check"]).lines
    #expect(
      lines.contains { $0.contains("your copy cannot be read: even.swift:1: the script is empty") }
    )
    #expect(lines.contains { $0 == "! error: even.swift:1: the script is empty" })
    #expect(lines.contains("0 of 2 lines match."))
  }

  @Test func `an exercise without a goal`() throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("20-even/even.log"))
    let lines = folder.session([":open even", ":check", ":goal"]).lines
    #expect(lines.contains { $0.hasPrefix("There is no goal to compare with") })
    #expect(lines.count { $0.hasPrefix("! error: the exercise `even` has no goal") } == 2)
  }
}
