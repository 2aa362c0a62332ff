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

  @Test func `logs that differ say where, in their own words`() throws {
    let folder = try TemporaryFolder()
    let left = try folder.write(Data("First 1\nSecond 1\nSecond 2\n".utf8), to: "a.log")
    let right = try folder.write(Data("First 1\nSecond 1\nSecond 1\n".utf8), to: "b.log")
    let outcome = try Program.run("diff", left, right)
    #expect(outcome.code == 1)
    #expect(outcome.lines.first == "line 3: expected `Second 2`, got `Second 1`")
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

  @Test func `a script alone is compared with the log beside it`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(Data("print(1)\nprint(2)\n".utf8), to: "mine.swift")
    let alone = try Program.run("diff", script)
    #expect(alone.code == 2)
    let log = script.dropLast("swift".count) + "log"
    #expect(
      alone.errors
        == "error: there is no log `\(log)`; name something to compare `\(script)` with\n"
    )
    let run = try Program.run("run", script).output
    _ = try folder.write(Data(run.utf8), to: "mine.log")
    #expect(try Program.run("diff", script).code == 0)
    _ = try folder.write(Data(run.replacing(": 2", with: ": 3").utf8), to: "mine.log")
    let other = try Program.run("diff", script)
    #expect(other.code == 1)
    #expect(other.lines.first?.hasSuffix(": 2`") ?? false)
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

  @Test func `the examples of the help can be copied and run`() throws {
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

  @Test(arguments: [
    (["one.log", "other.log"], "there are no files `one.log` and `other.log`"),
    (["one.json", "other.swift"], "there are no files `one.json` and `other.swift`"),
    (["one.log", "one.log"], "there is no file `one.log`"),
    (["hot-cold", "one.log"], "there is no file `one.log`"),
    (["one.log"], "there is no file `one.log`"),
  ])
  func `files that do not exist are named together`(sides: [String], reason: String) throws {
    let outcome = try Program(["diff"] + sides).waitForEnd()
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: \(reason)\n")
  }

  @Test func `dates that are ignored are still shown`() throws {
    let outcome = try Program.run("diff", "hot-cold", "--real", "--limit", "100ms")
    #expect(outcome.code == 1)
    let first = try #require(outcome.lines.first)
    #expect(first.hasPrefix("line 3: expected `2016-05-01 04:17:18.000: First 0`, got "))
    #expect(first.hasSuffix("got the end of the log"))
  }

  @Test func `an option needs a script, not a log`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Data("a\n".utf8), to: "a.log")
    let outcome = try Program.run("diff", log, "--limit", "2s")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: `\(log)` is a log; "))
  }

  @Test func `JSON lines are compared with logs, runs and each other`() throws {
    let folder = try TemporaryFolder()
    func log(_ name: String, _ options: String...) throws -> String {
      let output = try Program(["run"] + options).waitForEnd().output
      return try folder.write(Data(output.utf8), to: name)
    }
    let json = try log("a.json", "hot-cold", "--format", "json")
    // Known by its content.
    let unnamed = try log("b", "hot-cold", "--format", "json")
    let console = try log("b.log", "hot-cold")
    let other = try log("c.json", "while-connected", "--format", "json")
    for side in [json, unnamed, console, "hot-cold"] {
      let outcome = try Program.run("diff", json, side)
      #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(side)")
    }
    let fromRecords = try Program.run("diff", json, other)
    #expect(fromRecords.code == 1)
    #expect(fromRecords.output == (try Program.run("diff", "hot-cold", "while-connected").output))
  }

  @Test func `the dates of JSON lines are those of their run`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(Data("print(1)\nprint(2)\n".utf8), to: "a.swift")
    let run = try Program.run("run", script, "--real", "--format", "json")
    let json = try folder.write(Data(run.output.utf8), to: "a.json")
    #expect(try Program.run("diff", json, script).code == 1)
    #expect(try Program.run("diff", json, script, "--ignore-times").code == 0)
    let lines = run.lines.compactMap { $0.firstMatch(of: /"date":"(.*?)"/)?.output.1 }
    let console = lines.enumerated().map { "\($1): \($0 + 1)\n" }.joined()
    let log = try folder.write(Data(console.utf8), to: "a.log")
    #expect(try Program.run("diff", json, log).code == 0)
  }

  private static let record =
    #"{"date":"","kind":"print","seq":1,"text":"5","thread":{"number":1},"time":0,"v":3}"#

  @Test(arguments: [
    ("\n\(record)\nFirst 1\n", "a.json:3: this line is not a record of `rxlab run --format json`"),
    (String(record.dropLast(9)), "a.json:1: the log ends in the middle of this record"),
    ("{\"v\":9}\n", "a.json:1: this record has version 9; rxlab reads versions 2 to 3"),
    (record.replacing("print", with: "next"), "a.json:1: this record has no `subscription`"),
    ("\u{0}", "a.json:1: this line is not a record of `rxlab run --format json`"),
  ])
  func `JSON lines that cannot be read are named`(text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let json = try folder.write(Data(text.utf8), to: "a.json")
    let log = try folder.write(Data("5\n".utf8), to: "b.log")
    for sides in [[json, log], [log, json]] {
      let outcome = try Program(["diff"] + sides).waitForEnd()
      #expect(outcome.code == 2)
      #expect(outcome.errors == "error: \(folder.path)/\(reason)\n")
    }
  }

  @Test func `a log that is not UTF-8 is named`() throws {
    let folder = try TemporaryFolder()
    let json = try folder.write(Data([0x7B, 0xFF, 0x7D]), to: "a.json")
    let outcome = try Program.run("diff", json, "hot-cold")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: `\(json)` is not UTF-8 text\n")
  }

  @Test func `a run that failed differs from one that did not`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Data("print(1)\n".utf8), to: "good.swift")
    let bad = try folder.write(Data("print(1)\nfatalError(\"no\")\n".utf8), to: "bad.swift")
    func json(_ script: String) throws -> String {
      let output = try Program.run("run", script, "--format", "json").output
      return try folder.write(Data(output.utf8), to: "\(output.count).json")
    }
    let (left, right) = (try json(good), try json(bad))
    let outcome = try Program.run("diff", left, right)
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "rxlab: the run of `\(right)` failed: bad.swift:2:1: error: Fatal error: no\n"
    )
    #expect(try Program.run("diff", right, right).code == 0)
  }
}
