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
        #4: expected `4`, got `x`
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

  @Test(arguments: [
    (["a"], ["a", "b"], "#2: expected the end, got `b`"),
    (["a", "b"], ["a"], "#2: expected `b`, got the end"),
    ([], ["a"], "#1: expected the end, got `a`"),
    (["b", "c"], ["a", "b", "c"], "#1: expected `b`, got `a`"),
  ])
  func headlines(_ row: (expected: [String], actual: [String], headline: String)) throws {
    let diff = try #require(LogDiff(expected: row.expected, actual: row.actual))
    #expect(diff.description.split(separator: "\n").first.map(String.init) == row.headline)
  }

  @Test func anInsertedLineDoesNotMakeTheRestDiffer() throws {
    let diff = try #require(LogDiff(expected: ["b", "c"], actual: ["a", "b", "c"]))
    #expect(diff.description.contains("  + a\n    b\n    c"))
  }
}
