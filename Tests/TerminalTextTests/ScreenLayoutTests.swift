import TerminalText
import Testing

struct ScreenLayoutTests {
  @Test(arguments: [
    ("", 10, 0),
    ("123456789", 10, 0),
    ("1234567890", 10, 1),
    ("12345678901", 10, 1),
    ("a\nb\n", 10, 2),
    ("語語語語語", 10, 1),
    ("1語語語語語", 10, 1),
    ("123456789語", 10, 1),
    ("e\u{301}e\u{301}", 3, 0),
    ("\t\t123456789", 10, 1),
    ("\t\t1234567890", 10, 2),
    ("\u{1B}2345678\u{7F}", 10, 1),
    ("text on a screen without a width", 0, 0),
  ])
  func rows(_ row: (text: String, columns: Int, rows: Int)) {
    let layout = ScreenLayout(columns: row.columns)
    #expect(layout.rows(below: row.text.unicodeScalars) == row.rows, "\(row.text)")
  }
}
