import Foundation
import Testing

/// Output and files that cannot be written are reported, and nothing half-written stays.
@Suite struct FullDiskTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data("print(1)\n".utf8), to: "old.swift")
  }

  private func shell(_ line: String) throws -> Outcome {
    try Program.run(
      "-c",
      "rxlab() { \(Program.built) \"$@\"; }; cd \(folder.path); " + line,
      environment: ["HOME": folder.path],
      executable: "/bin/sh"
    )
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "modernize old.swift", "list", "test hot-cold", "--help", "run --help", "doctor",
      "lint hot-cold",
      "run old.swift", "--generate-completion-script bash",
    ]
  )
  func output(words: String) throws {
    let outcome = try shell("rxlab \(words) > /dev/full")
    #expect(outcome.code == EX_IOERR)
    let reason = "could not be written: No space left on device\n"
    #expect(outcome.errors.contains("error: the ") && outcome.errors.hasSuffix(reason))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `the output of a session`() throws {
    let outcome = try shell("echo '1 + 1' | rxlab > /dev/full")
    #expect(outcome.code == EX_IOERR)
    #expect(
      outcome.errors == "error: the output could not be written: No space left on device\n"
    )
  }

  /// No file may grow, as on a disk without room: `ulimit -f 0`.
  @Test func files() throws {
    let full = "ulimit -f 0; trap '' XFSZ; "
    let step = try shell(full + "printf ':next\\n:next\\n:save kept\\n' | rxlab step hot-cold")
    #expect(step.errors.components(separatedBy: "rxlab: your progress is not saved: `").count == 2)
    #expect(step.errors.contains("error: `kept` cannot be written: File too large"))
    let doctor = try shell(full + "rxlab doctor")
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("✗ the state folder"))
    let new = try shell(full + "rxlab --lessons own new tiny")
    #expect(new.code == 2)
    #expect(new.errors.hasPrefix("error: `"))
    #expect(new.errors.hasSuffix("/own/10-tiny/tiny.swift` cannot be written: File too large\n"))
    try folder.write(Data("print(1)\n".utf8), to: "more/10-one/one.swift")
    try folder.write(Data("old\n".utf8), to: "more/10-one/one.log")
    let record = try shell(full + "rxlab test --record more")
    #expect(record.code == 2)
    #expect(record.output == "one ✗ the log is not recorded\n")
    #expect(record.errors.hasSuffix("/one.log` cannot be written: File too large\n"))
    // Nothing was begun that is not whole.
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".local") && !$0.contains("lock") }
    #expect(
      Set(names) == [
        "more", "more/10-one", "more/10-one/one.log", "more/10-one/one.swift", "old.swift", "own",
      ]
    )
    let log = folder.path + "/more/10-one/one.log"
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "old\n")
  }

  @Test func `a folder in place of a recorded log`() throws {
    try folder.write(Data("print(1)\n".utf8), to: "more/10-one/one.swift")
    try folder.write(Data(), to: "more/10-one/one.log/file")
    let record = try shell("rxlab test --record more")
    #expect(record.code == 2)
    #expect(record.errors == "error: `\(folder.path)/more/10-one/one.log` is a folder\n")
  }
}
