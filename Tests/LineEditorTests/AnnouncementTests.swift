import Foundation
import Testing

@testable import LineEditor

extension EditLineTests {
  @Suite(.serialized) struct AnnouncementTests {
    @Test func `text appears above the line being typed`() throws {
      let terminal = PseudoTerminal()
      try terminal.startEditor()
      terminal.type("let a")
      try terminal.see("a")
      terminal.announce("event 1")
      // The line is taken off, the text takes its row, and the line stands below it.
      try terminal.see("\r\u{1B}[Jevent 1\r\n")
      try terminal.see("rx> ")
      try terminal.see("let a")
      terminal.type(" = 1\r")
      try terminal.expect(.line("let a = 1"))
    }

    @Test func `a wrapped line is taken off as a whole`() throws {
      let terminal = PseudoTerminal(columns: 10)
      try terminal.startEditor()
      terminal.type("語0123456789abcdef")
      try terminal.see("ef")
      terminal.announce("event")
      // Prompt and text are 22 columns of 10.
      try terminal.see("\r\u{1B}[2A\u{1B}[Jevent\r\n")
      try terminal.see("rx> ")
      terminal.type("\r")
      try terminal.expect(.line("語0123456789abcdef"))
    }

    @Test func `ten thousand of them leave the line as it was typed`() throws {
      let terminal = PseudoTerminal()
      try terminal.startEditor()
      let sender = Thread { [weak terminal] in
        for number in 1...10_000 { terminal?.announce("event \(number).") }
      }
      sender.start()
      // Edited while they come: a word is typed wrong, taken back, and put in front.
      for keys in ["let b", "\u{7F}", "日本", " = 1", "\u{1}", "// ", "\u{5}", "🙂", "\u{7F}", "0"] {
        terminal.type(keys)
        try terminal.see("event ")
      }
      try terminal.see("event 10000.")
      terminal.type("\r")
      try terminal.expect(.line("// let 日本 = 10"))
    }

    @Test func `another prompt is drawn before the line being typed`() throws {
      let terminal = PseudoTerminal()
      try terminal.startEditor()
      terminal.type("let a")
      try terminal.see("a")
      terminal.change(prompt: "2/4 live> ")
      try terminal.see("\r\u{1B}[J2/4 live> let a")
      // The same prompt again draws nothing, and text above the line leaves it.
      terminal.change(prompt: "2/4 live> ")
      terminal.announce("event")
      let shown = try terminal.see("event\r\n")
      #expect(!shown.contains("live"))
      try terminal.see("2/4 live> let a")
      terminal.type(" = 1\r")
      try terminal.expect(.line("let a = 1"))
    }

    @Test func `they wait for the end of a search`() throws {
      let terminal = PseudoTerminal()
      try terminal.startEditor()
      terminal.type("one\r")
      try terminal.expect(.line("one"))
      try terminal.waitForPrompt()
      terminal.type("\u{12}o")
      try terminal.see("bck:o")
      try terminal.see("one")
      terminal.announce("event")
      terminal.type("n\r")
      try terminal.expect(.line("one"))
      // The search was over before the event came, and the line was not drawn anew for it.
      #expect(try !terminal.see("event\r\n").contains("\u{1B}[Jevent"))
    }

    @Test func `a dumb terminal gets them without escape codes`() throws {
      let terminal = PseudoTerminal()
      let start = try terminal.startEditor(environment: ["TERM": "dumb"])
      terminal.type("ab")
      try terminal.see("b")
      terminal.announce("event")
      let shown = try terminal.see("event\r\n") + terminal.see("rx> ab")
      terminal.type("c\r")
      try terminal.expect(.line("abc"))
      #expect(!(start + shown).contains("\u{1B}"))
    }

    @Test func `between two lines they are written at once`() throws {
      let terminal = PseudoTerminal()
      try terminal.startEditor()
      terminal.type("\u{4}")
      try terminal.expect(.endOfInput)
      terminal.announce("late")
      try terminal.see("late\r\n")
    }
  }

  @Suite(.serialized) struct CompletionTests {
    private func words(_ words: [String]) -> @Sendable (String) -> Completion? {
      { text in
        let typed = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        let candidates = words.filter { $0.hasPrefix(typed) }
        return Completion(typed: typed.count, candidates: candidates, ending: " ")
      }
    }

    @Test(arguments: [
      ("the only word, with its ending", "a :le\tx", "a :lessons x"),
      ("as far as is certain", ":re\tX", ":rePX"),
      ("nothing that begins so", ":zz\tx", ":zzx"),
      ("in the middle of a line", ":leX\u{1B}[D\t", ":lessons X"),
      ("an indentation", "\t  a", "\t  a"),
      ("wide characters", "日\t!", "日本語 !"),
    ])
    func completes(_ row: (name: String, keys: String, line: String)) throws {
      let terminal = PseudoTerminal()
      try terminal.startEditor(
        completer: words([":lessons", ":rePlay", ":rePeat", "日本語", ":help"])
      )
      terminal.type(row.keys + "\r")
      try terminal.expect(.line(row.line))
    }

    @Test func `a second Tab shows the words above the line`() throws {
      let terminal = PseudoTerminal(columns: 20)
      try terminal.startEditor(completer: words(["map", "materialize", "max"]))
      terminal.type("ma\t\t")
      try terminal.see("map\r\nmaterialize\r\nmax\r\n")
      try terminal.see("rx> ")
      try terminal.see("ma")
      terminal.type("p\r")
      try terminal.expect(.line("map"))
    }

    @Test(arguments: [
      (["a", "bb", "c"], 20, "a   bb  c"),
      (["a", "bb", "c"], 8, "a   c\nbb"),
      (["a", "bb"], 0, "a   bb"),
      (["long word"], 4, "long word"),
    ])
    func table(_ row: (words: [String], columns: Int, table: String)) {
      #expect(EditLine.table(row.words, columns: row.columns) == row.table)
    }
  }

  @Test(arguments: [
    (true, " secret", []), (true, "open", []), (false, " secret", []), (false, "open", ["open"]),
  ])
  func whatIsPrivateIsNotWritten(
    _ row: (isPrivate: Bool, entry: String, kept: [String])
  ) throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path + "/history")
    let terminal = PseudoTerminal()
    try terminal.startEditor(historyFile: file, isPrivate: row.isPrivate)
    terminal.type(row.entry + "\r")
    try terminal.expect(.line(row.entry))
    try terminal.waitForPrompt()
    #expect(try file.load().entries == row.kept)
  }
}
