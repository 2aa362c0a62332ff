// A type that is expressible by a literal under a condition says with the literal what its parameters are.
struct Rule<Input, Output> { let run: (Input) -> Output? }
extension Rule: ExpressibleByUnicodeScalarLiteral where Input == String, Output == Void {
  typealias UnicodeScalarLiteralType = StringLiteralType
}
extension Rule: ExpressibleByExtendedGraphemeClusterLiteral where Input == String, Output == Void {
  typealias ExtendedGraphemeClusterLiteralType = StringLiteralType
}
extension Rule: ExpressibleByStringLiteral where Input == String, Output == Void {
  init(stringLiteral value: String) { self.init { $0.hasPrefix(value) ? () : nil } }
}
extension Rule: ExpressibleByIntegerLiteral where Input == Int, Output == Int {
  init(integerLiteral value: Int) { self.init { $0 == value ? $0 : nil } }
}
func both<A, B, C>(_ first: Rule<A, B>, _ second: Rule<A, C>) -> (A) -> Bool {
  { first.run($0) != nil && second.run($0) != nil }
}
let digits = Rule<String, Int> { Int($0) }
print(both("1", digits)("12"), both(digits, "2")("12"), both("x", "xy")("xyz"))
// expect: true false true
print(both(3, 3)(3), both(3, Rule { $0 > 2 ? "big" : nil })(3))  // expect: true true
