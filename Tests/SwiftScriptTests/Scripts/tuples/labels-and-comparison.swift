let point = (x: 1, y: 2)
print(point, point.x, point.1, point == (1, 2), point < (1, 3))
// expect: (x: 1, y: 2) 1 2 true true
var t = ("a", 1)
t.1 += 5
t.0 += "b"
print(t)  // expect: ("ab", 6)
let (name, age) = t
print(name, age)  // expect: ab 6
let (_, second, _) = (1, 2, 3)
print(second)  // expect: 2
func minMax(_ list: [Int]) -> (min: Int, max: Int)? {
  guard let first = list.first else { return nil }
  return list.reduce((first, first)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
if let (low, high) = minMax([3, 1, 4]) { print(low, high) }  // expect: 1 4
print(minMax([]) as Any, minMax([7])!.max, minMax([2, 9])!)  // expect: nil 7 (min: 2, max: 9)
var a = 1, b = 2
(a, b) = (b, a)
print(a, b)  // expect: 2 1
let nested = ((1, 2), [3: "c"], name: "n")
print(nested.0.1, nested.1[3]!, nested.name, nested)
// expect: 2 c n ((1, 2), [3: "c"], name: "n")
let list = [(id: 2, tag: "b"), (id: 1, tag: "a")]
print(list.sorted { $0.id < $1.id }.map(\.tag), list.map { $0.id * 10 })
// expect: ["a", "b"] [20, 10]
switch (1, "one", true) { case (let n, _, true): print("n", n); default: break }  // expect: n 1
typealias Pair = (first: Int, second: Int)
let pair: Pair = (4, 5)
print(pair.first + pair.second, pair)  // expect: 9 (first: 4, second: 5)
for (i, (k, v)) in [(1, 2), (3, 4)].enumerated() { print(i, k, v) }
// expect: 0 1 2
// expect: 1 3 4
