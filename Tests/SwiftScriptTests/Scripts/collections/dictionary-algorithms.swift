var d = ["one": 1, "two": 2, "three": 3]
print(d.count, d["one"]!, d["four"] as Any, d["four", default: 4], d.keys.sorted(), d.values.sorted())
// expect: 3 1 nil 4 ["one", "three", "two"] [1, 2, 3]
d["four"] = 4
d["one"] = nil
d["two"]! += 10
print(d.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
// expect: ["four:4", "three:3", "two:12"]
print(d.updateValue(9, forKey: "two") as Any, d.removeValue(forKey: "two") as Any, d.removeValue(forKey: "zzz") as Any)
// expect: Optional(12) Optional(9) nil
print(d.mapValues { $0 * 2 }.sorted { $0.value < $1.value }.map(\.value), d.filter { $0.value > 3 }.map(\.key), d.contains { $0.value == 3 })
// expect: [6, 8] ["four"] true
for (k, v) in d.sorted(by: { $0.value < $1.value }) { print(k, v) }
// expect: three 3
// expect: four 4
let groups = Dictionary(grouping: ["ant", "bee", "asp", "bat", "cow"], by: { $0.first! })
print(groups.keys.sorted(), groups["a"]!, groups.mapValues(\.count)["b"]!)
// expect: ["a", "b", "c"] ["ant", "asp"] 2
print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2]))["b"]!, Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: +)["x"]!)
// expect: 2 3
var m = ["a": 1]
m.merge(["a": 5, "b": 2]) { old, new in old + new }
print(m["a"]!, m["b"]!, m.merging(["a": 0]) { $1 }["a"]!)  // expect: 6 2 0
print(d.reduce(0) { $0 + $1.value }, d.map { $0.value }.sorted(), d.min { $0.value < $1.value }!.key, d.isEmpty, d.first != nil)
// expect: 7 [3, 4] three false true
var counts: [String: Int] = [:]
for w in "a b a c b a".split(separator: " ") { counts[String(w), default: 0] += 1 }
print(counts.sorted { $0.value > $1.value }.map { "\($0)=\($1)" })
// expect: ["a=3", "b=2", "c=1"]
var lists: [String: [Int]] = [:]
lists["x", default: []].append(1)
lists["x", default: []].append(2)
print(lists["x"]!, lists["y"]?.count ?? 0, lists == ["x": [1, 2]], [1: "a"], [:] as [Int: Int])
// expect: [1, 2] 0 true [1: "a"] [:]
print(["a": 1].compactMapValues { $0 > 5 ? $0 : nil }, d.keys.contains("three"), d.values.contains(99))
// expect: [:] true false
let nested = ["outer": ["inner": 5]]
print(nested["outer"]?["inner"] ?? 0, nested["x"]?["inner"] as Any)  // expect: 5 nil
