import Foundation
import LessonKit
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

  @Test func `only who is known to subscribe is called a subscriber`() throws {
    let (expected, actual) = (["Count 1", "Count 2"], ["Count 1", "Count 3"])
    let guessed = try #require(LogDiff(expected: expected, actual: actual))
    #expect(guessed.description.hasPrefix("line 2: expected Count next(2), got Count next(3)"))
    let known = try #require(LogDiff(expected: expected, actual: actual, subscribers: ["First"]))
    #expect(known.description.hasPrefix("line 2: expected `Count 2`, got `Count 3`"))
    let recording = Lessons.recording(
      text: "print(\"count 1\")\nObservable.of(1, 2).subscribe(onNext: { print(\"First\", $0) })"
    )
    #expect(recording.subscribers == ["First"])
  }

  @Test(arguments: [
    (["a"], ["a", "b"], "line 2: expected the end, got `b`"),
    (
      ["Got 1", "Got 2"], ["Got 1", "--- next ---"], "line 2: expected `Got 2`, got `--- next ---`"
    ),
    // A word that is no name would make no sentence: expected got next(2).
    (["got 1", "got 2"], ["got 1", "got 1"], "line 2: expected `got 2`, got `got 1`"),
    (["a", "b"], ["a"], "line 2: expected `b`, got the end"),
    ([], ["a"], "line 1: expected the end, got `a`"),
    (["b", "c"], ["a", "b", "c"], "line 1: expected `b`, got `a`"),
  ])
  func headlines(_ row: (expected: [String], actual: [String], headline: String)) throws {
    let diff = try #require(LogDiff(expected: row.expected, actual: row.actual))
    #expect(diff.description.split(separator: "\n").first.map(String.init) == row.headline)
  }

  @Test(arguments: [
    (
      ["D First 1", "D Second 2"], ["D First 1", "D Second 1"],
      "expected Second next(2), got Second next(1)"
    ),
    (
      ["D First 1", "E First 2"], ["D First 1", "D First 2"],
      "expected First next(2) at 2016-05-01 04:17:18.000, got it at 2016-05-01 04:17:17.000"
    ),
    (["[main] x"], ["[worker 1] x"], "expected `x` on main, got it on worker 1"),
    (
      ["D http -> Event next(a)"], ["D http -> isDisposed"],
      "expected http next(a), got http disposed"
    ),
    (
      ["D First 1", "D First completed"], ["D First 1", "D First 2"],
      "expected First completed, got First next(2)"
    ),
    (["D hello world"], ["D hello"], "expected `hello world`, got `hello`"),
  ])
  func theWordsOfRx(_ row: (expected: [String], actual: [String], headline: String)) throws {
    func log(_ lines: [String]) -> [String] {
      lines.map {
        switch $0.first {
        case "D": $0.replacing("D ", with: "2016-05-01 04:17:17.000: ", maxReplacements: 1)
        case "E": $0.replacing("E ", with: "2016-05-01 04:17:18.000: ", maxReplacements: 1)
        default: "2016-05-01 04:17:17.000 " + $0.replacing("] ", with: "]: ")
        }
      }
    }
    let diff = try #require(LogDiff(expected: log(row.expected), actual: log(row.actual)))
    let number = row.expected.count
    #expect(
      diff.description.split(separator: "\n").first.map(String.init)
        == "line \(number): \(row.headline)"
    )
  }

  @Test func undatedLogsCompareWithoutTheirTimes() throws {
    let log = LogText(lines: [
      "2016-05-01 04:17:17.000: a", "2016-05-01 04:17:17.000 [main]: b", "c",
    ])
    #expect(log.undated.lines == ["a", "[main]: b", "c"])
  }

  @Test func anInsertedLineDoesNotMakeTheRestDiffer() throws {
    let diff = try #require(LogDiff(expected: ["b", "c"], actual: ["a", "b", "c"]))
    #expect(diff.description.contains("  + a\n    b\n    c"))
  }

  @Test(.timeLimit(.minutes(5))) func `long logs that differ all over are compared soon`() throws {
    let (one, other) = ((0..<100_000).map { "a \($0)" }, (0..<100_000).map { "b \($0)" })
    let diff = try #require(LogDiff(expected: one + ["end"], actual: other + ["end"]))
    #expect(diff.lines(ViewOptions()).count == LogDiff.most + 1)
  }

  @Test func `a log with the line endings of Windows is no other log`() throws {
    let folder = try TemporaryFolder()
    try folder.write("First 1\r\n\r\nFirst 2\r\n", to: "a.log")
    let log = try LogText(at: folder.url.appendingPathComponent("a.log").path)
    #expect(log.lines == ["First 1", "", "First 2"])
    let printed = Lessons.recording(text: #"print("a\r\nb\r")"#).lines
    #expect(LogText(lines: printed).undated.lines == ["a", "b"])
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

  @Test func `of logs without a common line, a part is shown and the rest counted`() {
    let expected = (0..<100_000).map { "a \($0)" }
    let actual = (0..<100_000).map { "b \($0)" }
    let lines = LogDiff(expected: expected, actual: actual)?.lines(ViewOptions()) ?? []
    #expect(lines.count == LogDiff.most + 1)
    #expect(lines.last == "  … 199001 more lines that differ are left out")
  }
}
