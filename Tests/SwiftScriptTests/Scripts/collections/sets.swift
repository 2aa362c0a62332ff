var set: Set<Int> = [1, 2, 3, 2]
print(set.count, set.contains(2), set.contains(9))  // expect: 3 true false
set.insert(4)
set.remove(1)
print(set.sorted(), set.isEmpty)  // expect: [2, 3, 4] false
let a: Set = [1, 2, 3], b: Set = [3, 4]
print(a.union(b).sorted(), a.intersection(b), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
// expect: [1, 2, 3, 4] [3] [1, 2] [1, 2, 4]
print(a == [3, 2, 1], Set([1, 1]).count, a.isSubset(of: [1, 2, 3, 4]))  // expect: true 1 true
print(Set("hello").count, a.map { $0 * 2 }.sorted())  // expect: 4 [2, 4, 6]
print(set.insert(4).inserted, set.insert(5).inserted)  // expect: false true
var seen = Set<String>()
print(["a", "b", "a"].filter { seen.insert($0).inserted })  // expect: ["a", "b"]
set.formUnion([100])
print(set.max()!, set.first != nil)  // expect: 100 true
for x in Set([7]) { print(x) }  // expect: 7
