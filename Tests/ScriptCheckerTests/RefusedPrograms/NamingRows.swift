extension RefusedProgramTests {
  /// Programs whose names, patterns or statements are refused.
  static let namingRows: [Row] = [
    // PatternChecker
    Row(
      "let named = (code: 4, text: \"t\")\nif case (number: 4, text: let t) = named { print(t) }",
      "2: cannot convert value of type '(code: Int, text: String)' to specified type '(number: Int, text: String)'"
    ),
    Row(
      "let named = (code: 4, text: \"t\")\nswitch named {\ncase (code: let c, other: _): print(c)\n}",
      "3: tuple pattern element label 'other' must be 'text'"
    ),
    Row(
      "let n = 3\nif case let m? = n { print(m) }",
      "2: '?' pattern cannot match values of type 'Int'"
    ),
    Row(
      "switch (1, 2) {\ncase (1, 2, 3): print(\"three\")\ndefault: break\n}",
      "2: tuple pattern has the wrong length for tuple type '(Int, Int)'"
    ),
    Row(
      "switch 3 { case (1, 2): break; default: break }",
      "1: tuple pattern cannot match values of the non-tuple type 'Int'"
    ),
    Row(
      "enum Side { case left, right }\nswitch Side.left {\ncase .left(let n): print(n)\ncase .right: break\n}",
      "3: pattern with associated values does not match enum case 'left'"
    ),
    // ResultBuilder
    Row(
      "@resultBuilder enum B { static func buildBlock(_ parts: Int...) -> [Int] { parts } }\nfunc make(@B _ f: () -> [Int]) -> [Int] { f() }\nlet flag = true\nlet list = make {\n  if flag { 1 }\n}",
      "5: closure containing control flow statement cannot be used with result builder 'B'"
    ),
    // StatementChecker
    Row(
      "return 3",
      "1: return invalid outside of a func"
    ),
    Row(
      "func f() -> Int { return }",
      "1: non-void function should return a value"
    ),
    Row(
      "func f() { return 3 }",
      "1: unexpected non-void return value in void function"
    ),
    Row(
      "let n = 5\nif let m = n { print(m) }",
      "2: initializer for conditional binding must have Optional type, not 'Int'"
    ),
    Row(
      "for n in 5 { print(n) }",
      "1: for-in loop requires 'Int' to conform to 'Sequence'"
    ),
    // Folding
    Row(
      "let same = true == false == true",
      "1: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'"
    ),
    Row(
      "precedencegroup Lonely { associativity: left }\ninfix operator <+>: Lonely\nfunc <+> (a: Int, b: Int) -> Int { a + b }\nlet n = 1 <+> 2 * 3",
      "4: adjacent operators are in unordered precedence groups 'Lonely' and 'MultiplicationPrecedence'"
    ),
    // Generator+Calls
    Row(
      "prefix operator ¬\nprefix func ¬ (value: Bool) -> Bool { !value }\nlet b = true ¬ false",
      "3: '¬' is not a binary operator"
    ),
    Row(
      "let kind = Int",
      "1: expected member name or initializer call after type name"
    ),
    // Generator+Closures
    Row(
      "var n = 1\nlet f = { [weak n] in print(n ?? 0) }",
      "2: 'weak' may only be applied to class and class-bound protocol types, not 'Int'"
    ),
    // Generator+Names
    Row(
      "do { print(1) }\nprint(error)",
      "2: expansion of macro 'error' requires leading '#'"
    ),
    Row(
      "func f() {\n  let n = n + 1\n}",
      "2: use of local variable 'n' before its declaration"
    ),
    Row(
      "let d = Date()",
      "1: cannot find 'Date' in scope"
    ),
    Row(
      "let a = 1 <+> 2",
      "1: cannot find operator '<+>' in scope"
    ),
    Row(
      "print(self)",
      "1: cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    ),
    Row(
      "func f() { super.g() }",
      "1: 'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
    ),
    Row(
      "class A {\n  func f() { super.f() }\n}",
      "2: 'super' cannot be used in class 'A' because it has no superclass"
    ),
    Row(
      "struct A {\n  func f() -> Int { super.hash }\n}",
      "2: 'super' cannot be used in non-class type 'A'"
    ),
    Row(
      "let n = Swift.maximum(1, 2)",
      "1: module 'Swift' has no member named 'maximum'"
    ),
    Row(
      "print($0)",
      "1: anonymous closure argument not contained in a closure"
    ),
    Row(
      "let f: (Int) -> Int = { n in n + $3 }",
      "1: anonymous closure arguments cannot be used inside a closure that has explicit arguments"
    ),
    // Generator
    Row(
      "class A { func f() {} }\nlet s = #selector(A.f)",
      "2: '#selector' can only be used with the Objective-C runtime"
    ),
    Row(
      "class Button { var title = \"ok\" }\nlet s = #keyPath(Button.caption)",
      "2: '#keyPath' can only be used with the Objective-C runtime"
    ),
    Row(
      "let x = #stringy(1)",
      "1: no macro named 'stringy'"
    ),
  ]
}
