import Foundation
import Testing

/// `rxlab test`, over the project's lessons and over lessons of our own beside a program of our own.
@Suite struct TestCommandTests {
  /// A folder with the program in it and its lessons beside it.
  private struct Installation {
    private let folder: TemporaryFolder
    private var executable: String { folder.path + "/rxlab" }

    init(script: String, log: String?) throws {
      folder = try TemporaryFolder()
      try folder.write(Array(script.utf8), to: "Lessons/01-tiny/tiny.swift")
      if let log { try folder.write(Array(log.utf8), to: "Lessons/01-tiny/tiny.log") }
      // Its own file there, since the program looks for lessons where its file is.
      do {
        try FileManager.default.linkItem(atPath: Program.built, toPath: executable)
      } catch {
        try FileManager.default.copyItem(atPath: Program.built, toPath: executable)
      }
    }

    func test(_ options: String...) throws -> Outcome {
      try Program(["test", "tiny"] + options, executable: executable).waitForEnd()
    }
  }

  @Test func `the project's lessons`() throws {
    let outcome = try Program.run("test")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count >= 5)
    #expect(outcome.lines.allSatisfy { $0.hasSuffix(" ✓") })
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [
    ("2016-05-01 04:17:17.000: tiny\n", 0, "tiny ✓"),
    ("2016-05-01 04:17:17.000: tidy\n", 1, "tiny ✗ "),
    ("", 1, "tiny ✗ "),
    (nil, 1, "tiny ✗ there is no recorded log"),
  ])
  func code(log: String?, code: Int32, verdict: String) throws {
    let installation = try Installation(script: "print(\"tiny\")\n", log: log)
    let outcome = try installation.test()
    #expect(outcome.code == code)
    #expect(outcome.output.hasPrefix(verdict))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a mistake in a lesson`() throws {
    let outcome = try Installation(script: "print(tiny)\n", log: "").test()
    #expect(outcome.code == 2)
    #expect(outcome.output.hasPrefix("tiny ✗ the script has an error"))
    #expect(outcome.errors.hasPrefix("tiny.swift:1:7: error: cannot find 'tiny' in scope"))
  }

  @Test func `what is recorded passes`() throws {
    let installation = try Installation(script: "print(1)\nprint(2)\n", log: nil)
    #expect(try installation.test("--record").output == "tiny: recorded 2 lines\n")
    #expect(try installation.test().code == 0)
  }

  @Test func `a lesson that takes more memory than it may`() throws {
    let script =
      "var k: [[Int]] = []\nwhile true { k.append([Int](repeating: 1, count: 1 << 17)) }\n"
    let outcome = try Installation(script: script, log: "").test("--memory", "64M")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("the script takes more than 64 MiB of memory"))
  }
}
