import Testing

/// The type of each variable, as the compiler infers it.
@Suite struct ExpressionTypeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let program: String
    let types: [String: String]

    init(_ program: String, _ types: [String: String]) {
      self.program = program
      self.types = types
    }

    var testDescription: String { program }
  }

  @Test(arguments: [
    // Literals and operators
    Row(
      "let a = 1; let b = 2.5; let c = a + 3 * 2; let d = b * 2",
      [
        "a": "Int", "b": "Double", "c": "Int", "d": "Double",
      ]
    ),
    Row(
      "let a = [1, 2.5]; let b = [\"a\": 1]; let c: Double = 1 + 2",
      [
        "a": "[Double]", "b": "[String : Int]", "c": "Double",
      ]
    ),
    Row("let a = \"abc\".uppercased() + \"d\"", ["a": "String"]),
    // Closures
    Row(
      "let a = [1, 2].map { $0 * 2 }; let b = [1].map { \"\\($0)\" }",
      [
        "a": "[Int]", "b": "[String]",
      ]
    ),
    Row("let a = [1].filter { $0 > 1 }.map { Double($0) }", ["a": "[Double]"]),
    Row("let a = (1...10).filter { $0 % 2 == 0 }.map { $0 * $0 }", ["a": "[Int]"]),
    Row("let a = [\"a\": 1].map { key, value in \"\\(key)\\(value)\" }", ["a": "[String]"]),
    Row("let a = [1, 2].enumerated().map { \"\\($0.offset): \\($0.element)\" }", ["a": "[String]"]),
    Row(
      "let a = [1, 2].map { n in\n  let twice = n * 2\n  return \"\\(twice)\"\n}",
      ["a": "[String]"]
    ),
    // Generic functions and their witnesses
    Row(
      "let a = [1, 2].reduce(0, +); let b = zip([1], [\"a\"])",
      [
        "a": "Int", "b": "Zip2Sequence<[Int], [String]>",
      ]
    ),
    Row("let a = \"a b\".split(separator: \" \").map(String.init)", ["a": "[String]"]),
    Row(
      "let a = [[1], [2, 3]].flatMap { $0 }; let b = Set([1]).union([4])",
      [
        "a": "[Int]", "b": "Set<Int>",
      ]
    ),
    Row("let a = Dictionary(grouping: [1, 2], by: { $0 % 2 })", ["a": "[Int : [Int]]"]),
    Row(
      "func least<T: Comparable>(_ items: [T]) -> T? { items.min() }\nlet a = least([3, 1])",
      [
        "a": "Int?"
      ]
    ),
    // Optionals
    Row(
      "let a = [1].first; let b = [1].first?.description; let c = [\"a\": 1][\"a\"] ?? 0",
      [
        "a": "Int?", "b": "String?", "c": "Int",
      ]
    ),
    Row("let a: String? = nil; let b = a?.count ?? 0", ["b": "Int"]),
    // Members found by the type that is wanted
    Row("let a: Result<Int, any Error> = .success(3)", ["a": "Result<Int, any Error>"]),
    Row(
      "enum Tree<T> { case leaf; indirect case node(Tree<T>, T, Tree<T>) }\nlet a = Tree.node(.leaf, 3, .leaf)",
      [
        "a": "Tree<Int>"
      ]
    ),
    // Key paths as functions
    Row("struct P { let x: Int }\nlet a = [P(x: 1)].map(\\.x)", ["a": "[Int]"]),
    // The nearest common type
    Row("class A {}\nclass B: A {}\nclass C: A {}\nlet a = [B(), C()]", ["a": "[A]"]),
    Row("protocol P {}\nstruct S: P {}\nlet a: [any P] = [S()]", ["a": "[any P]"]),
  ])
  func types(_ row: Row) {
    let program = CheckedProgram(row.program)
    #expect(program.mistakes.isEmpty)
    for (name, type) in row.types { #expect(program.types[name] == type, "\(name)") }
  }
}

