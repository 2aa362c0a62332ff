import Testing

@testable import LineEditor

/// Keys as a terminal sends them.
private enum Key {
  static let enter = "\r"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let left = "\u{1B}[D"
  static let backspace = "\u{7F}"
  static let delete = "\u{1B}[3~"
  static let home = "\u{1B}[1~"
  static let wordLeft = "\u{1B}[1;5D"
  static func control(_ letter: Character) -> String {
    String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F))
  }
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

@Suite(.serialized) struct EditLineTests {
  @Test(arguments: [
    ("plain text", "let a = 1", "let a = 1"),
    ("backspace", "ab" + Key.backspace + "c", "ac"),
    ("insert after moving left", "ac" + Key.left + "b", "abc"),
    ("start and end of line", "b" + Key.control("a") + "a" + Key.control("e") + "c", "abc"),
    ("home and delete", "xab" + Key.home + Key.delete, "ab"),
    ("delete a word", "let abc" + Key.control("w") + "b", "let b"),
    ("a word to the left", "let b" + Key.wordLeft + "a", "let ab"),
    ("cut and put back", "ab" + Key.control("u") + "c" + Key.control("y"), "cab"),
    ("accents", "é" + Key.backspace + "ü", "ü"),
    ("CJK", "日本語" + Key.left + Key.backspace, "日語"),
    ("emoji", "🙂🚀" + Key.backspace + "x", "🙂x"),
    ("a tab", "\ta", "\ta"),
    ("a pasted block", Key.paste("let a = [\r  1\r]\r"), "let a = [\n  1\n]"),
    ("a paste in the middle", "ac" + Key.left + Key.paste("b\u{7}"), "abc"),
    ("a paste of CRLF lines", Key.paste("a\r\nb\r\n"), "a\nb"),
    ("an empty paste", "a" + Key.paste("") + "b", "ab"),
    (
      "a paste from a wide row", Key.paste(String(repeating: "語", count: 60)),
      String(repeating: "語", count: 60)
    ),
  ])
  func edits(_ row: (name: String, keys: String, line: String)) throws {
    let terminal = PseudoTerminal()
    try terminal.startEditor()
    terminal.type(row.keys + Key.enter)
    try terminal.expect(.line(row.line))
    try terminal.waitForPrompt()
    terminal.type(Key.control("d"))
    try terminal.expect(.endOfInput)
  }

  @Test func controlCDropsTheLineAndTheSessionGoesOn() throws {
    let terminal = PseudoTerminal(columns: 20)
    try terminal.startEditor()
    terminal.type("a line that is longer than a row" + Key.control("c"))
    try terminal.expect(.dropped)
    try terminal.waitForPrompt()
    terminal.type("b" + Key.enter + Key.control("c") + Key.control("d"))
    try terminal.expect(.line("b"))
    try terminal.expect(.interrupted)
    try terminal.expect(.endOfInput)
  }

  @Test func controlDInsideALineDeletes() throws {
    let terminal = PseudoTerminal()
    try terminal.startEditor()
    terminal.type("xa" + Key.control("a") + Key.control("d") + Key.enter + Key.control("d"))
    try terminal.expect(.line("a"))
    try terminal.expect(.endOfInput)
  }

  @Test func arrowsRecallEntriesWithSeveralLines() throws {
    let terminal = PseudoTerminal()
    try terminal.startEditor()
    terminal.type(
      Key.paste("func f() {\n  1\n}") + Key.enter + "two" + Key.enter
        + Key.up + Key.up + Key.enter
        + Key.up + Key.up + Key.down + Key.enter
        + Key.control("r") + "tw" + Key.enter + Key.control("d")
    )
    try terminal.expect(.line("func f() {\n  1\n}"))
    try terminal.expect(.line("two"))
    try terminal.expect(.line("func f() {\n  1\n}"))
    try terminal.expect(.line("func f() {\n  1\n}"))
    try terminal.expect(.line("two"))
    try terminal.expect(.endOfInput)
  }

