var s: Set<Int> = [3, 1, 2, 3]
print(s.count, s.contains(2), s.sorted(), s.insert(4).inserted, s.insert(4).inserted, s.remove(1) as Any, s.remove(77) as Any)
// expect: 3 true [1, 2, 3] true false Optional(1) nil
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
// expect: [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5]
print(a.isSubset(of: [1, 2, 3, 4, 5]), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a == [4, 3, 2, 1], a.isStrictSubset(of: a))
// expect: true true true true false
s.formUnion([10, 11])
s.subtract([2])
print(s.sorted(), s.map { $0 * 2 }.sorted(), s.filter { $0 > 5 }.sorted(), s.min()!, s.max()!, s.reduce(0, +))
// expect: [3, 4, 10, 11] [6, 8, 20, 22] [10, 11] 3 11 28
print(Set("hello").count, Set([1, 1, 2]).count, Set<String>().isEmpty, Array(Set([5])))
// expect: 4 2 true [5]
for x in s.sorted() where x > 3 { print(x, terminator: " ") }
print()  // expect: 4 10 11 
var words: Set<String> = []
for w in ["a", "b", "a"] { if !words.insert(w).inserted { print("duplicate", w) } }
// expect: duplicate a
func unique<T: Hashable>(_ list: [T]) -> [T] { var seen = Set<T>(); return list.filter { seen.insert($0).inserted } }
print(unique([3, 1, 3, 2, 1]), words.isSuperset(of: ["a"]), Set([Set([1]), Set([1])]).count)
// expect: [3, 1, 2] true 1
s.removeAll()
print(s.isEmpty, s)  // expect: true []
