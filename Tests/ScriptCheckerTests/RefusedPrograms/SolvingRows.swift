extension RefusedProgramTests {
  /// Programs whose expressions, patterns or names are refused.
  static let solvingRows: [Row] = [
    Row(
      "let a = [1, 2].map { x in let y = x.foo; return y }\nlet r = [1, 2].reduce(0) { acc, x in\n  let y = x * 2.5\n  return acc + y + \"s\"\n}\n[1, 2].forEach { x in\n  let y: Int = x\n  let z: Double = x\n  print(y, z)\n}",
      "1: value of type 'Int' has no member 'foo'",
      "3: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'",
      "4: binary operator '+' cannot be applied to operands of type 'Int' and 'String'",
      "8: cannot convert value of type 'Int' to specified type 'Double'"
    ),
    Row(
      "let a: () -> () = { return 5 }\nlet b: () -> () = { 5 }\nlet c: () -> () = { return () }",
      "1: cannot convert value of type 'Int' to closure result type '()'"
    ),
    // FailureReport+Calls
    Row(
      "let list = [1, 2]\nprint(list[\"a\"])",
      "2: no exact matches in call to subscript"
    ),
    Row(
      "let r = 1...\"z\"",
      "1: conflicting arguments to generic parameter 'Self' ('String' vs. 'Int')"
    ),
    Row(
      "struct Box<T> { var value: T }\nextension Box: Equatable where T: Equatable {}\nstruct Plain {}\nprint(Box(value: Plain()) == Box(value: Plain()))",
      "4: operator function '==' requires that 'Plain' conform to 'Equatable'"
    ),
    Row(
      "print(-2.description)",
      "1: unary operator '-' cannot be applied to an operand of type 'String'"
    ),
    // FailureReport+Mismatch
    Row(
      "func f(_ n: @autoclosure () -> Int) {}\nf({ 1 })",
      "2: add () to forward '@autoclosure' parameter"
    ),
    Row(
      "let n: Int? = 1\nprint(n + 1)",
      "2: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"
    ),
    Row(
      "let n = 1\nlet x = n > 0 ? \"a\" : 2",
      "2: result values in '? :' expression have mismatching types 'String' and 'Int'"
    ),
    Row(
      "let n = 1\nlet s = if n > 0 { \"a\" } else { 2 }",
      "2: branches have mismatching types 'String' and 'Int'"
    ),
    Row(
      "let list = [1, \"two\"]",
      "1: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional"
    ),
    Row(
      "var n: Int = nil",
      "1: 'nil' cannot initialize specified type 'Int'"
    ),
    Row(
      "var n = 1\nn = nil",
      "2: 'nil' cannot be assigned to type 'Int'"
    ),
    Row(
      "func f() -> Int { nil }",
      "1: 'nil' is incompatible with return type 'Int'"
    ),
    Row(
      "func f(_ n: Int) {}\nf(nil)",
      "2: 'nil' is not compatible with expected argument type 'Int'"
    ),
    Row(
      "func raise(_ n: inout Int) { n += 1 }\nvar n = 1\nraise(n)",
      "3: passing value of type 'Int' to an inout parameter requires explicit '&'"
    ),
    Row(
      "var n = 1\nn = 2.5",
      "2: cannot assign value of type 'Double' to type 'Int'"
    ),
    Row(
      "let list: [Int] = [1, \"2\", 3]",
      "1: cannot convert value of type 'String' to expected element type 'Int'"
    ),
    Row(
      "class Animal {}\nclass Dog: Animal {}\nlet a: Animal = Dog()\nlet d = a as Dog",
      "4: 'Animal' is not convertible to 'Dog'"
    ),
    Row(
      "let n = 1\nlet d = n as Double",
      "2: cannot convert value of type 'Int' to type 'Double' in coercion"
    ),
    Row(
      "let thing: Any = 1\nprint(thing + 1)",
      "2: cannot convert value of type 'Any' to expected argument type 'Int'"
    ),
    Row(
      "let (a, b) = 3",
      "1: cannot convert value of type 'Int' to specified type '(_, _)'"
    ),
    Row(
      "func f(_ n: Int = \"one\") {}",
      "1: default argument value of type 'String' cannot be converted to type 'Int'"
    ),
    Row(
      "func f() -> Int { return \"one\" }",
      "1: cannot convert return expression of type 'String' to return type 'Int'"
    ),
    Row(
      "while \"a\" { }",
      "1: cannot convert value of type 'String' to expected condition type 'Bool'"
    ),
    Row(
      "struct Problem {}\nfunc f() throws { throw Problem() }",
      "2: thrown expression type 'Problem' does not conform to 'Error'"
    ),
    Row(
      "enum Failure: Error { case empty }\nstruct Other: Error {}\nfunc f() throws(Failure) { throw Other() }",
      "3: thrown expression type 'Other' cannot be converted to error type 'Failure'"
    ),
    Row(
      "let f: (Int) -> String = { $0 + 1 }",
      "1: cannot convert value of type 'Int' to closure result type 'String'"
    ),
    Row(
      "let ages: [String: Int] = []",
      "1: use [:] to get an empty dictionary literal"
    ),
    Row(
      "let (_, a) = (1, 2, 3)",
      "1: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements"
    ),
    Row(
      "struct Colour { static let count = 3 }\nlet c: Colour = .count",
      "2: member 'count' in 'Colour' produces result of type 'Int', but context expects 'Colour'"
    ),
    Row(
      "var a = 1\nif a = 2 { print(\"no\") }",
      "2: use of '=' in a boolean context, did you mean '=='?"
    ),
    Row(
      "let flag: Bool = 1",
      "1: integer literal value '1' cannot be used as a boolean; did you mean 'true'?"
    ),
    Row(
      "let n = 1\nprint(!n)",
      "2: type 'Int' cannot be used as a boolean; test for '== 0' instead"
    ),
    Row(
      "var n = 3\nwhile n { n -= 1 }",
      "2: type 'Int' cannot be used as a boolean; test for '!= 0' instead"
    ),
    Row(
      "protocol P {}\nfunc f(_ p: any P) {}\nf(1)",
      "3: argument type 'Int' does not conform to expected type 'P'"
    ),
    Row(
      "protocol Shape {}\nlet shape: any Shape = 3",
      "2: value of type 'Int' does not conform to specified type 'Shape'"
    ),
    Row(
      "protocol P {}\nfunc f() -> any P { return 1 }",
      "2: return expression of type 'Int' does not conform to 'P'"
    ),
    Row(
      "func risky() throws -> Int { 1 }\nlet f: () -> Int = risky",
      "2: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'"
    ),
    Row(
      "func load() async -> Int { 1 }\nlet f: () -> Int = load",
      "2: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'"
    ),
    Row(
      "switch \"a\" {\ncase 1...9: print(\"digit\")\ndefault: break\n}",
      "2: expression pattern of type 'ClosedRange<Int>' cannot match values of type 'String'"
    ),
    Row(
      "func add<T>(_ a: T, _ b: T) -> T { a + b }",
      "1: binary operator '+' cannot be applied to two 'T' operands"
    ),
    Row(
      "let text = \"n\" + 1",
      "1: binary operator '+' cannot be applied to operands of type 'String' and 'Int'"
    ),
    // FailureReport
    Row(
      "let x = 0x1.5\nprint(x)",
      "1: hexadecimal floating point literal must end with an exponent"
    ),
    Row(
      "let n = [1, 2].summed()",
      "1: value of type '[Int]' has no member 'summed'"
    ),
    Row(
      "struct A { static let limit = 3 }\nprint(A().limit)",
      "2: static member 'limit' cannot be used on instance of type 'A'"
    ),
    Row(
      "struct A { var n = 1 }\nprint(A.n)",
      "2: instance member 'n' cannot be used on type 'A'; did you mean to use a value of this type instead?"
    ),
    Row(
      "let n = 3\nprint(n(1))",
      "2: cannot call value of non-function type 'Int'"
    ),
    Row(
      "let n = 3\nprint(n!)",
      "2: cannot force unwrap value of non-optional type 'Int'"
    ),
    Row(
      "let text = \"abc\"\nprint(text?.count as Any)",
      "2: cannot use optional chaining on non-optional value of type 'String'"
    ),
    Row(
      "let text: String? = \"a\"\nprint(text.count)",
      "2: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'"
    ),
    Row(
      "func f<T: AnyObject>(_ t: T) {}\nf(1)",
      "2: global function 'f' requires that 'Int' be a class type"
    ),
    Row(
      "let f: (Int) -> Int = { 3 }",
      "1: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
    ),
    Row(
      "let f: (Int, Int) -> Int = { a in a }",
      "1: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body"
    ),
    Row(
      "protocol Shape {}\nfunc f(_ s: some Shape) {}\nf(3)",
      "3: global function 'f' requires that 'Int' conform to 'Shape'"
    ),
    Row(
      "let points: Set<(Int, Int)> = []",
      "1: type '(Int, Int)' does not conform to protocol 'Hashable'"
    ),
    Row(
      "let nothing = nil",
      "1: 'nil' requires a contextual type"
    ),
    Row(
      "let list = []",
      "1: empty collection literal requires an explicit type"
    ),
    Row(
      "let list: Array = []",
      "1: empty collection literal requires an explicit type"
    ),
    Row(
      "let table = ([:])",
      "1: empty collection literal requires an explicit type"
    ),
    Row(
      "func show<T>(_ value: T?) {}\nshow(nil)",
      "2: generic parameter 'T' could not be inferred"
    ),
    Row(
      "print(Array().count)",
      "1: generic parameter 'Element' could not be inferred"
    ),
    Row(
      "let none = Optional.none",
      "1: generic parameter 'Wrapped' could not be inferred"
    ),
    Row(
      "let level = .high",
      "1: reference to member 'high' cannot be resolved without a contextual type"
    ),
    Row(
      "func parse<T: LosslessStringConvertible>(_ s: String) -> T? { T(s) }\nlet n = parse(\"4\")",
      "2: generic parameter 'T' could not be inferred"
    ),
    Row(
      "struct A {}\nprint(A()[0])",
      "2: value of type 'A' has no subscripts"
    ),
    Row(
      "protocol P { init() }\nenum E {}\nlet e = E()",
      "3: 'E' cannot be constructed because it has no accessible initializers"
    ),
    Row(
      "enum Level { case low, high }\nlet level: Level = .middle",
      "2: type 'Level' has no member 'middle'"
    ),
    Row(
      "let point = (1, 2)\nprint(point.2)",
      "2: value of tuple type '(Int, Int)' has no member '2'"
    ),
    Row(
      "struct Point { var x = 0 }\nlet p = \\Point.z",
      "2: value of type 'Point' has no member 'z'"
    ),
    Row(
      "func move(x: Int, y: Int) {}\nmove(x: 1)",
      "2: missing argument for parameter 'y' in call"
    ),
    Row(
      "func f(_ n: Int) {}\nf(1) { }",
      "2: extra trailing closure passed in call"
    ),
    Row(
      "func f(_ n: Int) {}\nf(1, b: 2)",
      "2: extra argument 'b' in call"
    ),
    Row(
      "func f() {}\nf(1)",
      "2: argument passed to call that takes no arguments"
    ),
    Row(
      "func move(to x: Int) {}\nmove(to: 1, 2)",
      "2: extra argument in call"
    ),
    Row(
      "func move(to x: Int) {}\nmove(3)",
      "2: missing argument label 'to:' in call"
    ),
    Row(
      "let f: (Int) -> Int = { $0 }\nprint(f(n: 1))",
      "2: extraneous argument label 'n:' in call"
    ),
    Row(
      "struct Point { var x: Int }\nlet p = Point(z: 1)",
      "2: incorrect argument label in call (have 'z:', expected 'x:')"
    ),
    Row(
      "func move(x: Int, y: Int) {}\nmove(y: 1, x: 2)",
      "2: argument 'x' must precede argument 'y'"
    ),
    Row(
      "func f(_ n: Int) -> Int { 1 }\nfunc f(_ n: Int) -> String { \"\" }\nlet x = f(1)",
      "3: ambiguous use of 'f'"
    ),
    Row(
      "let xs = [1, 2, 3]\nlet average: Double = xs.reduce(0, +) / xs.count",
      "2: cannot convert value of type 'Int' to specified type 'Double'"
    ),
    Row(
      "enum Op { case add(Int), neg }\nlet o = Op.neg\nif o == .add(1) {}\nlet p = Op.neg(3)",
      "3: binary operator '==' cannot be applied to two 'Op' operands",
      "4: enum case 'neg' has no associated values"
    ),
    Row(
      "let a: Int? = 1\nfor i in 0..<a { print(i) }\nif a { print(1) }",
      "2: value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
      "3: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead"
    ),
    Row(
      "let a = [1, 2]\nif a.contains(\"x\") {}\nlet d = [\"a\": 1]\nprint(d[1])\nlet s: Set = [1]\nprint(s[0])",
      "2: instance method 'contains' requires the types 'Int' and 'Character' be equivalent",
      "4: no exact matches in call to subscript",
      "6: no exact matches in call to subscript"
    ),
    Row(
      "struct S {\n  func m(x: Int) {}\n  func n() {}\n}\nS.m(x: 1)\nS.n()\nlet f = S.n(S())",
      "5: instance member 'm' cannot be used on type 'S'; did you mean to use a value of this type instead?",
      "6: instance member 'n' cannot be used on type 'S'; did you mean to use a value of this type instead?"
    ),
    Row(
      "let s = \"a\".uppercased\nprint(s + \"x\")",
      "2: function produces expected type 'String'; did you mean to call it with '()'?"
    ),
    Row(
      "typealias F<T> = (T) -> U",
      "1: cannot find type 'U' in scope"
    ),
    Row(
      "let d: [String: Int] = [\"a\", \"b\"]\nfunc larger<T>(_ a: T, _ b: T) -> T { a > b ? a : b }",
      "1: dictionary of type '[String : Int]' cannot be initialized with array literal",
      "2: referencing operator function '>' on 'Comparable' requires that 'T' conform to 'Comparable'"
    ),
  ]
}
