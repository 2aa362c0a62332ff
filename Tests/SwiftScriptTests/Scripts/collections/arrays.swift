var list = [5, 3, 8]
list.append(1)
list.insert(9, at: 1)
print(list, list.count, list.first!, list.last!)  // expect: [5, 9, 3, 8, 1] 5 5 1
print(list.remove(at: 0), list.removeLast(), list.removeFirst(), list)  // expect: 5 1 9 [3, 8]
list += [7, 7]
print(list.contains(7), list.firstIndex(of: 7)!, list.isEmpty)  // expect: true 2 false
list.sort()
print(list, list.sorted(by: >), list.reversed() as [Int])
// expect: [3, 7, 7, 8] [8, 7, 7, 3] [8, 7, 7, 3]
list[0] = 100
list[1] += 5
list.swapAt(0, 1)
print(list, list[1...], list[..<2], list[0...1])
// expect: [12, 100, 7, 8] [100, 7, 8] [12, 100] [12, 100]
print(list.min()!, list.max()!, list.reduce(0) { $0 + $1 })  // expect: 7 100 127
print((1...5).map { $0 * $0 }, (1..<5).filter { $0 % 2 == 0 }, Array(1...3))
// expect: [1, 4, 9, 16, 25] [2, 4] [1, 2, 3]
print([[1, 2], [3]].flatMap { $0 }, ["1", "b", "3"].compactMap { Int($0) })
// expect: [1, 2, 3] [1, 3]
print([1, 2, 3].prefix(2), [1, 2, 3].suffix(1), [1, 2, 3].dropFirst(), [1, 2, 3].dropLast(2))
// expect: [1, 2] [3] [2, 3] [1]
print([1, 2, 3, 1].prefix { $0 < 3 }, [1, 2, 3, 1].drop { $0 < 3 })  // expect: [1, 2] [3, 1]
print([3, 1, 2].sorted { $0 < $1 }, ["b", "a"].sorted(), [1, 2, 3].allSatisfy { $0 > 0 })
// expect: [1, 2, 3] ["a", "b"] true
print(Array(repeating: "x", count: 3), [Int](), [1, 2] + [3])
// expect: ["x", "x", "x"] [] [1, 2, 3]
print(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" })  // expect: ["1a", "2b"]
print([1, 2, 3, 4].reduce(into: []) { if $1 % 2 == 0 { $0.append($1) } } as [Int])
// expect: [2, 4]
print(["a": 1, "b": 2].reduce(into: 0) { $0 += $1.value })  // expect: 3
print([3, 1, 2].min { $0 < $1 }!, ["aa", "b"].max { $0.count < $1.count }!)  // expect: 1 aa
for (i, x) in [10, 20].enumerated() where i > 0 { print(i, x) }  // expect: 1 20
list.removeAll { $0 > 10 }
print(list)  // expect: [7, 8]
list.removeAll()
print(list, [1, 2, 3].first { $0 > 1 }!, [1, 2, 3].last { $0 < 3 }!)  // expect: [] 2 2
print([1, 2, 2].firstIndex { $0 == 2 } as Any, [1, 2, 3].indices.map { $0 })
// expect: Optional(1) [0, 1, 2]
var matrix = [[1, 2], [3, 4]]
matrix[0].append(9)
matrix[1][0] = 0
print(matrix, matrix.map(\.count), Array(matrix.joined()))
// expect: [[1, 2, 9], [0, 4]] [3, 2] [1, 2, 9, 0, 4]
print([1, 2, 3].map(String.init).joined(separator: "-"))  // expect: 1-2-3
print(stride(from: 0, to: 6, by: 2).map { $0 })  // expect: [0, 2, 4]
