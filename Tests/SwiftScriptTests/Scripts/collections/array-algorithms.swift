let a = [5, 3, 8, 1, 9, 2]
print(a.sorted(), a.sorted(by: >), a.min()!, a.max()!, a.reduce(0, +), a.count, a.first!, a.last!)
// expect: [1, 2, 3, 5, 8, 9] [9, 8, 5, 3, 2, 1] 1 9 28 6 5 2
print(a.filter { $0 > 3 }, a.map { $0 * 2 }, a.contains(8), a.firstIndex(of: 8)!, a.firstIndex { $0 > 5 }!, a.lastIndex { $0 > 5 }!)
// expect: [5, 8, 9] [10, 6, 16, 2, 18, 4] true 2 2 4
print(a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast(4), a.prefix { $0 != 1 }, a.drop { $0 != 1 })
// expect: [5, 3] [9, 2] [3, 8, 1, 9, 2] [5, 3] [5, 3, 8] [1, 9, 2]
print(a.allSatisfy { $0 > 0 }, a.contains { $0 > 8 }, a.first { $0 % 2 == 0 }!, a.last { $0 % 2 == 1 }!)
// expect: true true 8 9
print(a.enumerated().map { $0.offset * $0.element }, zip(a, a.dropFirst()).map { $1 - $0 })
// expect: [0, 3, 16, 3, 36, 10] [-2, 5, -7, 8, -7]
print(a.reduce(into: [Int: Bool]()) { $0[$1] = $1 > 4 }.filter { $0.value }.keys.sorted())
// expect: [5, 8, 9]
print([[1, 2], [3], []].flatMap { $0 }, [1, nil, 3].compactMap { $0 }, ["1", "x"].compactMap { Int($0) }, Array([[1], [2, 3]].joined()))
// expect: [1, 2, 3] [1, 3] [1] [1, 2, 3]
print(a.split(separator: 8).map(Array.init), a.split { $0 > 7 }.map { Array($0) }, ["a", "b"].joined(separator: ","), Array(a.reversed()))
// expect: [[5, 3], [1, 9, 2]] [[5, 3], [1], [2]] a,b [2, 9, 1, 8, 3, 5]
print(a.min { $0 % 5 < $1 % 5 }!, a.max { $0 % 5 < $1 % 5 }!, a.elementsEqual([5, 3, 8, 1, 9, 2]), a.starts(with: [5, 3]))
// expect: 5 9 true true
print(Array(repeating: 0, count: 3), Array(1...3), [Int](), a.isEmpty, a.indices, a.randomElement() != nil, a.shuffled().count)
// expect: [0, 0, 0] [1, 2, 3] [] false 0..<6 true 6
print(a.lazy.map { $0 * 2 }.filter { $0 > 8 }.first!, Array(a.lazy.filter { $0 > 4 }.map { $0 + 1 }))
// expect: 10 [6, 9, 10]
print(a == [5, 3], a != [], [1, 2] + [3], [[1], [2]] == [[1], [2]], a.sorted().first!, a.count { $0 > 2 })
// expect: false true [1, 2, 3] true 1 4
print(stride(from: 0, through: 1, by: 0.25).map { $0 }, (1...4).reduce(1, *), (1...3).flatMap { Array(repeating: $0, count: $0) })
// expect: [0.0, 0.25, 0.5, 0.75, 1.0] 24 [1, 2, 2, 3, 3, 3]
