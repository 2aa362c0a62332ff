import Foundation
import LabShell
import Testing

/// What is written to files and entered from them.
extension InterruptibleTests.LessonCommandTests {
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

  @Test func `the home folder may be written as in a shell`() throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let name = "rxlab-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: "\(home)/\(name)") }
    let seen = try answers(["1", ":save ~/\(name)", ":replay ~/\(name)", ":open ~/\(name).swift"])
    #expect(seen.filter { $0 == "Int = 1" }.count == 2)
    #expect(seen.last == "! error: there is no file `\(home)/\(name).swift`")
  }
}
