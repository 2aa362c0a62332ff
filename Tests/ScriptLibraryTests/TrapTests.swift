import Testing

@testable import rxscript

/// What stops a program, in the words of compiled Swift.
struct TrapTests {
  @Test(arguments: [
    (
      "import Foundation\nclass A: NSObject {}\nA().perform(Selector(\"gone\"))",
      "-[A gone]: unrecognized selector sent to instance"
    ),
    ("let a: UInt8 = 200; print(a + a)", "arithmetic overflow"),
    ("var a = Int8.min; a = -a", "arithmetic overflow"),
    ("let a = 0 as UInt; print(a - 1)", "arithmetic overflow"),
    ("let z = 0; print(1 / z)", "Division by zero"),
    ("let z = 0 as Int8; print(1 % z)", "Division by zero in remainder operation"),
    ("let n = 300; print(UInt8(n))", "Not enough bits to represent the passed value"),
    ("let n = -1; print(UInt(n))", "Negative value is not representable"),
    (
      "let d = Double.nan; print(Int(d))",
      "Double value cannot be converted to Int because it is either infinite or NaN"
    ),
    (
      "let d = 1e30; print(Int(d))",
      "Double value cannot be converted to Int because the result would be greater than Int.max"
    ),
    ("let i = 3; print([1, 2][i])", "Index out of range"),
    ("var a = [1]; a.remove(at: 1)", "Index out of range"),
    ("var a = [Int](); a.removeLast()", "Can't remove last element from an empty collection"),
    ("var a = [Int](); a.removeFirst()", "Can't remove first element from an empty collection"),
    ("let s = \"ab\"; print(s[s.endIndex])", "String index is out of bounds"),
    ("let s = \"ab\"; print(s.index(s.startIndex, offsetBy: 3))", "String index is out of bounds"),
    ("let k = \"a\"; print([k: 1, k: 2])", "Dictionary literal contains duplicate keys"),
    ("print(Int.random(in: 1..<1))", "Can't get random value with an empty range"),
    (
      "let far = Double.greatestFiniteMagnitude; print(Double.random(in: -far...far))",
      "There is no uniform distribution on an infinite range"
    ),
    (
      "let s = \"ab\"; print(Character(s))",
      "Can't form a Character from a String containing more than one extended grapheme cluster"
    ),
    ("let a: Int? = nil; print(a!)", "Unexpectedly found nil while unwrapping an Optional value"),
    (
      "var a: Int! = nil; print(a + 1)",
      "Unexpectedly found nil while implicitly unwrapping an Optional value"
    ),
    ("let a = [1, 2]; print(a[1..<5])", "Array index is out of range"),
    ("for i in stride(from: 0, to: 1, by: 0) { print(i) }", "Stride size must not be zero"),
    ("var a = [1]; a.insert(2, at: 5)", "Array index is out of range"),
    (
      "print(Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)]))",
      "Duplicate values for key: '1'"
    ),
    ("print([1].prefix(-1))", "Can't take a prefix of negative length from a collection"),
    (
      "let a: Any = 1; print(a as! String)",
      "Could not cast value of type 'Swift.Int' to 'Swift.String'."
    ),
    (
      "struct E: Error {}; func f() throws { throw E() }; try! f()",
      "'try!' expression unexpectedly raised an error: main.E()"
    ),
    (
      "class A { deinit { fatalError(\"gone\") } }; var a: A? = A(); a = nil; print(1)",
      "Fatal error: gone"
    ),
    (
      "struct F: Equatable { static func == (a: F, b: F) -> Bool { fatalError(\"boom\") } }; print([F()] == [F()])",
      "Fatal error: boom"
    ),
    (
      "struct D: CustomStringConvertible { var description: String { \"\\([1][3])\" } }; print(D())",
      "Index out of range"
    ),
    (
      "func f() async -> Int { await withCheckedContinuation { c in c.resume(returning: 1); c.resume(returning: 2) } }; print(await f())",
      "Fatal error: SWIFT TASK CONTINUATION MISUSE: f() tried to resume its continuation more than once, returning 2!"
    ),
    (
      "func f() async -> Int { await withCheckedContinuation { _ in } }; print(await f())",
      "nothing can bring what this waits for"
    ),
    ("fatalError(\"no \\(1 + 1)\")", "Fatal error: no 2"),
    ("precondition(1 > 2, \"never\")", "Precondition failed: never"),
    ("assert(1 > 2)", "Assertion failed"),
    ("let n = 3; let r = n...1; print(r)", "Range requires lowerBound <= upperBound"),
  ])
  func trapsWithTheMessage(_ text: String, _ message: String) {
    let difference = ScriptRun.difference(text, name: "main.swift")
    let words = difference?.got.drop { $0 != ":" }.dropFirst(2)
    #expect(words.map(String.init) == message)
  }
}
