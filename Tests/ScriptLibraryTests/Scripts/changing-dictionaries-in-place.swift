// What a dictionary holds is changed where it is.
var d: [Int: [Int]] = [:]
for i in 0..<20000 { d[i % 3, default: []].append(i) }
print(d.mapValues(\.count).sorted { $0.key < $1.key })
d[0]?.append(5); d[7]?.append(1); d[1]![0] = 99; d[2]!.removeAll()
print(d[0]!.count, d[7] as Any, d[1]![0], d[2]!)
var n = ["a": 1]
n["a"]! += 1; n["b", default: 10] -= 3; n["a"]? *= 5
print(n["a"]!, n["b"]!, n.count)
var copy = n; copy["a"]! += 100; print(n["a"]!, copy["a"]!)
enum E: Error { case e }
func change(_ x: inout Int) throws { x = 7; throw E.e }
try? change(&n["a", default: 0]); print(n["a"]!)
try? change(&n["zz", default: 0]); print(n["zz"] as Any)
var nested: [String: [String: [Int]]] = [:]
nested["x", default: [:]]["y", default: []].append(1); nested["x"]?["y"]?.append(2); nested["x"]!["z"] = [3]
print(nested["x"]!["y"]!, nested["x"]!.count)
func nilIt(_ x: inout Int?) { x = nil }
nilIt(&n["a"]); print(n["a"] as Any, n.count)
func setIt(_ x: inout Int?) { x = 3 }
setIt(&n["q"]); print(n["q"] as Any, n.count)

// expect: [(key: 0, value: 6667), (key: 1, value: 6667), (key: 2, value: 6666)]
// expect: 6668 nil 99 []
// expect: 10 7 2
// expect: 10 110
// expect: 7
// expect: Optional(7)
// expect: [1, 2] 2
// expect: nil 2
// expect: Optional(3) 3
