import Foundation
import Testing

@Suite struct DiffCommandTests {
  @Test func `logs that are equal print nothing`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Data("a\n".utf8), to: "a.log")
    let outcome = try Program.run("diff", log, log)
    #expect(outcome.code == 0)
    #expect(outcome.lines.isEmpty)
  }

  @Test func `logs that differ say where, in the words of Rx`() throws {
    let folder = try TemporaryFolder()
    let left = try folder.write(Data("First 1\nSecond 1\nSecond 2\n".utf8), to: "a.log")
    let right = try folder.write(Data("First 1\nSecond 1\nSecond 1\n".utf8), to: "b.log")
    let outcome = try Program.run("diff", left, right)
    #expect(outcome.code == 1)
    #expect(outcome.lines.first == "line 3: expected Second next(2), got Second next(1)")
    #expect(outcome.lines.suffix(2) == ["  - Second 2", "  + Second 1"])
  }

  @Test func `a lesson agrees with its log, and differs from itself with another scope`() throws {
    #expect(try Program.run("diff", "share-replay").code == 0)
    let changed = try Program.run(
      "diff",
      "share-replay",
      "--replace",
      ".forever",
      ".whileConnected"
    )
    // The scope stands in the script more than once.
    #expect(changed.code == 2)
    let other = try Program.run(
      "diff",
      "while-connected",
      "--replace",
      ", scope: .whileConnected",
      ", scope: .forever"
    )
    #expect(other.code == 1)
    #expect(other.lines.first?.hasPrefix("line ") ?? false)
  }

  @Test(arguments: [["no.log", "./no.log"], ["no-such-lesson", "hot-cold"]])
  func `trouble is neither equal nor different`(_ sides: [String]) throws {
    let outcome = try Program.run("diff", sides[0], sides.last ?? "")
    #expect(outcome.code == 2)
    #expect(!outcome.errors.isEmpty)
  }

  @Test func `one log alone is no comparison`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Data("a\n".utf8), to: "a.log")
    let outcome = try Program.run("diff", log)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "error: `\(log)` is no lesson with a log of its own: name what to compare it with\n"
    )
  }

  @Test func `nothing is written instead of nothing`() throws {
    let outcome = try Program.run("diff", "hot-cold", "--replace", "", "x")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: an empty text is nowhere and everywhere\n")
  }
}
