func allEqual<C: Collection>(_ c: C) -> Bool where C.Element: Equatable { c.allSatisfy { $0 == c.first! } }
print(allEqual([1, 1]), allEqual(["a", "b"]), allEqual([Int]()))  // expect: true false true
extension Array where Element: Comparable { var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
print([1, 2, 2].isSorted, ["b", "a"].isSorted)  // expect: true false
extension Dictionary where Value == Int { var total: Int { values.reduce(0, +) } }
print(["a": 1, "b": 2].total)  // expect: 3
func merge<K, V>(_ a: [K: V], _ b: [K: V]) -> [K: V] { a.merging(b) { $1 } }
print(merge(["x": 1], ["x": 2]))  // expect: ["x": 2]
