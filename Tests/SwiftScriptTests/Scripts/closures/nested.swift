let f: (Int) -> (Int) -> Int = { a in { b in a * b } }
print(f(6)(7))  // expect: 42
let g = { (xs: [[Int]]) in xs.map { $0.map { $0 + 1 } } }
print(g([[1], [2, 3]]))  // expect: [[2], [3, 4]]
var log: [String] = []
func level(_ depth: Int) -> () -> Void {
  depth == 0 ? { log.append("bottom") } : { log.append("level \(depth)"); level(depth - 1)() }
}
level(2)()
print(log)  // expect: ["level 2", "level 1", "bottom"]
var x = 1
let outer = {
  x += 1
  let inner = { x *= 10 }
  inner()
}
outer()
print(x)  // expect: 20
func memoised(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var cache: [Int: Int] = [:]
  return { n in
    if let known = cache[n] { return known }
    let result = f(n)
    cache[n] = result
    return result
  }
}
var calls = 0
let square = memoised { calls += 1; return $0 * $0 }
print(square(4), square(4), square(5), calls)  // expect: 16 16 25 2
