import Testing

/// Programs that the compiler refuses, with its messages and their lines.
@Suite struct RefusedProgramTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let program: String
    let mistakes: [String]

    init(_ program: String, _ mistakes: String...) {
      self.program = program
      self.mistakes = mistakes
    }

    var testDescription: String { program }
  }

  @Test(arguments: [
    // Statements
    Row(
      "for n in 1...3 {\n  if n == 2 { break outer }\n}",
      "2: cannot find label 'outer' in scope"
    ),
    Row(
      "if true { break }",
      "1: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
    ),
    Row(
      "switch 3 {\ncase 1:\ndefault: break\n}",
      "2: 'case' label in a 'switch' must have at least one executable statement"
    ),
    // Declarations
    Row("enum Side {\n  case left\n  var n = 1\n}", "3: enums must not contain stored properties"),
    Row(
      "struct A { mutating func f() {} }\nclass B { mutating func f() {} }",
      "2: 'mutating' is not valid on instance methods in classes"
    ),
    Row(
      "indirect enum T { case a(T) }\nenum U { case a(U) }",
      "2: recursive enum 'U' is not marked 'indirect'"
    ),
    Row("enum Code: Int { case a, b = 0 }", "1: raw value for enum case is not unique"),
  ])
  func structure(_ row: Row) { expect(row) }

  @Test(arguments: [
    Row(
      "func f() throws {}\nfunc g() { f() }",
      "2: call can throw, but it is not marked with 'try' and the error is not handled"
    ),
    Row("func f() throws {}\nfunc g() { try f() }", "2: errors thrown from here are not handled"),
    Row("func f() throws {}\nfunc g() { try? f() }"),
    Row(
      "struct E: Error {}\nfunc f() throws {}\nfunc g() { do { try f() } catch is E {} }",
      "3: errors thrown from here are not handled because the enclosing catch is not exhaustive"
    ),
    Row(
      "func f() async {}\nfunc g() async { f() }",
      "2: expression is 'async' but is not marked with 'await'"
    ),
    Row(
      "func f() async {}\nfunc g() { await f() }",
      "2: 'async' call in a function that does not support concurrency"
    ),
  ])
  func effects(_ row: Row) { expect(row) }

  @Test(arguments: [
    Row(
      "func f(_ n: Int) -> Int {\n  if n > 0 { return 1 }\n}",
      "3: missing return in global function expected to return 'Int'"
    ),
    Row("func f(_ n: Int) -> Int {\n  while true { if n > 0 { return 1 } }\n}"),
    Row(
      "func f(_ n: Int?) {\n  guard let n else { print(1) }\n  print(n)\n}",
      "2: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    ),
    Row(
      "enum E { case a(Bool), b }\nfunc f(_ e: E, _ g: E) {\n  switch (e, g) {\n  case (.b, _), (_, .b): break\n  case (.a(true), .a): break\n  }\n}",
      "3: switch must be exhaustive"
    ),
    Row("func f(_ e: Int?) {\n  switch e {\n  case nil: break\n  case let n?: print(n)\n  }\n}"),
  ])
  func exits(_ row: Row) { expect(row) }

  @Test(arguments: [
    Row(
      "func f(_ b: Bool) {\n  let n: Int\n  if b { n = 1 }\n  print(n)\n}",
      "4: constant 'n' used before being initialized"
    ),
    Row("func f(_ b: Bool) {\n  let n: Int\n  if b { n = 1 } else { n = 2 }\n  print(n)\n}"),
    Row(
      "struct A {\n  let n: Int\n  init() {}\n}",
      "3: return from initializer without initializing all stored properties"
    ),
    Row(
      "let a = [1]\na.append(2)",
      "2: cannot use mutating member on immutable value: 'a' is a 'let' constant"
    ),
    Row(
      "struct P { var x = 1 }\nfunc f(p: P) { p.x = 2 }",
      "2: cannot assign to property: 'p' is a 'let' constant"
    ),
    Row("func f() {\n  let a = 1\n  let a = 2\n}", "3: invalid redeclaration of 'a'"),
  ])
  func variables(_ row: Row) { expect(row) }

  @Test(arguments: [
    Row("protocol P { func f() }\nstruct A: P {}", "2: type 'A' does not conform to protocol 'P'"),
    Row("protocol P { func f() }\nextension P { func f() {} }\nstruct A: P {}"),
    Row(
      "class A { func f() {} }\nclass B: A { func f() {} }",
      "2: overriding declaration requires an 'override' keyword"
    ),
    Row(
      "class A {}\nclass B: A { override func f() {} }",
      "2: method does not override any method from its superclass"
    ),
    Row(
      "struct A { private let n = 1 }\nprint(A().n)",
      "2: 'n' is inaccessible due to 'private' protection level"
    ),
    Row("class A: B {}\nclass B: A {}", "1: 'A' inherits from itself"),
    Row(
      "@available(*, unavailable, renamed: \"new()\") func old() {}\nold()",
      "2: 'old()' has been renamed to 'new()'"
    ),
    Row("let n: UInt8 = 256", "1: integer literal '256' overflows when stored into 'UInt8'"),
  ])
  func contracts(_ row: Row) { expect(row) }

  @Test(arguments: [
    Row(
      "struct T {}\nlet a = T() + 1",
      "2: binary operator '+' cannot be applied to operands of type 'T' and 'Int'"
    ),
    Row("var n = 1\nn = \"a\"", "2: cannot assign value of type 'String' to type 'Int'"),
    Row(
      "let n = 1\nif n { print(n) }",
      "2: type 'Int' cannot be used as a boolean; test for '!= 0' instead"
    ),
    Row(
      "let a: [Int] = [\"x\"]",
      "1: cannot convert value of type 'String' to expected element type 'Int'"
    ),
  ])
  func wording(_ row: Row) { expect(row) }

  /// At least one program for each message.
  @Test(
    arguments: [
      structureRows, contractRows, flowRows, solvingRows, namingRows, declarationRows, packRows,
    ].flatMap(\.self)
  )
  func messages(_ row: Row) { expect(row) }

  private func expect(_ row: Row) {
    #expect(CheckedProgram(row.program).mistakes == row.mistakes)
  }
}
