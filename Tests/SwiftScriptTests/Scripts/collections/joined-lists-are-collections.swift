// What joins collections is a collection itself: it has a count, positions and a last element.

let rows = [[1, 2], [], [3]]
let all = rows.joined()
print(all.count, all.isEmpty, all.last!)  // expect: 3 false 3
print(all.map { $0 * 10 }, all.reversed().map { $0 })  // expect: [10, 20, 30] [3, 2, 1]
print(all[all.index(after: all.startIndex)], all.indices.count, all.firstIndex(of: 3) == nil)
// expect: 2 3 false
print([[Int]]().joined().count, ["ab", "c"].joined().count)  // expect: 0 3
print(rows.lazy.map { $0.count }.joinedText)  // expect: 2/0/1

extension Sequence where Element == Int {
  var joinedText: String { map(String.init).joined(separator: "/") }
}
