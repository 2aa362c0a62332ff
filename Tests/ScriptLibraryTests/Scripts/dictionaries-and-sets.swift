// What dictionaries and sets do, without a look at their order.
var d = ["one": 1, "two": 2]
d["three"] = 3; d["one"] = nil; d["two"]! += 10; d["four", default: 0] += 4; d["five", default: 5] -= 1
print(d.count, d["two"] as Any, d["one"] as Any, d["x", default: 7], d.isEmpty, d.keys.sorted(), d.values.sorted(), d.keys.contains("two"))
print(d.updateValue(1, forKey: "two") as Any, d.updateValue(1, forKey: "six") as Any, d.removeValue(forKey: "six") as Any, d.removeValue(forKey: "no") as Any)
print(d.sorted { $0.key < $1.key }, d.mapValues { $0 * 2 }["three"]!, d.filter { $0.value > 3 }.count, d.min { $0.value < $1.value }!, d.contains { $0.key == "four" })
print([1: "a"], ["k": [1: 2.5]], [:] as [Int: Int], ["a": nil] as [String: Int?], [1: "a"] == [1: "a"], ["a": 1] == ["a": 2])
debugPrint(["k": "v"], Set([1]), ["k": Set(["x"])])
for (key, value) in d.sorted(by: { $0.key < $1.key }) { print(key, value, terminator: " ") }
print()
print(Dictionary(grouping: 1...6, by: { $0 % 3 }).sorted { $0.key < $1.key }, Dictionary(uniqueKeysWithValues: zip(["a"], [1])), Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +))
var merged = ["a": 1].merging(["a": 2, "b": 3]) { $0 + $1 }
merged.merge(["b": 10]) { old, new in new }
print(merged.sorted { $0.key < $1.key }, merged.reduce(0) { $0 + $1.value }, merged.compactMapValues { $0 > 5 ? $0 : nil })
var copy = merged; copy["a"] = 99; print(merged["a"]!, copy["a"]!, copy.removeAll(), copy)
if let index = merged.index(forKey: "a") { print(merged[index], merged.remove(at: index), merged) }
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["x", default: 0] += 1; nested["a"]?["y"] = 2
print(nested["a"]!["x"]!, nested["a"]!["y"] as Any, nested["b"]?["x"] as Any, nested.count)
var s: Set = [3, 1, 3]
print(s.insert(1).inserted, s.insert(4), s.contains(3), s.count, s.sorted(), s.remove(9) as Any, s.remove(3) as Any, Set("hello").count)
let t: Set = [4, 5]
print(s.union(t).sorted(), s.intersection(t), s.subtracting(t), s.symmetricDifference(t).sorted(), s.isSubset(of: [1, 4, 6]), s.isSuperset(of: [1]), s.isDisjoint(with: [8]), s == [4, 1])
s.formUnion([7, 8]); s.subtract([7]); s.formIntersection([8, 1, 2]); print(s.sorted(), s.map { $0 * 2 }.sorted(), s.filter { $0 > 2 }, s.min()!, s.first != nil, s.isStrictSubset(of: [1, 8, 9]))
struct Point: Hashable { var x: Int; var y: Int }
enum Kind: Hashable { case plain, named(String) }
var seen: [Point: String] = [Point(x: 1, y: 2): "a"]
seen[Point(x: 1, y: 2)] = "b"; seen[Point(x: 2, y: 1)] = "c"
print(seen.count, seen[Point(x: 1, y: 2)]!, Set([Kind.plain, .named("a"), .named("a")]).count, Set([[1, 2], [1, 2]]).count, [true: 1][true]!, [2.5: "x"][2.5]!)
var many: [Int: Int] = [:]
for i in 0..<1000 { many[i * 7] = i }
for i in 0..<1000 where i % 3 != 0 { many[i * 7] = nil }
print(many.count, many[21]!, many[7] as Any, many.values.reduce(0, +), (0..<2000).filter { many[$0] != nil }.count)
let mixed: [AnyHashable: Any] = [1: "int", "a": 2, 2.5: true]
print(mixed[1]!, mixed["a"]!, mixed[2.5]!, mixed.count, AnyHashable(1) == AnyHashable(1), AnyHashable("a").description)

// expect: 4 Optional(12) nil 7 false ["five", "four", "three", "two"] [3, 4, 4, 12] true
// expect: Optional(12) nil Optional(1) nil
// expect: [(key: "five", value: 4), (key: "four", value: 4), (key: "three", value: 3), (key: "two", value: 1)] 6 2 (key: "two", value: 1) true
// expect: [1: "a"] ["k": [1: 2.5]] [:] ["a": nil] true false
// expect: ["k": "v"] Set([1]) ["k": Set(["x"])]
// expect: five 4 four 4 three 3 two 1 
// expect: [(key: 0, value: [3, 6]), (key: 1, value: [1, 4]), (key: 2, value: [2, 5])] ["a": 1] ["a": 3]
// expect: [(key: "a", value: 3), (key: "b", value: 10)] 13 ["b": 10]
// expect: 3 99 () [:]
// expect: (key: "a", value: 3) (key: "a", value: 3) ["b": 10]
// expect: 1 Optional(2) nil 1
// expect: false (inserted: true, memberAfterInsert: 4) true 3 [1, 3, 4] nil Optional(3) 4
// expect: [1, 4, 5] [4] [1] [1, 5] true true true true
// expect: [1, 8] [2, 16] [8] 1 true true
// expect: 2 b 2 1 1 x
// expect: 334 3 nil 166833 96
// expect: int 2 true 3 true a
