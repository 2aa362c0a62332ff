func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
func addThree(_ x: Int) -> Int { x + 3 }
print(twice(addThree, 1))  // expect: 7
let f = addThree
print(f(4))  // expect: 7
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(addThree, { "n\($0)" })(1))  // expect: n4
var table: [String: (Double, Double) -> Double] = ["+": { $0 + $1 }, "-": { $0 - $1 }]
print(table["+"]!(1, 2), table["-"]?(1, 2) ?? 0, table["x"]?(1, 2) as Any)  // expect: 3.0 -1.0 nil
struct Counter {
  var step: Int
  func plus(_ n: Int) -> Int { n + step }
}
let method = Counter(step: 5).plus
print(method(1), [1, 2].map(Counter(step: 1).plus))  // expect: 6 [2, 3]
func curried(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curried(1)(2)(3))  // expect: 123
let optional: (() -> Int)? = nil
print(optional?() as Any)  // expect: nil
print(["1", "x", "3"].compactMap(Int.init))  // expect: [1, 3]
print([1, 2].map(String.init), [1, 2].map(Double.init))  // expect: ["1", "2"] [1.0, 2.0]
