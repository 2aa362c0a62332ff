import Foundation
import LabShell
import Testing

/// What is written to files and entered from them.
extension LessonCommandTests {
  @Test func `what is saved can be replayed`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try session(["let a = [", "  1,", "]", "a", ":save \(path)", ":replay \(path)"])
    #expect(
      first.lines.suffix(8) == [
        "Saved 2 entries: `rxlab replay \(path)`", "rx> :replay \(path)", "rx> let a = [",
        "..>   1,",
        "..> ]", "rx> a", "[Int] = [1]", "rx> ^D",
      ]
    )
  }

  @Test func `a file that is there is replaced if the person says so`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("mine\n".utf8).write(to: URL(fileURLWithPath: path))
    let refused = try session(["1", ":save \(path)", "", "2"])
    #expect(refused.lines.contains("Nothing was saved."))
    #expect(refused.lines.suffix(3) == ["rx> 2", "Int = 2", "rx> ^D"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine\n")
    #expect(try session(["1", ":save \(path)", "y"]).lines.contains { $0.hasPrefix("Saved 1") })
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "> 1\n")
    // Nobody can be asked where the entries come through a pipe.
    let transcript = Transcript(["2", ":save \(path)"], isInteractive: false)
    let piped = Shell(
      session: LessonSession(catalog: nil),
      source: transcript,
      output: transcript
    )
    #expect(piped.run() == 2)
    #expect(transcript.lines.contains { $0.hasPrefix("! error: `\(path)` already exists") })
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "> 1\n")
  }

  @Test func `a pasted block is saved and replayed as one entry`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    // Each line is complete without the next one.
    let block = "let sum = [1, 2]\n  .map { $0 * 2 }\n\n  .reduce(0, +)\nsum"
    let seen = try session([block, "sum + 1", ":save \(path)", ":replay \(path)"]).lines
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "> let sum = [1, 2]\n.   .map { $0 * 2 }\n. \n.   .reduce(0, +)\n. sum\n> sum + 1\n"
    )
    #expect(
      seen.suffix(9) == [
        "rx> let sum = [1, 2]", "..>   .map { $0 * 2 }", "..> ", "..>   .reduce(0, +)", "..> sum",
        "Int = 6", "rx> sum + 1", "Int = 7", "rx> ^D",
      ]
    )
  }

  @Test func `the command for a replay can be copied, also with a space in the path`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab \(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let seen = try session(["1", ":save \(path)"]).lines
    #expect(seen.contains("Saved 1 entry: `rxlab replay '\(path)'`"))
  }

  @Test func `a saved session has nothing that a replay refuses`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let seen = try session(["1", ":save \(path)", ":save \(path)", "y", ":replay \(path)"]).lines
    #expect(!seen.contains { $0.hasPrefix("! ") })
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "> 1\n")
  }

  @Test func `a file that is replayed writes none`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("1\n:save \(path)-other\n2\n".utf8).write(to: URL(fileURLWithPath: path))
    let seen = try session([":replay \(path)"]).lines
    #expect(seen.contains("! error: a replayed file cannot save to another one"))
    #expect(seen.contains("Int = 2"))
    #expect(!FileManager.default.fileExists(atPath: path + "-other"))
  }

  @Test func `what is no text is not replayed`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data([0x31, 0, 0x0A]).write(to: URL(fileURLWithPath: path))
    #expect(try answers([":replay \(path)"]).last == "! error: `\(path)` is not UTF-8 text")
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "-1", "4"])
  func `a step that is not there`(number: String) throws {
    #expect(
      try answers([":open tiny", ":goto \(number)"]).last
        == "! error: this lesson has the steps 1 to 3"
    )
  }

  @Test func `a blank line in a text is saved and replayed`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = ["print(\"\"\"", "a", "", "b", "\"\"\")"]
    let seen = try session(text + [":save \(path)", ":replay \(path)"]).lines
    #expect(
      seen.suffix(9) == [
        "rx> print(\"\"\"", "..> a", "..> ", "..> b", "..> \"\"\")", "a", "", "b", "rx> ^D",
      ]
    )
  }

  @Test func `blank lines between entries are not shown by a replay`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data("\n1\r\n\r\n \n2\n\n".utf8).write(to: path)
    let seen = try session([":replay \(path.path)"]).lines
    #expect(seen.suffix(5) == ["rx> 1", "Int = 1", "rx> 2", "Int = 2", "rx> ^D"])
  }
}
