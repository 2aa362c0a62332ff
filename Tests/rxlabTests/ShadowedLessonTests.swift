import Foundation
import Testing

/// A lesson's name that something in the current folder has, too.
@Suite struct ShadowedLessonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a line of the shell in the folder, in which `rxlab` is the program.
  private func shell(_ line: String) throws -> Outcome {
    try Program.run(
      "-c",
      "rxlab() { \(Program.built) \"$@\"; }; cd \(folder.path); " + line,
      environment: ["HOME": folder.path],
      executable: "/bin/sh"
    )
  }

  @Test(arguments: ["run hot-cold", "diff hot-cold", "diff hot-cold hot-cold", "step hot-cold"])
  func `a folder does not hide the lesson of its name`(words: String) throws {
    let outcome = try shell("mkdir hot-cold; rxlab " + words)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `a playground is still a script`() throws {
    try folder.write(Data("print(42)\n".utf8), to: "one.playground/Contents.swift")
    #expect(try shell("rxlab run one.playground --format plain").output == "42\n")
  }

  @Test func `a file hides the lesson of its name, and is not that lesson`() throws {
    try folder.write(Data("print(\"mine\")\n".utf8), to: "hot-cold")
    let outcome = try shell("printf ':reset\\n:run\\n:save saved\\n' | rxlab step hot-cold")
    #expect(outcome.output.contains("`mine`"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: folder.path + "/.local/state/rxlab/progress.json")
    )
    #expect(try shell("rxlab replay saved").output.contains("`mine`"))
  }
}
