let pair = (1, "a")
let named = (code: 404, text: "none")
print(pair.0, named.code, named.1)  // expect: 1 404 none
func minMax(_ a: [Int]) -> (min: Int, max: Int) { (a.min()!, a.max()!) }
let ends = minMax([3, 1, 2])
print(ends, ends.max - ends.min)  // expect: (min: 1, max: 3) 2
let (code, _) = named
print(code)  // expect: 404
let list = [(1, "x"), (2, "y")]
for (n, s) in list { print(n, s) }
// expect: 1 x
// expect: 2 y
print(list.map { $0.1 }, list.map { n, _ in n })  // expect: ["x", "y"] [1, 2]
let nested = (a: (1, 2), b: 3)
print(nested.a.1 + nested.b)  // expect: 5
var t: (x: Int, y: Double) = (1, 2)
t.x = 5
print(t, t == (5, 2.0))  // expect: (x: 5, y: 2.0) true
print(Array(zip([1, 2], ["a", "b"])).map { "\($0)\($1)" })  // expect: ["1a", "2b"]
print(["b": 2, "a": 1].sorted { $0.key < $1.key }.map { $0.value })  // expect: [1, 2]
let dictionary = Dictionary(uniqueKeysWithValues: [("k", 1)])
print(dictionary)  // expect: ["k": 1]
switch (1, true) {
case (1, false): print("no")
case (let n, true): print("yes", n)  // expect: yes 1
default: break
}
