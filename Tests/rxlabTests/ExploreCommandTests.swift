import Foundation
import Testing

@Suite struct ExploreCommandTests {
  private static let race = """
    DispatchQueue.global().async { print("A") }
    DispatchQueue.global().async { print("B") }

    """

  /// Runs a command with a script in a file, named in the arguments by `FILE`.
  private func run(_ arguments: String..., script: String = race) throws -> Outcome {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(("import Foundation\n" + script).utf8), to: "race.swift")
    let program = Program(arguments.map { $0 == "FILE" ? path : $0 })
    return try program.waitForEnd().renaming(path, to: "FILE")
  }

  @Test func `each different log has a command that prints it`() throws {
    let found = try run("explore", "FILE")
    #expect(found.code == 0)
    #expect(
      found.lines == [
        "FILE: 2 logs, all 3 schedules tried",
        "log 1 (2 schedules): rxlab run FILE",
        "log 2 (1 schedule): rxlab run FILE --schedule 2:1",
        "  line 1: log 1 has `2016-05-01 04:17:17.000: A`, log 2 has `2016-05-01 04:17:17.000: B`",
        "    - 2016-05-01 04:17:17.000: A",
        "      2016-05-01 04:17:17.000: B",
        "    + 2016-05-01 04:17:17.000: A",
      ]
    )
    #expect(try run("explore", "FILE").lines == found.lines)
    #expect(try run("run", "FILE", "--format", "plain").lines == ["A", "B"])
    let replay = try run("run", "FILE", "--schedule", "2:1", "--format", "plain")
    #expect(replay.lines == ["B", "A"])
    #expect(replay.code == 0)
  }

  @Test(arguments: [("2", Int32(0)), ("1", 1), ("3", 1)])
  func `expect fails with another number of logs`(count: String, code: Int32) throws {
    let found = try run("explore", "FILE", "--expect", count)
    #expect(found.code == code)
    #expect(found.errors.isEmpty == (code == 0))
  }

  @Test func `JSON has every log, and is the same each time`() throws {
    let found = try run("explore", "FILE", "--format", "json", "--show", "1")
    #expect(found.code == 0)
    #expect(try run("explore", "FILE", "--format", "json").output == found.output)
    let object = try JSONSerialization.jsonObject(with: Data(found.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect(Set(report.keys) == ["script", "schedules", "isComplete", "logs"])
    #expect(report["schedules"] as? Int == 3)
    #expect(report["isComplete"] as? Bool == true)
    let logs = try #require(report["logs"] as? [[String: Any]])
    #expect(logs.map { $0["schedule"] as? String } == ["usual", "2:1"])
    #expect(
      logs.map { $0["command"] as? String } == ["rxlab run FILE", "rxlab run FILE --schedule 2:1"]
    )
    #expect(logs.map { ($0["lines"] as? [String])?.first?.last } == ["A", "B"])
    let partial = try run("explore", "FILE", "--format", "json", "--seed", "3", "--runs", "2")
    #expect(partial.output.contains("\"isComplete\" : false"))
    #expect(partial.output.contains("\"seed\" : 3"))
  }

  @Test func `a program without races is proven to have one log`() throws {
    let found = try run("explore", "FILE", "--expect", "1", script: "print(1)\nprint(2)\n")
    #expect(found.code == 0)
    #expect(found.lines == ["FILE: 1 log, the only schedule tried", "log 1: rxlab run FILE"])
  }

  @Test func `a bound says that not all schedules were tried`() throws {
    let found = try run("explore", "FILE", "--runs", "2")
    #expect(found.lines.first?.hasSuffix(" in 2 schedules; not all were tried") ?? false)
    #expect(
      found.lines.dropFirst().first
        == "  all schedules without a preemption were tried, and not all with one or more"
    )
    #expect(
      found.errors == "rxlab: the search ended after 2 schedules; `--runs 20` tries more\n"
    )
  }

  @Test func `a limit is part of the command that replays`() throws {
    let found = try run("explore", "FILE", "--limit", "500ms")
    #expect(found.lines.contains { $0.hasSuffix("rxlab run FILE --schedule 2:1 --limit 0.500s") })
    let replay = try run("run", "FILE", "--schedule", "2:1", "--limit", "0.500s")
    #expect(replay.lines.count == 2)
  }

  @Test func `random schedules depend on the seed alone`() throws {
    let found = try run("explore", "FILE", "--seed", "3", "--runs", "20")
    #expect(found.code == 0)
    #expect(
      found.lines.first
        == "FILE: 2 logs in 20 random schedules from seed 3; not all were tried"
    )
    #expect(try run("explore", "FILE", "--seed", "3", "--runs", "20").lines == found.lines)
  }

  @Test func `a script with a mistake is not explored`() throws {
    let found = try run("explore", "FILE", script: "print(nothing)\n")
    #expect(found.code == 2)
    #expect(found.lines.isEmpty)
    #expect(found.errors.contains("nothing"))
  }

  @Test func `a schedule that does not fit is an error behind the log`() throws {
    let replay = try run("run", "FILE", "--schedule", "40:1", "--format", "plain")
    #expect(replay.code == 64)
    #expect(replay.lines == ["A", "B"])
    #expect(
      replay.errors.hasPrefix(
        "error: the schedule does not fit at `40:1`: the run has 2 choices; `rxlab explore "
      )
    )
  }

  @Test(arguments: [
    ["run", "FILE", "--schedule", "often"], ["explore", "FILE", "--runs", "0"],
    ["explore", "FILE", "--expect", "0"], ["explore", "FILE", "--preemptions", "-1"],
    ["explore", "FILE", "--seed", "1", "--preemptions", "1"],
  ])
  func `wrong usage is refused`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(Self.race.utf8), to: "race.swift")
    let outcome = try Program(arguments.map { $0 == "FILE" ? path : $0 }).waitForEnd()
    #expect(outcome.code == 64)
    #expect(outcome.lines.isEmpty)
  }

  @Test func `step replays a schedule, too`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(Self.race.utf8), to: "race.swift")
    let program = Program(["step", path, "--schedule", "2:1"])
    program.input.type(":run\n")
    program.input.close()
    let printed = try program.waitForEnd().lines.filter { $0.hasPrefix("line ") }
    #expect(printed.map { $0.suffix(3) } == ["`B`", "`A`"])
  }
}

extension Outcome {
  /// The outcome with another name for a file.
  fileprivate func renaming(_ path: String, to name: String) -> Outcome {
    var renamed = self
    renamed.output = output.replacing(path, with: name)
    return renamed
  }
}
