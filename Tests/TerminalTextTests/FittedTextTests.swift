import TerminalText
import Testing

@Suite struct `A line of a view in a window` {
  @Test(arguments: [
    ("a switch that counts", 20, ["a switch that counts"]),
    ("a switch that counts listeners", 24, ["a switch that counts", "  listeners"]),
    ("  - leaves the room or stays", 16, ["  - leaves the", "    room or", "    stays"]),
    ("time   0.400s  soup", 12, ["time", "  0.400s", "  soup"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("", 4, [""]),
  ])
  func `breaks between words`(line: String, width: Int, pieces: [String]) {
    #expect(TextWidth.fitted(line, to: width) == pieces)
  }

  @Test func `keeps its colours after a break, and they take no columns`() {
    let red = "\u{1B}[31m"
    let end = "\u{1B}[0m"
    #expect(TextWidth.fitted("\(red)one two\(end)", to: 7) == ["\(red)one two\(end)"])
    #expect(
      TextWidth.fitted("\(red)one two\(end) three", to: 5)
        == ["\(red)one\(end)", "\(red)two\(end)", "three"]
    )
  }
}
