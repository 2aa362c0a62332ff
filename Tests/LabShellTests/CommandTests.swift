import Testing

@testable import LabShell

struct CommandTests {
  @Test func `every command has a letter and a sentence, and no two share a name`() {
    let names = CommandList.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    for command in CommandList.all {
      #expect(command.aliases.contains { $0.count == 1 }, "\(command.name)")
      #expect(command.summary.first?.isUppercase ?? false)
      #expect(!command.summary.hasSuffix("."))
    }
  }

  @Test(arguments: [
    "help", "lessons", "open", "run", "next", "step", "back", "goto", "break", "log", "threads",
    "marbles", "state", "why", "predict", "answer", "compare", "diff", "doc", "hint", "save",
    "replay", "reset", "quit", "advance", "live", "ledger", "close", "change", "look", "skip",
    "check", "edit", "goal", "solution", "try",
  ])
  func `is there and in the help`(_ name: String) throws {
    let command = try #require(CommandList.named(name))
    let transcript = Transcript([":help"])
    _ = Shell(session: EchoSession(), source: transcript, output: transcript).run()
    #expect(transcript.lines.contains { $0.hasPrefix("  \(command.usage) ") })
  }

  @Test(arguments: [
    ("a => b", "a", "b"), ("\"a => b\" => \"c\"", "\"a => b\"", "\"c\""),
    (#""\" => " => x"#, #""\" => ""#, "x"), ("f(\"=>\") => g", "f(\"=>\")", "g"),
    ("f({ => g(", "f({", "g("), ("a =>", "a", ""), ("a => b => c", "a", "b => c"),
  ])
  func `an arrow inside brackets and quotes is code`(_ row: (String, old: String, new: String)) {
    let change = Words.change(row.0)
    #expect(change?.old == row.old)
    #expect(change?.new == row.new)
  }

  @Test func `a change needs old code and an arrow`() {
    #expect(Words.change("a") == nil)
    #expect(Words.change(" => b") == nil)
  }

  @Test(arguments: [
    ("share() shareReplay(1)", ["share()", "shareReplay(1)"]),
    (".map { $0 + 1 } .filter { $0 > 1 }", [".map { $0 + 1 }", ".filter { $0 > 1 }"]),
    ("a.flatMap { $0 } | a.concatMap { $0 }", ["a.flatMap { $0 }", "a.concatMap { $0 }"]),
    ("map { $0 | 1 } | map { f($0 | 2) }", ["map { $0 | 1 }", "map { f($0 | 2) }"]),
    ("a.flatMap { | a.concatMap {", ["a.flatMap {", "a.concatMap {"]),
    ("f( | g( | h(", ["f(", "g(", "h("]), ("{ $0 } | { $0 + 1 }", ["{ $0 }", "{ $0 + 1 }"]),
    (".map { $0 + 1 } | .map { $0 }", [".map { $0 + 1 }", ".map { $0 }"]),
    ("f(\"a b\", [1, 2]) g", ["f(\"a b\", [1, 2])", "g"]), ("", []),
  ])
  func expressions(_ row: (text: String, parts: [String])) {
    #expect(Words.expressions(row.text) == row.parts)
  }
}
