extension RefusedProgramTests {
  /// Programs with parameter packs that are refused.
  static let packRows: [Row] = [
    Row(
      "func j<each T>(_ x: each T) {\n}",
      "1: pack reference 'T' requires expansion using keyword 'repeat'"
    ),
    Row(
      "func k<each T>(_ x: repeat T) {\n}",
      "1: type pack 'T' must be referenced with 'each'"
    ),
    Row(
      "func n<each T: Equatable>(_ x: repeat each T) { }\nstruct N {}\nn(1, N())",
      "3: global function 'n' requires that 'N' conform to 'Equatable'"
    ),
    Row(
      "func f<each T>(_ x: repeat each T) {\n  print(each x)\n}",
      "2: pack reference 'each T' can only appear in pack expansion"
    ),
    Row(
      "func g<each T>(_ x: repeat each T) {\n  let y = 5\n  repeat print(each y)\n}",
      "3: 'each' cannot be applied to non-pack type 'Int'"
    ),
    Row(
      "func h<each T>(_ x: repeat each T) {\n  print(x)\n}",
      "2: value pack 'each T' must be referenced with 'each'"
    ),
    Row(
      "enum E<each P> { case some(repeat each P) }",
      "1: enums cannot declare a type pack"
    ),
    Row(
      "func p<each T>(_ x: repeat each T, _ y: Int) {}",
      "1: a parameter following a variadic parameter requires a label"
    ),
    Row(
      "func r<each T>(_ x: repeat each T) -> (repeat each T) { (repeat each x) }\nlet a: (Int, String) = r(1, 2)",
      "2: cannot convert value of type 'Int' to expected argument type 'String'"
    ),
    Row(
      "func t<each T>(_ x: repeat each T) { for v in repeat each x where true { print(v) } }",
      "1: 'where' clause in pack iteration is not supported"
    ),
    Row(
      "func u<each T>(_ x: repeat each T) { let y: each T = 5 }",
      "1: pack reference 'T' requires expansion using keyword 'repeat'"
    ),
    Row(
      "struct V<each T, each U> {}",
      "1: generic type cannot declare more than one type pack"
    ),
    Row(
      "func w<each T>(_ x: repeat each T) { for v in each x { print(v) } }",
      "1: pack reference 'each T' can only appear in pack expansion"
    ),
    Row(
      "func z<each T>(_ x: repeat each T) { let c = repeat each x }",
      "1: pack expansion 'repeat each T' can only appear in a function parameter list, tuple element, or generic argument of a variadic type"
    ),
    Row(
      "func aa<each T: Numeric>(_ x: repeat each T) -> (repeat each T) { (repeat (each x).foo) }",
      "1: value of type 'each T' has no member 'foo'"
    ),
    Row(
      "func bb<each T>(_ x: repeat each T) -> (repeat each T) { return repeat each x }",
      "1: value pack expansion can only appear inside a function argument list, tuple element, or as the expression of a for-in loop"
    ),
    Row(
      "func cc<each T>(_ x: repeat each T) -> Int { let s = (repeat each x); return s.count }",
      "1: value of tuple type '(repeat each T)' has no member 'count'"
    ),
    Row(
      "func q<each T, each U>(_ x: repeat each T, y: repeat each U) -> (repeat (each T, each U)) {\n  (repeat (each x, each y))\n}\nprint(q(1, 2, y: \"a\"))",
      "4: global function 'q(_:y:)' requires the type packs 'Int, Int' and 'String' have the same shape"
    ),
  ]
}
