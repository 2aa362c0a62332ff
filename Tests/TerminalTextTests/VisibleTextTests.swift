import TerminalText
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("plain, with ✓ and 日本語", "plain, with ✓ and 日本語"),
    ("a\tb\nc", "a\tb\nc"),
    ("\u{1B}[2J\u{1B}]0;title\u{7}", "␛[2J␛]0;title␇"),
    ("\0\r\u{8}\u{7F}", "␀␍␈␡"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("a\u{202E}b\u{2066}c\u{200F}d\u{61C}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}"),
    ("é â ، “x”", "é â ، “x”"),
  ])
  func signs(text: String, shown: String) {
    #expect(text.showingControls() == shown)
    #expect(TextWidth.of(text.filter { $0 != "\n" }) == TextWidth.of(shown.filter { $0 != "\n" }))
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mred\u{1B}[0m"),
    ("\u{1B}[31mred", "\u{1B}[31mred\u{1B}[0m"),
    ("\u{1B}[41m\u{1B}[31;5m", "␛[41m␛[31;5m"),
    ("\u{1B}[2m-\u{1B}[2J", "\u{1B}[2m-␛[2J\u{1B}[0m"),
  ])
  func `colours of views stay where they are asked for`(text: String, shown: String) {
    #expect(text.showingControls(keepingColours: true) == shown)
    #expect(!text.showingControls().contains("\u{1B}"))
  }

  @Test(arguments: [
    ("plain\tand é 日本語", "plain\tand é 日本語"),
    ("\u{1B}[2J\0\u{7F}", "\\u001b[2J\\u0000\\u007f"),
    ("\u{9B}31m\u{85}", "\\u009b31m\\u0085"),
    ("a\u{202E}b\u{2066}\u{200F}\u{61C}😀", "a\\u202eb\\u2066\\u200f\\u061c😀"),
  ])
  func escapes(text: String, escaped: String) {
    #expect(text.escapingControls() == escaped)
  }
}
