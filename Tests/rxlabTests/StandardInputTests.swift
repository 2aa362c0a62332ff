import Foundation
import Testing

/// What a script can be read from, and what ends in an error in place of a crash or a wait.
@Suite struct StandardInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a line of the shell, in which `rxlab` is the program.
  private func shell(_ line: String) throws -> Outcome {
    try Program.run(
      "-c",
      "rxlab() { \(Program.built) \"$@\"; }; cd \(folder.path); " + line,
      environment: ["HOME": folder.path],
      executable: "/bin/sh"
    )
  }

  @Test(arguments: [
    ("run - <&-", "error: standard input is closed\n"),
    ("run - < /", "error: standard input is a folder\n"),
    ("run - < /dev/zero", "error: standard input is larger than 16 MiB\n"),
    ("run /dev/zero", "error: `/dev/zero` is larger than 16 MiB\n"),
    ("run - < /dev/null", "error: standard input:1: the script is empty\n"),
    ("<&-", "error: standard input is closed\n"),
    ("< /", "error: standard input cannot be read: Is a directory\n"),
    ("modernize - <&-", "error: standard input is closed\n"),
    ("replay /dev/zero", "error: `/dev/zero` is larger than 16 MiB\n"),
    ("replay \(Program.built)", "error: `\(Program.built)` is "),
  ])
  func refused(words: String, error: String) throws {
    let outcome = try shell("rxlab " + words)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix(error), "\(outcome.errors.prefix(200))")
    #expect(outcome.errors.utf8.count < 200)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    "lone/10-one/one.swift", "lone/10-one/one.log",
  ])
  func `a pipe in a folder of lessons is not waited for`(path: String) throws {
    try folder.write(Data("print(1)\n".utf8), to: "lone/10-one/one.swift")
    let refusal = "`\(folder.path)/\(path)` is a device or a pipe, not a file\n"
    let command = "rm -f \(path); mkfifo \(path); rxlab --lessons lone "
    let test = try shell(command + "test lone")
    #expect(test.errors == "error: " + refusal)
    #expect(test.code == 2)
    #expect(try shell(command + "list").lines.contains { $0.contains(" hot-cold ") })
  }

  @Test(arguments: [
    "echo 'print(42)' | rxlab run /dev/stdin --format plain",
    "echo 'print(42)' | rxlab run - --format plain",
    "mkfifo pipe; echo 'print(42)' > pipe & rxlab run ./pipe --format plain",
    "echo 'print(42)' > script; exec 3< script; rxlab run /dev/fd/3 --format plain",
  ])
  func read(line: String) throws {
    let outcome = try shell(line)
    #expect(outcome.output == "42\n", "\(outcome.errors)")
    #expect(outcome.code == 0)
  }
}
