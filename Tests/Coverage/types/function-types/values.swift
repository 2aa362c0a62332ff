func add(_ a: Int, _ b: Int) -> Int { a + b }
var op: (Int, Int) -> Int = add
print(op(1, 2))  // expect: 3
op = { $0 * $1 }
print(op(3, 4))  // expect: 12
let curried: (Int) -> (Int) -> Int = { a in { b in a - b } }
print(curried(5)(2))  // expect: 3
func apply(_ f: (Int) throws -> Int, to n: Int) rethrows -> Int { try f(n) }
print(apply({ $0 + 1 }, to: 1))  // expect: 2
let maybe: (() -> String)? = { "called" }
print(maybe?() ?? "none")  // expect: called
let change: (inout Int) -> Void = { $0 += 10 }
var n = 1
change(&n)
print(n)  // expect: 11
let variadic: (Int...) -> Int = { $0.reduce(0, +) }
print(variadic(1, 2, 3))  // expect: 6
print(type(of: add), type(of: curried))  // expect: (Int, Int) -> Int (Int) -> (Int) -> Int
let wider: (Int) -> Any = { (n: Int) -> Int in n }
print(wider(8))  // expect: 8
let list: [() -> Int] = [{ 1 }, { 2 }]
print(list.map { $0() })  // expect: [1, 2]
