import Testing

/// Valid programs, and the type of their variable `a`.
@Suite struct AcceptanceTests {
  private func check(_ row: (program: String, type: String)) {
    let program = CheckedProgram(row.program)
    #expect(program.mistakes.isEmpty)
    #expect(program.types["a"] == row.type)
  }

  @Test(arguments: [
    ("let n = 1\nlet a = if n > 0 { \"x\" } else { nil as String? }", "String?"),
    ("let n = 1\nlet a: Double = switch n { case 1: 2\ndefault: 0.5 }", "Double"),
    ("let a = [1].map { if $0 > 0 { \"p\" } else { \"n\" } }", "[String]"),
    (
      "func f(_ n: Int) -> String { if n > 0 { \"p\" } else { fatalError() } }\nlet a = f(1)",
      "String"
    ),
  ])
  func branches(_ row: (program: String, type: String)) { check(row) }

  @Test(arguments: [
    (
      "struct E: Error {}\nfunc f<T>(_ g: () throws -> T) rethrows -> T { try g() }\nlet a: Void? = try? f { throw E() }",
      "()?"
    ),
    (
      "struct E: Error {}\nfunc f<T>(_ g: () throws -> T) rethrows -> T { try g() }\nlet a: Int? = try? f { throw E() }",
      "Int?"
    ),
  ])
  func closuresThatNeverReturn(_ row: (program: String, type: String)) { check(row) }

  @Test(arguments: [
    ("let a = zip([1, 2], 1...).map { $0 * $1 }", "[Int]"),
    ("let a = \"a-b\".map { $0 == \"-\" ? \" \" : $0 }.reduce(\"\") { $0 + String($1) }", "String"),
    ("let a = [1] + zip([1], [2].dropFirst()).map { $0 + $1 } + [1]", "[Int]"),
    ("let a: Unicode.Scalar = \"x\"\nprint(\"a\"...\"z\" ~= a)", "Unicode.Scalar"),
    ("var s = [1, 2][1...]\ns.removeLast(1)\nlet a = s.popLast()", "Int?"),
    ("let a = UInt8(255) &+ 1\nprint(a &+ 1)", "UInt8"),
  ])
  func literalsAndOperators(_ row: (program: String, type: String)) { check(row) }

  private static let wrapper = """
    @propertyWrapper struct Box<T> {
      var wrappedValue: T
      var projectedValue: [T] { [wrappedValue] }
    }
    @propertyWrapper struct Twice<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }

    """

  @Test(arguments: [
    ("struct S { @Box var n = 1 }\nlet a = S().n", "Int"),
    ("struct S { @Box var n = 1 }\nlet a = S().$n", "[Int]"),
    ("struct S { @Box var n: Double }\nlet a = S(n: 1).n", "Double"),
    ("struct S { @Box @Twice var n = 1 }\nlet a = S().n", "Int"),
    ("struct S { @Box @Twice var n = 1 }\nlet a = S().$n", "[Twice<Int>]"),
    ("func f() -> [Int] { @Box var n = 1\nn += 1\nreturn $n }\nlet a = f()", "[Int]"),
  ])
  func wrappers(_ row: (program: String, type: String)) {
    check((Self.wrapper + row.program, row.type))
  }

  private static let builder = """
    @resultBuilder struct Lines {
      static func buildExpression(_ n: Int) -> [String] { [String(n)] }
      static func buildExpression(_ s: String) -> [String] { [s] }
      static func buildBlock(_ parts: [String]...) -> [String] { Array(parts.joined()) }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
      static func buildEither(first: [String]) -> [String] { first }
      static func buildEither(second: [String]) -> [String] { second }
      static func buildArray(_ parts: [[String]]) -> [String] { Array(parts.joined()) }
      static func buildFinalResult(_ parts: [String]) -> String { parts.joined() }
    }
    func make(@Lines _ body: () -> String) -> String { body() }
    @Lines func text(_ n: Int) -> String {
      "x"
      if n > 1 { 1 } else if n > 0 { "y"; 2 } else { "z" }
      for i in 0..<n { i }
      switch n { case 1: "a"
        default: 5 }
    }

    """

  @Test(arguments: [
    ("let a = text(1)", "String"),
    ("let a = make { \"x\"; 5 }", "String"),
    ("let a = make { if true { 1 } }", "String"),
  ])
  func builders(_ row: (program: String, type: String)) {
    check((Self.builder + row.program, row.type))
  }

  private static let person = """
    struct Name { var first: String; let letters: [Int] }
    struct Person { var name: Name?; var age: Int }
    class Team { var people: [Person] = [] }
    @dynamicMemberLookup struct Lens<T> {
      var value: T
      subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> Lens<U> { Lens<U>(value: value[keyPath: path]) }
    }
    let person = Person(name: nil, age: 1)

    """

  @Test(arguments: [
    ("let a = \\Person.age", "WritableKeyPath<Person, Int>"),
    ("let a = \\Person.name?.first", "KeyPath<Person, String?>"),
    ("let a = \\Team.people[0].age", "ReferenceWritableKeyPath<Team, Int>"),
    ("let a = \\Name.letters.count", "KeyPath<Name, Int>"),
    ("let a = [person].map(\\.age)", "[Int]"),
    ("let a = person[keyPath: \\.age]", "Int"),
    ("let a = Lens(value: person).age", "Lens<Int>"),
  ])
  func keyPaths(_ row: (program: String, type: String)) {
    check((Self.person + row.program, row.type))
  }

  @Test(arguments: [
    (
      "class B { init(n: Int) {}; convenience init() { self.init(n: 1) } }\nclass D: B { override init(n: Int) { super.init(n: n) } }\nlet a = D()",
      "D"
    ),
    ("class C { var n = 1; lazy var m = n + 1 }\nlet a = C().m", "Int"),
    ("var x: [Int]? = nil\nx?[0] += 1\nlet a = x", "[Int]?"),
    ("let a: Set = [1, 2]", "Set<Int>"),
    ("enum Outer { struct Inner { var n = 1 } }\nlet a = Outer.Inner().n", "Int"),
    ("let a = stride(from: 0, to: 1, by: 0.5).map { $0 }", "[Double]"),
    ("let a = [1, 2] == [1, 2]", "Bool"),
    ("let a = zip([1], [2]).map(+)", "[Int]"),
    ("let a = Int?.none", "Int?"),
    (
      "protocol P {}\nstruct A: P {}\nstruct B: P {}\nfunc f(_ b: Bool) -> any P { b ? A() : B() }\nlet a = f(true)",
      "any P"
    ),
    ("struct A { init?(n: Int) { nil } }\nlet a = A(n: 1)", "A?"),
    (
      "protocol P { associatedtype E }\nprotocol Q: P {}\nextension Q { func none() -> E? { E?.none } }\nstruct A: Q { typealias E = Int }\nlet a = A().none()",
      "Int?"
    ),
    (
      "struct Two<A, B> {}\ntypealias Ints<B> = Two<Int, B>\nextension Ints where B == String { static func make() -> Ints<String> { Ints<String>() } }\nlet a = Ints<String>.make()",
      "Two<Int, String>"
    ),
    (
      "@resultBuilder struct B { static func buildBlock(_ n: Int...) -> Int { 1 } }\nstruct Bag { init(@B of: () -> Int) {} }\nstruct Work<T> { init(_ body: () -> T) {} }\nlet a = Work { do { print(1) } }",
      "Work<()>"
    ),
  ])
  func others(_ row: (program: String, type: String)) { check(row) }
}
