import Foundation
import Testing

/// `rxlab run` with the formats that draw, and with `--why`.
@Suite struct ViewTests {
  private static let script = """
    import RxSwift
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)
    _ = ticks.subscribe(onNext: { print("A \\($0)") })
    """

  private func lines(_ options: String..., columns: String = "60") throws -> [String] {
    let program = Program(["run", "-"] + options, environment: ["COLUMNS": columns])
    program.input.type(Self.script)
    program.input.close()
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 0)
    return outcome.lines
  }

  @Test func marbles() throws {
    #expect(
      try lines("--format", "marbles", columns: "40") == [
        "time          0s        1s        2s",
        "interv… L2 s3 ^---------0---------1!",
        "take(2) L2 s2 ^---------0---------1|",
        "A L3 s1       ^---------0---------1|",
      ]
    )
  }

  @Test func threads() throws {
    #expect(
      try lines("--format", "threads") == ["time main", "1s   A 0", "2s   A 1"]
    )
  }

  @Test func why() throws {
    let lines = try lines("--why", "2")
    #expect(lines.first?.hasSuffix("main: `A 1`") ?? false)
    #expect(lines.contains("  because the script reached line 3, which subscribed `A`"))
  }

  @Test func `a line that is not there`() throws {
    let outcome = try Program.run("run", "hot-cold", "--why", "1000")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("there is no line 1000; the log has lines 1 to 44"))
  }
}
