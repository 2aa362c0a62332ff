func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int)? { b == 0 ? nil : (a / b, a % b) }
if let r = divide(17, by: 5) { print(r.quotient, r.remainder) }  // expect: 3 2
print(divide(1, by: 0) == nil)  // expect: true
let (q, r) = divide(9, by: 4)!
print(q, r)  // expect: 2 1
func stats(_ l: [Double]) -> (mean: Double, max: Double) { (l.reduce(0, +) / Double(l.count), l.max() ?? 0) }
print(stats([1, 2, 3]).mean, stats([4]).max)  // expect: 2.0 4.0
