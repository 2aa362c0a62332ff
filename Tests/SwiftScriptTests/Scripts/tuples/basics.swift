let pair = (1, "one")
print(pair.0, pair.1, pair)  // expect: 1 one (1, "one")
let named = (x: 3, y: 4)
print(named.x + named.y, named.0, named)  // expect: 7 3 (x: 3, y: 4)
var point = (x: 0, y: 0)
point.x += 5
point.1 = 2
print(point)  // expect: (x: 5, y: 2)
let (a, b) = pair
print(a, b)  // expect: 1 one
let (first, _, third) = (1, 2, 3)
print(first, third)  // expect: 1 3
let (m, (n, o)) = (1, (2, 3))
print(m, n, o)  // expect: 1 2 3
func minMax(_ list: [Int]) -> (min: Int, max: Int)? {
  guard let first = list.first else { return nil }
  return list.reduce((first, first)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
if let bounds = minMax([3, 1, 2]) { print(bounds.min, bounds.max) }  // expect: 1 3
print(minMax([]) == nil)  // expect: true
var copy = named
copy.x = 100
print(named.x, copy.x)  // expect: 3 100
for (index, letter) in ["a", "b"].enumerated() { print(index, letter) }
// expect: 0 a
// expect: 1 b
let array: [(name: String, age: Int)] = [("A", 1), (name: "B", age: 2)]
print(array.map(\.name), array[1].age)  // expect: ["A", "B"] 2
print(((1, 2), [3]))  // expect: ((1, 2), [3])
