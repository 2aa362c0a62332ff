import TerminalText
import Testing

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("a\r\nb", 3), ("e\u{301}", 1), ("Checking …", 10), ("┌──┐", 4),
    ("日本", 4), ("◾", 2), ("\u{200B}", 0), ("a → b · ü", 9), ("\u{AD}", 1), ("\u{9B}\u{202E}", 2),
  ])
  func `a text has the columns of its characters`(_ row: (text: String, columns: Int)) {
    #expect(TextWidth.of(row.text) == row.columns)
    #expect(row.text.reduce(0) { $0 + TextWidth.of($1) } == row.columns)
  }

  @Test(arguments: [
    ("let a = 1", 20, ["let a = 1"]),
    ("let total = first + second", 14, ["let total = ", "  first + ", "  second"]),
    ("  a.b(\"x  y\")  + c", 12, ["  a.b(\"x  ", "  y\")  + c"]),
    ("abcdefghijkl", 6, ["abcdef", "  ghij", "  kl"]),
    ("日本語 x", 6, ["日本語", "   x"]),
    ("", 4, [""]),
  ])
  func `code is broken without losing anything`(
    _ row: (text: String, width: Int, pieces: [String])
  ) {
    let pieces = TextWidth.broken(row.text, to: row.width, indent: "  ")
    #expect(pieces == row.pieces)
    #expect(pieces.allSatisfy { TextWidth.of($0) <= row.width })
    let joined = pieces.enumerated().map { $0 == 0 ? $1 : String($1.dropFirst(2)) }.joined()
    #expect(joined == row.text)
  }
}
