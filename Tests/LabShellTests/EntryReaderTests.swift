import LineEditor
import Testing

@testable import LabShell

struct EntryReaderTests {
  /// The entries of lines, and how often one was parsed.
  private func entries(of lines: [String]) -> (entries: [String], parses: Int) {
    let source = Transcript(lines, isInteractive: false)
    var reader = EntryReader()
    var parses = 0
    var entries: [String] = []
    while true {
      let step = reader.next(from: source) { text in
        parses += 1
        return EchoSession().isIncomplete(text)
      }
      guard case .entry(let entry) = step else { return (entries, parses) }
      entries.append(entry)
    }
  }

  @Test func `not each line of a long entry is parsed`() {
    let long = ["f {"] + (0..<2_000).map { "\($0), \"[\($0)\", // (" } + ["}"]
    let (entries, parses) = entries(of: long + ["a"])
    #expect(entries == [long.joined(separator: "\n"), "a"])
    #expect(parses < 100)
  }

  @Test(arguments: ["\"\"\"", "#\"(\"#", "/* ( */", "/(/", "\"(", "`(`", "\"\\(\"(\")\""])
  func `a bracket that may be none does not hide an entry's end`(line: String) {
    let long = ["f {"] + Array(repeating: line, count: 100) + ["}"]
    #expect(entries(of: long + ["a"]).entries == [long.joined(separator: "\n"), "a"])
  }
}
