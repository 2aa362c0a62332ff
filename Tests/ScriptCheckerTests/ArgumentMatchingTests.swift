import Testing

/// Trailing closures, defaults and variadics find their parameters.
@Suite struct ArgumentMatchingTests {
  @Test(arguments: [
    "func f(a: Int = 1, b: Int = 2) {}\nf(b: 3)",
    "func f(_ a: Int..., b: Int = 2) {}\nf(1, 2, 3, b: 4)",
    "func f(_ a: Int, then: () -> Void) {}\nf(1) { print() }",
    "func f(first: () -> Void, second: () -> Void) {}\nf { print() } second: { print() }",
    "func f(first: (() -> Void)? = nil, second: () -> Void) {}\nf { print() }",
    "func f(_ body: (Int) -> Int, on a: Int = 1) {}\nf { $0 + 1 }",
  ])
  func accepted(_ program: String) {
    #expect(CheckedProgram(program).mistakes.isEmpty)
  }

  @Test(arguments: [
    ("func f(a: Int, b: Int) {}\nf(b: 1, a: 2)", "argument 'a' must precede argument 'b'"),
    (
      "func f(a: Int = 1, b: Int = 1, c: Int = 1) {}\nf(b: 1, c: 2, a: 3)",
      "argument 'a' must precede argument 'b'"
    ),
    (
      "func f(a: Int = 1, b: Int = 1, c: Int = 1) {}\nf(c: 1, b: 2)",
      "argument 'b' must precede argument 'c'"
    ),
    ("func f(a: Int = 1, b: Int = 1) {}\nf(a: 1, a: 2)", "extra argument 'a' in call"),
    ("func f(a: Int) {}\nf(a: 1, c: 2)", "extra argument 'c' in call"),
    ("func f() {}\nf(1)", "argument passed to call that takes no arguments"),
    ("func f(_ a: Int) {}\nf(a: 1)", "extraneous argument label 'a:' in call"),
  ])
  func refused(_ row: (program: String, message: String)) {
    #expect(CheckedProgram(row.program).mistakes == ["2: \(row.message)"])
  }
}
