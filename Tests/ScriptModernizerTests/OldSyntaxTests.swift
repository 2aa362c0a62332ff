import LabBindings
import ScriptModernizer
import ScriptSource
import Testing

@testable import rxscript

/// What Swift 2 wrote in ways that are no Swift today: it runs, and is written as it is written now.
struct OldSyntaxTests {
  /// Rows whose operators and queues the library does not have yet.
  private static let waiting: Set<String> = [
    "closures that are kept, and seconds of a timer", "the element of a sequence",
  ]

  @Test(arguments: OldRow.rows.filter { !waiting.contains($0.name) })
  func isWrittenAsToday(_ row: OldRow) {
    let today = ScriptProgram.modernization(of: row.old)
    #expect(today.text == row.new)
    #expect(today.messages.filter { !$0.isWarning }.map(\.text) == [])
    #expect(today.version == 2)
  }

  @Test(arguments: OldRow.rows.filter { !waiting.contains($0.name) })
  func runs(_ row: OldRow) {
    let comments = row.lines.map { "\n// expect: " + $0 }.joined()
    let difference = ScriptRun.difference(row.old + comments, name: "old.swift")
    #expect(difference == nil)
  }

  /// A text as it is written today shows no age.
  @Test(arguments: OldRow.rows)
  func staysAsItIsWrittenToday(_ row: OldRow) {
    #expect(ScriptProgram.modernization(of: row.new).text == row.new)
  }

  /// A text that ends anywhere, or lacks a piece, is read all the same.
  @Test(arguments: OldRow.rows)
  func aPieceOfItIsSurvived(_ row: OldRow) {
    let words = row.old.split(separator: " ", omittingEmptySubsequences: false)
    for count in words.indices {
      for text in [words.prefix(count), words.prefix(count) + words.dropFirst(count + 2)] {
        let piece = Modernization(text.joined(separator: " ")) { _, _, _ in [] }
        #expect(piece.original(of: 0) >= 0)
      }
    }
  }

  @Test(arguments: [
    "for var i: Int; i < 3; i++ { }", "for (;;) {", "for ;; { break }", "f(@autoclosure(escaping",
    "typealias", "operator", "infix operator + {", "func f(inout", "++", "i++.", "protocol<",
    "if let a = b where", "-> Int", "x.sort(", "func f()(", "<T where T: A>",
  ])
  func fragmentsAreSurvived(_ text: String) {
    let piece = Modernization(text) { _, _, _ in [] }
    #expect(piece.original(of: text.utf8.count) <= text.utf8.count)
  }

  /// What is moved or rewritten keeps its place.
  @Test(arguments: [
    ("for var i = 0; i < 2; i++ { print(i) }\nprint(nowhere)", "2:7 nowhere"),
    ("for var i = 0; i < 2; i += nowhere { print(i) }", "1:28 nowhere"),
    ("func f(inout a: Int, var b: Int) { print(b, nowhere) }", "1:45 nowhere"),
    ("if let a = Optional(1), b = Optional(2) where nowhere > b { }", "1:47 nowhere"),
    ("let f: Int -> Nowhere = { $0 }\nprint(f)", "1:15 Nowhere"),
    ("let 你 = [2, 1]; print(你.sort(<), nowhere)", "1:34 nowhere"),
    ("func add(a: Int)(b: Int) -> Int { return a + b + nowhere }", "1:50 nowhere"),
  ])
  func aMistakeIsWhereItIsWritten(_ script: String, _ place: String) {
    let today = ScriptProgram.modernization(of: script)
    let file = SourceFile(name: "old.swift", text: script)
    let places = today.messages.filter { !$0.isWarning }.map { message in
      let span = SourceSpan(today.original(of: message.range), in: file)
      return "\(span.line):\(span.column) \(span.text)"
    }
    #expect(places == [place])
  }

  /// What is of today, and what declares itself what is old elsewhere.
  @Test(arguments: [
    "postfix operator ++\npostfix func ++ (x: inout Int) -> Int { x += 2; return x }\nvar i = 0\nprint(i++)",
    "struct Deck { func sort() -> Int { 1 } }\nprint(Deck().sort())",
    "enum Level { case None, Some }\nlet level = Level.None\nprint(level == .None)",
    "switch (1, 2) { case (let a, let b): print(a, b) }",
    "var xs = [2, 1]\nxs.sort()\nxs.reverse()\nprint(xs)",
    "func run(_ name: String) {}\nrun(\"a\")",
    "// .Next and subscribeNext in words only",
  ])
  func todaysTextStays(_ text: String) {
    let today = ScriptProgram.modernization(of: text)
    #expect(today.text == text && today.version == Fix.today)
  }
}
