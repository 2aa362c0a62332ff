import Testing

@testable import rxscript

/// Sessions, and what their entries print, give and are told.
struct EntryTests {
  struct Session: CustomTestStringConvertible, Sendable {
    let name: String
    let entries: [String]
    let lines: [String]

    init(_ name: String, _ entries: String..., gives lines: [String]) {
      self.name = name
      self.entries = entries
      self.lines = lines
    }

    var testDescription: String { name }
  }

  static let all = [
    Session("a value", "1 + 2", gives: ["Int = 3"]),
    Session("a value of a type", "struct P { var x = 1 }", "P()", gives: ["P = P(x: 1)"]),
    Session("no value", "var a = 1", "a = 2", "print(a)", gives: ["2"]),
    Session("a name declared anew", "let a = 1", "let a = \"x\"", "a", gives: ["String = \"x\""]),
    Session(
      "a refused entry leaves what was",
      "let a = 1",
      "let a: String = 2",
      "a",
      gives: [
        "refused: 1: cannot convert value of type 'Int' to specified type 'String'", "Int = 1",
      ]
    ),
    Session(
      "a function in a variable's place",
      "let f = 1",
      "func f() -> String { \"x\" }",
      "f()",
      gives: ["String = \"x\""]
    ),
    Session(
      "a function's overloads stay",
      "func f(_ n: Int) -> Int { n }",
      "func f(_ n: String) -> String { n }",
      "func f(_ n: Int) -> Int { -n }",
      "f(1)",
      "f(\"a\")",
      gives: ["Int = -1", "String = \"a\""]
    ),
    Session(
      "a type declared anew",
      "struct P { var x = 1 }",
      "let p = P()",
      "struct P { var y = 2 }",
      "p.x",
      "P().y",
      gives: ["Int = 1", "Int = 2"]
    ),
    Session(
      "an extension declared anew",
      "extension Int { var tag: String { \"t\\(self)\" } }",
      "extension Int { var tag: String { \"u\\(self)\" }; var bad: String { 5 } }",
      "5.tag",
      "extension Int { var tag: String { \"v\\(self)\" } }",
      "5.tag",
      gives: [
        "refused: 1: cannot convert return expression of type 'Int' to return type 'String'",
        "String = \"t5\"", "String = \"v5\"",
      ]
    ),
    Session(
      "a conformance that is refused",
      "protocol Q { func q() -> Int }",
      "extension String: Q {}",
      "\"a\" is any Q",
      gives: [
        "refused: 1: type 'String' does not conform to protocol 'Q'", "Bool = false",
      ]
    ),
    Session(
      "an override of a method that has been called",
      "class A { func f() -> String { \"A\" } }\nfunc g(_ a: A) -> String { a.f() }",
      "g(A())",
      "class B: A { override func f() -> String { \"B\" } }",
      "g(B())",
      gives: ["String = \"A\"", "String = \"B\""]
    ),
    Session(
      "a trap leaves the session usable",
      "var xs = [1, 2]",
      "xs[7]",
      "xs.append(3)",
      "xs",
      gives: ["failed: 1: Index out of range", "[Int] = [1, 2, 3]"]
    ),
    Session(
      "a trap in an earlier entry's function",
      "\nfunc f() -> Int { [1][3] }",
      "f()",
      gives: ["failed: 2: Index out of range"]
    ),
    Session(
      "a variable whose entry was stopped",
      "var a = [1][3]",
      "a",
      gives: ["failed: 1: Index out of range", "failed: 1: `a` is used before it has a value"]
    ),
    Session(
      "what a guard unwraps",
      "guard let (a, b) = Optional((1, \"x\")) else { fatalError() }",
      "a + b.count",
      gives: ["Int = 2"]
    ),
    Session("imports stay", "import Foundation", "sqrt(4.0)", gives: ["Double = 2.0"]),
    Session(
      "tasks go on",
      "let task = Task { 2 }",
      "await task.value",
      gives: ["Int = 2"]
    ),
    Session(
      "the calls of an entry nest too deeply",
      "func f() -> Int { f() + 1 }",
      "f()",
      "1",
      gives: ["failed: 1: the calls nest too deeply", "Int = 1"]
    ),
  ]

  @Test(arguments: all)
  func showsWhatItGives(_ session: Session) {
    #expect(EntryRun.lines(of: session.entries.joined(separator: "\n---\n")) == session.lines)
  }
}
