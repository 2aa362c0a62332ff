final class Money: Comparable { let cents: Int; init(_ c: Int) { cents = c }
  static func == (a: Money, b: Money) -> Bool { a.cents == b.cents }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(a.cents + b.cents) }
  static func += (a: inout Money, b: Money) { a = a + b }
}
var a = Money(5)
a += Money(10)
print(a.cents, a == Money(15), a > Money(3), [Money(3), Money(1)].min()!.cents, max(Money(1), Money(2)).cents)
// expect: 15 true true 1 2
infix operator ???: NilCoalescingPrecedence
func ??? <T>(value: T?, message: @autoclosure () -> String) -> String { value.map { "\($0)" } ?? message() }
print(Optional(3) ??? "none", (nil as Int?) ??? "none")  // expect: 3 none
func + (a: String, b: Int) -> String { a + String(b) }
print("n" + 5)  // expect: n5
prefix operator ++
prefix func ++ (n: inout Int) -> Int { n += 1; return n }
var k = 1
print(++k, k)  // expect: 2 2
infix operator =~: ComparisonPrecedence
func =~ (s: String, part: String) -> Bool { s.contains(part) }
print("hello" =~ "ell" && !("a" =~ "b"))  // expect: true
func == (a: (Int, Int, Int), b: String) -> Bool { "\(a.0)\(a.1)\(a.2)" == b }
print((1, 2, 3) == "123")  // expect: true
prefix func ! (n: Int) -> Bool { n == 0 }
print(!0, !5)  // expect: true false
