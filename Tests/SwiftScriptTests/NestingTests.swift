import ScriptSource
import Testing

/// Texts that would overflow the stack of whoever walks them.
struct DeepText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  static let all = [
    DeepText("parentheses", "print(" + times("(", 3_000) + "1" + times(")", 3_000) + ")"),
    DeepText("sum", "print(1" + times("+1", 20_000) + ")"),
    DeepText("closures", "let f = " + times("{ ", 2_000) + "1" + times(" }", 2_000)),
    DeepText("arrays", "let a = " + times("[", 5_000) + "1" + times("]", 5_000)),
    DeepText("array types", "let a: " + times("[", 300) + "Int" + times("]", 300) + " = []"),
    DeepText("members", "let a = \"a\"" + times(".description", 5_000)),
    DeepText("calls", "let a = \"a\"" + times(".uppercased()", 5_000)),
    DeepText("unwrapping", "let x: Int? = 1\nprint(x" + times("!", 5_000) + ")"),
    DeepText("else if", "let x = 1\nif x == 0 {}" + times(" else if x == 2 {}", 600)),
    DeepText("conditions", "let x = 1\nprint(" + times("x == 2 ? 3 : ", 1_000) + "0)"),
    DeepText("blocks", times("if true { ", 600) + times("}", 600)),
    DeepText("functions", times("func f() { ", 600) + times("}", 600)),
  ]

  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}

struct NestingTests {
  @Test(arguments: DeepText.all)
  func isRefused(_ deep: DeepText) {
    let outcome = ScriptOutcome(of: deep.text)
    #expect(outcome.diagnostics.map(\.message) == ["this nests too deeply"])
    #expect(!Completeness.isIncomplete(deep.text))
  }

  @Test func whatPeopleWriteIsNot() {
    let nested =
      "print(" + String(repeating: "(", count: 15) + "1" + String(repeating: ")", count: 15)
    #expect(ScriptOutcome(of: nested + ")").lines == ["1"])
    let sum = "print(" + String(repeating: "1 + ", count: 200) + "1)"
    #expect(ScriptOutcome(of: sum).lines == ["201"])
    #expect(ScriptOutcome(of: "print([[[[[1]]]]])").lines == ["[[[[[1]]]]]"])
  }

  @Test func longChainsAreCompiledInNoTime() {
    let sum = "let a = 1.5\nprint(a" + String(repeating: " + a", count: 60) + ")"
    #expect(ScriptOutcome(of: sum).lines == ["91.5"])
    let members =
      "class N { var n: N { self } }\nlet o = [N()].map { $0" + String(repeating: ".n", count: 60)
    #expect(ScriptOutcome(of: members + " }\nprint(o.count)").lines == ["1"])
  }

  @Test(arguments: [
    "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))",
    "class A { lazy var a: Int = self.a }\nprint(A().a)",
    "func f() { [1].forEach { _ in f() } }\nf()",
    "var x: Int { x }\nprint(x)",
  ])
  func endlessRecursionIsCaught(_ text: String) {
    #expect(ScriptOutcome(of: text).diagnostics.map(\.message) == ["the calls nest too deeply"])
  }

  @Test(arguments: [
    "var s = \"ab\"\nwhile true { s += s }",
    "var s = \"ab\"\nwhile true { s = \"\\(s)\\(s)\" }",
    "var a = [1]\nwhile true { a += a }",
    "var a = [1]\nwhile true { a.append(contentsOf: a) }",
  ])
  func growthWithoutEndIsCaught(_ text: String) {
    // Work on long texts is charged as statements, so either limit may be the first.
    let messages = ScriptOutcome(of: text).diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("of memory") || $0.contains("no time passed") })
  }
}
