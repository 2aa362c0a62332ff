// A closure at the top may name variables further down, itself among them, for it is called later.
func lazy<T>(_ f: @escaping @autoclosure () -> T) -> () -> T { f }
let a: () -> Int = lazy(b)
let b: Int = 5
print(a())
// expect: 5
let c: () -> Int = lazy(e)
let d = 1, e: Int = 6
print(c(), d)
// expect: 6 1
let f = { g + 1 }
let g = 7
print(f())
// expect: 8
let h = { (n: Int) -> Int in n <= 1 ? 1 : n * k(n - 1) }
let k: (Int) -> Int = { h($0) }
print(h(5))
// expect: 120
var handlers: [() -> Void] = []
handlers.append { total += 2; print("total", total) }
var total = 10
handlers.forEach { $0() }
// expect: total 12
let early = { [1, 2].map { $0 * factor } }
let (factor, name) = (3, "n")
print(early(), name)
// expect: [3, 6] n
let fact: (Int) -> Int = { $0 <= 1 ? 1 : $0 * fact($0 - 1) }
let fib = { (n: Int) -> Int in n < 2 ? n : fib(n - 1) + fib(n - 2) }
var even: (Int) -> Bool = { $0 == 0 || odd($0 - 1) }
var odd: (Int) -> Bool = { $0 != 0 && even($0 - 1) }
print(fact(5), fib(10), even(10), odd(7))
// expect: 120 55 true true
struct Node { let name: String; var children: [Node] = [] }
let walk: (Node, Int) -> Void = { node, depth in
  print(String(repeating: "-", count: depth) + node.name)
  node.children.forEach { walk($0, depth + 1) }
}
walk(Node(name: "a", children: [Node(name: "b", children: [Node(name: "c")]), Node(name: "d")]), 0)
// expect: a
// expect: -b
// expect: --c
// expect: -d
