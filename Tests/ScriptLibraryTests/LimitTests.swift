import Testing

@testable import rxscript

/// Programs that go too far: they end by themselves, with the place, and nothing crashes.
struct LimitTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let end: String
    /// How it may end instead: how deep calls go depends on how the interpreter is compiled.
    let otherEnds: [String]

    init(_ name: String, _ text: String, ends end: String, or otherEnds: String...) {
      self.name = name
      self.text = text
      self.end = end
      self.otherEnds = otherEnds
    }

    var testDescription: String { name }
  }

  private static let tooDeep = "this nests too deeply"
  private static let tooManyCalls = "the calls nest too deeply"
  private static let tooDeepValue = "the value nests too deeply"
  private static let tooMuch = "the script takes more than 1 GiB of memory"
  private static let endless = "the script ran 200000 statements and no time passed"

  private static func row(_ name: String, _ part: String, _ count: Int, _ rest: String = "") -> Row
  {
    Row(name, "let a = \(String(repeating: part, count: count))\(rest)", ends: "1: \(tooDeep)")
  }

  static let texts = [
    row("operators", "1 + ", 3_000, "1"),
    row("member accesses", "1.a", 1, String(repeating: ".description", count: 3_000)),
    row("calls", "f", 1, String(repeating: "()", count: 3_000)),
    row("forced unwrapping", "f", 1, String(repeating: "!", count: 3_000)),
    row("subscripts", "f", 1, String(repeating: "[0]", count: 3_000)),
    row("try", "try ", 3_000, "1"),
    row("brackets", "[", 13, "1" + String(repeating: "]", count: 13)),
    row("unclosed interpolations", #""\(a."#, 60),
    Row(
      "optional types",
      "let a: Int\(String(repeating: "?", count: 3_000)) = nil",
      ends: "1: \(tooDeep)"
    ),
    Row(
      "generic types",
      "let a: \(String(repeating: "Array<", count: 2_000))Int\(String(repeating: ">", count: 2_000)) = []",
      ends: "1: \(tooDeep)"
    ),
    Row(
      "else if",
      "let x = 1\nif x == 0 {}\(String(repeating: " else if x == 2 {}", count: 1_000))",
      ends: "2: \(tooDeep)"
    ),
  ]

  private static let list = "indirect enum L: Hashable { case e; case n(Int, L) }\n"
  private static func long(_ name: String) -> String {
    "var \(name) = L.e\nfor i in 0..<100_000 { \(name) = .n(i, \(name)) }\n"
  }

  static let values = [
    Row(
      "a list is released",
      """
      final class N { var n: N?; init(_ n: N?) { self.n = n } }
      var h: N? = nil
      for _ in 0..<300_000 { h = N(h) }
      h = nil
      """,
      ends: ""
    ),
    Row(
      "each object of a list runs its deinit",
      """
      var c = 0
      final class N { var n: N?; init(_ n: N?) { self.n = n }; deinit { c += 1 } }
      var h: N? = nil
      for _ in 0..<100_000 { h = N(h) }
      h = nil
      precondition(c == 100_000)
      """,
      ends: ""
    ),
    Row(
      "boxes are released",
      "var s: Any = 1\nfor _ in 0..<200_000 { s = [s] }\ns = 1",
      ends: ""
    ),
    Row(
      "closures are released",
      "var f = { 1 }\nfor _ in 0..<200_000 { let g = f; f = { g() } }\nf = { 2 }",
      ends: ""
    ),
    Row("an enum is released", list + long("l") + "l = .e", ends: ""),
    Row(
      "an enum is compared",
      list + long("l") + long("m") + "print(l == m)",
      ends: "6: \(tooDeepValue)",
      or: "6: \(tooManyCalls)"
    ),
    Row("an enum is hashed", list + long("l") + "print(l.hashValue)", ends: "4: \(tooDeepValue)"),
    Row(
      "an enum is printed",
      list + long("l") + "print(l)",
      ends: "4: \(tooDeepValue)",
      or: "4: the script ran 50000000 statements and no time passed"
    ),
    Row(
      "a value with exponentially many parts is compared",
      """
      indirect enum T: Equatable { case l; case n(T, T) }
      var t = T.l, u = T.l
      for _ in 0..<40 { t = .n(t, t); u = .n(u, u) }
      print(t == u)
      """,
      ends: "4: \(endless)"
    ),
  ]

  static let calls = [
    Row("a function", "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nf(0)", ends: "1: \(tooManyCalls)"),
    Row(
      "a getter",
      "struct S { var x: Int { x } }\n_ = S().x",
      ends: "1: \(tooManyCalls)"
    ),
    Row(
      "an initializer",
      "class A { let b: A\n init() { b = A() } }\n_ = A()",
      ends: "2: \(tooManyCalls)"
    ),
    Row(
      "a closure of a native",
      "func f(_ n: Int) -> [Int] { [n].map { f($0 + 1)[0] } }\n_ = f(0)",
      ends: "1: \(tooManyCalls)"
    ),
    Row(
      "deep enough",
      "func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nprecondition(f(8_000) == 8_000)",
      ends: ""
    ),
  ]

  static let work = [
    Row("a loop", "while true {}", ends: "1: \(endless)"),
    Row("a count", "var n = 0\nfor i in 0..<1_000_000_000_000 { n &+= i }", ends: "2: \(endless)"),
    Row("a reduction", "(0..<1_000_000_000_000).reduce(0, &+)", ends: "1: \(endless)"),
    Row("a set", "_ = Set(0..<1_000_000_000_000)", ends: "1: \(endless)"),
    Row("a map", "_ = (0..<1_000_000_000_000).map { $0 }", ends: "1: \(endless)"),
    Row("an endless sequence", "_ = (0...).lazy.filter { $0 < 0 }.first!", ends: "1: \(endless)"),
    Row(
      "concatenation",
      "var a: [Int] = []\nwhile true { a = a + [1] }",
      ends: "2: \(endless)"
    ),
    Row(
      "searching",
      "let a = Array(0..<1000)\nwhile true { _ = a.contains(-1) }",
      ends: "2: \(endless)"
    ),
    Row(
      "sorting",
      "let a = Array(0..<1000)\nwhile true { _ = a.sorted() }",
      ends: "2: \(endless)"
    ),
    Row(
      "a text",
      "_ = String(repeating: \"abc\", count: 1_000_000_000_000)",
      ends: "1: \(tooMuch)"
    ),
    Row(
      "a text without measure",
      "_ = String(repeating: \"ab\", count: .max)",
      ends: "1: \(tooMuch)"
    ),
    Row(
      "an array",
      "_ = Array(repeating: 1, count: 1_000_000_000_000)",
      ends: "1: \(tooMuch)"
    ),
    Row("an array without measure", "_ = Array(repeating: 1, count: .max)", ends: "1: \(tooMuch)"),
    Row(
      "capacity",
      "var a: [Int] = []\na.reserveCapacity(1_000_000_000_000)\na.append(1)",
      ends: ""
    ),
    Row("shifts", "precondition(1 << 1_000_000_000_000 == 0 && -1 >> Int.max == -1)", ends: ""),
  ]

  @Test(arguments: texts + values + calls + work)
  func endsBySayingWhy(_ row: Row) {
    let run = ScriptRun.execute(row.text, name: "main.swift", budget: budget(row)) { _ in }
    let end = run.problems.first.map(ScriptRun.line) ?? ""
    #expect(end == row.end || row.otherEnds.contains(end))
  }

  /// Endless programs end soon here; the others take what they take.
  private func budget(_ row: Row) -> Int { row.end.hasSuffix(Self.endless) ? 200_000 : 50_000_000 }
}
