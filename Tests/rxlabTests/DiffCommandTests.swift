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
    let unclear = try Program.run(
      "diff",
      "share-replay",
      "--replace",
      ".forever",
      ".whileConnected"
    )
    #expect(unclear.code == 2)
    #expect(
      unclear.errors.contains("on lines 33, 57 and 70: put the line in front, as in `33: .forever`")
    )
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
        == "error: `\(log)` is not a lesson with a recorded log; name something to compare it with\n"
    )
  }

  @Test func `nothing is written instead of nothing`() throws {
    let outcome = try Program.run("diff", "hot-cold", "--replace", "", "x")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: the text to replace is empty\n")
  }

  @Test func `the examples of the help work as they stand`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Data("a\n".utf8), to: "before.log")
    _ = try folder.write(Data("b\n".utf8), to: "after.log")
    _ = try folder.write(Data("print(1)\n".utf8), to: "mine.swift")
    let help = try Program.run("diff", "--help").output
    let examples = help.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("rxlab diff ") && !$0.contains("[") && !$0.hasSuffix("--real") }
    #expect(examples.count == 3)
    for example in examples {
      let command = "cd \(folder.path) && \(Program.built) \(example.dropFirst("rxlab ".count))"
      let outcome = try Program.run("-c", command, executable: "/bin/sh")
      #expect(outcome.code == 1 && outcome.errors.isEmpty, "\(example): \(outcome.errors)")
    }
  }

  @Test func `a log that does not exist is no lesson`() throws {
    let outcome = try Program.run("diff", "one.log", "other.log")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains("`one.log`"))
    #expect(!outcome.errors.contains("lesson"))
  }
}