/// Overloads are chosen by static types, as the compiler ranks them.
@Suite struct OverloadTests {
  @Test(arguments: [
    // The type that is written decides, not the value.
    (
      "class Animal {}\nclass Dog: Animal {}\nfunc talk(_ a: Animal) -> Int { 1 }\nfunc talk(_ a: Dog) -> String { \"\" }\nlet pet: Animal = Dog()\nlet a = talk(pet)",
      "Int"
    ),
    (
      "class Animal {}\nclass Dog: Animal {}\nfunc talk(_ a: Animal) -> Int { 1 }\nfunc talk(_ a: Dog) -> String { \"\" }\nlet a = talk(Dog())",
      "String"
    ),
    // `Any` comes last, but is what is written.
    ("func f(_ x: Int) -> Int { x }\nfunc f(_ x: Any) -> String { \"\" }\nlet a = f(1)", "Int"),
    (
      "func f(_ x: Int) -> Int { x }\nfunc f(_ x: Any) -> String { \"\" }\nlet a = f(1 as Any)",
      "String"
    ),
    // No optional where the value fits as it is.
    ("func f(_ x: Int?) -> String { \"\" }\nfunc f(_ x: Int) -> Int { x }\nlet a = f(1)", "Int"),
    // A plain function before a generic one, a generic one within generic code.
    (
      "func show<T>(_ x: T) -> String { \"\" }\nfunc show(_ x: Int) -> Int { x }\nlet a = show(1)",
      "Int"
    ),
    (
      "func show<T>(_ x: T) -> String { \"\" }\nfunc show(_ x: Int) -> Int { x }\nfunc wrap<T>(_ x: T) -> String { show(x) }\nlet a = wrap(1)",
      "String"
    ),
    // Extensions by their elements.
    (
      "extension Array where Element == Int { var tag: Int { 1 } }\nextension Array where Element == String { var tag: String { \"\" } }\nlet a = [1].tag",
      "Int"
    ),
    (
      "extension Array where Element == Int { var tag: Int { 1 } }\nextension Array where Element == String { var tag: String { \"\" } }\nlet a = [\"a\"].tag",
      "String"
    ),
    // The associated type decides.
    (
      "protocol Container { associatedtype Item }\nstruct A: Container { typealias Item = Int }\nstruct B: Container { typealias Item = String }\nfunc describe<C: Container>(_ c: C) -> Int where C.Item == Int { 1 }\nfunc describe<C: Container>(_ c: C) -> String where C.Item == String { \"\" }\nlet a = describe(B())",
      "String"
    ),
  ])
  func choice(_ row: (program: String, type: String)) {
    let program = CheckedProgram(row.program)
    #expect(program.mistakes.isEmpty)
    #expect(program.types["a"] == row.type)
  }
}

/// Mistakes in the compiler's words, at its line.
@Suite struct MistakeTests {
  @Test(arguments: [
    ("let a: Int = \"x\"", "1: cannot convert value of type 'String' to specified type 'Int'"),
    ("let a = missing", "1: cannot find 'missing' in scope"),
    ("let a: Missing = 1", "1: cannot find type 'Missing' in scope"),
    ("let a = \"x\".foo", "1: value of type 'String' has no member 'foo'"),
    ("func f(x: Int) {}\nf(1)", "2: missing argument label 'x:' in call"),
    ("func f(x: Int) {}\nf()", "2: missing argument for parameter 'x' in call"),
    (
      "func f() -> Int {\n  return \"x\"\n}",
      "2: cannot convert return expression of type 'String' to return type 'Int'"
    ),
    (
      "struct S {}\nlet a = max(S(), S())",
      "2: global function 'max' requires that 'S' conform to 'Comparable'"
    ),
    (
      "if 1 { print() }",
      "1: integer literal value '1' cannot be used as a boolean; did you mean 'true'?"
    ),
  ])
  func mistake(_ row: (program: String, message: String)) {
    #expect(CheckedProgram(row.program).mistakes == [row.message])
  }
}