  @Test func viKeysOfTheSettingsFileKeepOurKeys() throws {
    let folder = try TemporaryFolder()
    try folder.write("bind -v\n", to: ".editrc")
    let terminal = PseudoTerminal()
    try terminal.startEditor(environment: ["TERM": "xterm", "NO_COLOR": "1", "HOME": folder.path])
    // ESC starts vi's command mode; `0` and `i` are commands there.
    terminal.type("bc\u{1B}0ia" + Key.enter)
    try terminal.expect(.line("abc"))
    try terminal.waitForPrompt()
    terminal.type("x\u{1B}" + Key.control("c"))
    try terminal.expect(.dropped)
    try terminal.waitForPrompt()
    terminal.type(Key.paste("a\nb") + Key.enter + Key.control("d"))
    try terminal.expect(.line("a\nb"))
    try terminal.expect(.endOfInput)
  }

  @Test func bytesThatAreNoTextCostOneCharacter() throws {
    let terminal = PseudoTerminal()
    try terminal.startEditor()
    terminal.type(bytes: [0xE9, 0x61, 0xFF, 0x62, 0x0D, 0x04])
    try terminal.expect(.line("\u{FFFD}a\u{FFFD}b"))
    try terminal.expect(.endOfInput)
  }

  @Test func resizingDrawsTheLineAgain() throws {
    let terminal = PseudoTerminal(columns: 80)
    try terminal.startEditor()
    terminal.type("0123456789abcdefghijklmno")
    try terminal.see("lmno")
    // Prompt and text are 29 columns, which the terminal wraps to three rows.
    try terminal.resize(columns: 10, untilSeeing: "\u{1B}[2A\u{1B}[J")
    try terminal.see("rx> ")
    terminal.type("x")
    terminal.type(Key.enter + Key.control("d"))
    try terminal.expect(.line("0123456789abcdefghijklmnox"))
    try terminal.expect(.endOfInput)
  }

  @Test(arguments: [
    ("a plain terminal", ["TERM": "xterm"], true, true),
    ("an empty NO_COLOR", ["TERM": "xterm", "NO_COLOR": ""], true, true),
    ("NO_COLOR", ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    ("a dumb terminal", ["TERM": "dumb"], false, false),
    ("no TERM", [:], false, false),
  ])
  func escapes(
    _ row: (name: String, environment: [String: String], paste: Bool, color: Bool)
  ) throws {
    let terminal = PseudoTerminal()
    let start = try terminal.startEditor(environment: row.environment)
    // The colour ends with the prompt: what is typed has none.
    let prompt = row.color ? "\u{1B}[1;32mrx>\u{1B}[0m " : "rx> "
    let expected = (row.paste ? "\u{1B}[?2004h" : "") + prompt
    #expect(start == expected, "\(row.name)")
    terminal.type("a" + Key.backspace + "b" + Key.enter + Key.control("d"))
    try terminal.expect(.line("b"))
    try terminal.expect(.endOfInput)
    let rest = terminal.takeScreen()
    #expect(rest.contains("\u{1B}[?2004l") == row.paste, "\(row.name)")
    if !row.paste { #expect(!(start + rest).contains("\u{1B}"), "\(row.name)") }
  }

  @Test func historyIsOnDiskBeforeTheNextPrompt() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history")
    try file.add("let old = 1")
    let terminal = PseudoTerminal()
    try terminal.startEditor(historyFile: file)
    terminal.type(Key.up + Key.backspace + "2" + Key.enter)
    try terminal.expect(.line("let old = 2"))
    try terminal.waitForPrompt()
    #expect(try file.load().entries == ["let old = 1", "let old = 2"])
    terminal.type(Key.control("d"))
    try terminal.expect(.endOfInput)
  }

  @Test func aTerminalThatGoesAwayEndsTheInput() throws {
    let terminal = PseudoTerminal()
    try terminal.startEditor()
    terminal.type("half a line")
    try terminal.see("line")
    terminal.hangUp()
    try terminal.expect(.endOfInput)
  }
}
