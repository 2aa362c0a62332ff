import Foundation
import LessonKit
import ScriptSource
import Testing

struct LogDiffTests {
  @Test func equalLogsHaveNoDifference() {
    #expect(LogDiff(expected: ["a", "b"], actual: ["a", "b"]) == nil)
    #expect(LogDiff(expected: [], actual: []) == nil)
  }

  @Test func aChangedLineIsShownWithItsNeighbours() throws {
    let diff = try #require(
      LogDiff(
        expected: ["1", "2", "3", "4", "5", "6", "7"],
        actual: ["1", "2", "3", "x", "5", "6", "7"]
      )
    )
    #expect(diff.firstDifference == 4)
    #expect(
      diff.description == """
        line 4: expected `4`, got `x`
          …
            2
            3
          - 4
          + x
            5
            6
        """
    )
  }

  private static let first = "2016-05-01 04:17:17.000: First 1"

  @Test(arguments: [
    (["a"], ["a", "b"], "line 2: expected the end of the log, got `b`"),
    (["a", "b"], ["a"], "line 2: expected `b`, got the end of the log"),
    ([], ["a"], "line 1: expected the end of the log, got `a`"),
    (["b", "c"], ["a", "b", "c"], "line 1: expected `b`, got `a`"),
    (
      ["Got 1", "Got 2"], ["Got 1", "--- next ---"], "line 2: expected `Got 2`, got `--- next ---`"
    ),
    (["Search r"], ["Search rx"], "line 1: expected `Search r`, got `Search rx`"),
    (
      [first, "2016-05-01 04:17:18.000: First 2"], [first, "2016-05-01 04:17:19.000: First 2"],
      """
      line 2: expected `2016-05-01 04:17:18.000: First 2`, got `2016-05-01 04:17:19.000: First 2`
      """
    ),
    (
      ["2016-05-01 04:17:17.000: http -> Event next(a)"],
      ["2016-05-01 04:17:17.000: http -> isDisposed"],
      """
      line 1: expected `2016-05-01 04:17:17.000: http -> Event next(a)`, got `2016-05-01 04:17:17.000: http -> isDisposed`
      """
    ),
  ])
  func `the first lines that differ are quoted as they are in the logs`(
    _ row: (expected: [String], actual: [String], headline: String)
  ) throws {
    let diff = try #require(LogDiff(expected: row.expected, actual: row.actual))
    #expect(diff.lines(ViewOptions()).first == row.headline)
  }

  private static let dated = [
    "2016-05-01 04:17:17.000: a", "2016-05-01 04:17:17.000 [main]: b", "c",
  ]

  @Test(arguments: [
    (["2026-01-01 10:20:30.400: a", "2016-05-01 04:17:18.000 [main]: b", "c"], nil),
    (["a", "[main]: b", "c"], nil),
    (
      ["2016-05-01 04:17:17.000: a", "2016-05-01 04:17:17.000 [worker 1]: b", "c"],
      """
      line 2: expected `2016-05-01 04:17:17.000 [main]: b`, got `2016-05-01 04:17:17.000 [worker 1]: b`
          2016-05-01 04:17:17.000: a
        - 2016-05-01 04:17:17.000 [main]: b
        + 2016-05-01 04:17:17.000 [worker 1]: b
          c
      """
    ),
    (
      ["2026-01-01 10:20:30.400: a", "2026-01-01 10:20:30.401 [main]: b", "d"],
      """
      line 3: expected `c`, got `d`
          2016-05-01 04:17:17.000: a
          2016-05-01 04:17:17.000 [main]: b
        - c
        + d
      """
    ),
  ])
  func `without their dates, lines are equal, and shown with them`(
    _ row: (actual: [String], difference: String?)
  ) {
    let diff = LogDiff(expected: Self.dated, actual: row.actual, ignoresDates: true)
    #expect(diff?.description == row.difference)
    #expect(LogDiff(expected: Self.dated, actual: row.actual) != nil)
  }

  @Test func anInsertedLineDoesNotMakeTheRestDiffer() throws {
    let diff = try #require(LogDiff(expected: ["b", "c"], actual: ["a", "b", "c"]))
    #expect(diff.description.contains("  + a\n    b\n    c"))
  }

  @Test func `a log with the line endings of Windows is no other log`() throws {
    let folder = try TemporaryFolder()
    try folder.write("First 1\r\n\r\nFirst 2\r\n", to: "a.log")
    let log = try LogText(at: folder.url.appendingPathComponent("a.log").path)
    #expect(log.lines == ["First 1", "", "First 2"])
    let printed = Lessons.recording(text: #"print("a\r\nb\r")"#).lines
    #expect(printed == ["2016-05-01 04:17:17.000: a", "2016-05-01 04:17:17.000: b"])
  }

  @Test func `long logs are aligned at lines that they have once`() {
    // Too long for an exact alignment, and with a change in the middle and lines that come again and again.
    let expected = (0..<6_000).map { $0.isMultiple(of: 3) ? "tick" : "line \($0)" }
    var actual = expected
    actual[3_001] = "another"
    actual.insert("more", at: 10)
    let shown =
      LogDiff(expected: expected, actual: actual)?.description.split(separator: "\n") ?? []
    #expect(shown.filter { $0.hasPrefix("  - ") } == ["  - line 3001"])
    #expect(shown.filter { $0.hasPrefix("  + ") } == ["  + more", "  + another"])
  }

  @Test func `long logs that differ nearly everywhere are compared with bounded work`() throws {
    // Random lines of a few kinds: any line has many equal ones, and none is there once.
    var state: UInt64 = 1
    func line() -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return "tick \(state >> 61)"
    }
    let expected = (0..<50_000).map { _ in line() }
    let actual = (0..<50_000).map { _ in line() }
    let diff = try #require(LogDiff(expected: expected, actual: actual))
    #expect(diff.lines(ViewOptions()).count == LogDiff.most + 1)
  }

  @Test func `of logs without a common line, a part is shown and the rest counted`() {
    let expected = (0..<100_000).map { "a \($0)" }
    let actual = (0..<100_000).map { "b \($0)" }
    let lines = LogDiff(expected: expected, actual: actual)?.lines(ViewOptions()) ?? []
    #expect(lines.count == LogDiff.most + 1)
    #expect(lines.last == "  … 199001 more lines that differ are left out")
  }

  @Test func `composed and decomposed characters are different`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(LogDiff(expected: [composed], actual: [composed]) == nil)
    let diff = try #require(LogDiff(expected: ["a", composed], actual: ["a", decomposed]))
    #expect(diff.firstDifference == 2)
    let lines = diff.description.split(separator: "\n")
    #expect(lines[0].hasSuffix("; they look the same, but their Unicode characters differ"))
    #expect(lines.count == 4)
    let recording = Recording(of: SourceFile(name: "s.swift", text: "print(\"\(decomposed)\")"))
    let goal = recording.lines.map { $0.replacing(decomposed, with: composed) }
    let check = ExerciseCheck(
      goal: goal.map(\.precomposedStringWithCanonicalMapping),
      recording: recording
    )
    #expect(!check.isSolved && check.matched == 0 && check.difference?.number == 1)
  }
}
