func add(_ a: Int) -> (Int) -> Int { { b in a + b } }
print(add(2)(3))  // expect: 5
let addTen = add(10)
print([1, 2, 3].map(addTen))  // expect: [11, 12, 13]
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let describe = compose(addTen, { "<\($0)>" })
print(describe(5))  // expect: <15>
typealias Operation = (Int, Int) -> Int
let operations: [(String, Operation)] = [("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", *)]
for (name, operation) in operations { print(name, operation(6, 3)) }
// expect: + 9
// expect: - 3
// expect: * 18
func pick(_ up: Bool) -> (Int) -> Int {
  func inc(_ n: Int) -> Int { n + 1 }
  func dec(_ n: Int) -> Int { n - 1 }
  return up ? inc : dec
}
print(pick(true)(1), pick(false)(1))  // expect: 2 0
var f: ((Int) -> Int)? = nil
print(f?(1) as Any)  // expect: nil
f = { $0 * 3 }
print(f?(2) as Any, f!(3))  // expect: Optional(6) 9
