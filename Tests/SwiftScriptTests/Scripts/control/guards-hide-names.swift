// What a `guard` declares hides what its block has declared above.
func describe(_ input: Any?) -> String {
  guard let input else { return "nothing" }
  let first = { "\(input)" }
  guard let input = input as? Int else { return "not a number: \(first())" }
  let found = input > 3 ? Optional(input * 2) : nil
  guard let found else { return "small \(input), \(first())" }
  guard let found = Optional("\(found)!") else { return "" }
  func inner() -> String { found }
  return "\(inner()) of \(first())"
}
print(describe(nil))  // expect: nothing
print(describe("a"))  // expect: not a number: a
print(describe(1))  // expect: small 1, 1
print(describe(5))  // expect: 10! of 5
