import Foundation
let adder = { (a: Int) in { (b: Int) in { (c: Int) in a + b + c } } }
print(adder(1)(2)(3))  // expect: 6
func counter(from start: Int, step: Int = 1) -> () -> Int {
  var current = start - step
  return {
    current += step
    return current
  }
}
let a = counter(from: 5)
let b = counter(from: 0, step: 10)
print(a(), a(), b(), b(), a())  // expect: 5 6 0 10 7
let table: [String: (Double, Double) -> Double] = ["add": (+), "sub": (-), "pow": { pow($0, $1) }]
print(table["add"]!(1, 2), table["sub"]!(1, 2), table["pow"]!(2, 3), table["none"] == nil)
// expect: 3.0 -1.0 8.0 true
func fix(_ f: @escaping ((Int) -> Int, Int) -> Int) -> (Int) -> Int {
  func g(_ n: Int) -> Int { f(g, n) }
  return g
}
print(fix { (me, n) in n <= 1 ? 1 : n * me(n - 1) }(5))  // expect: 120
