// What arrays and slices do.
var a = [5, 3, 9]
a.append(1); a.append(contentsOf: [7, 8]); a.insert(0, at: 1); a += [2]
print(a, a.count, a.first as Any, a.last as Any, a.isEmpty, a.startIndex, a.endIndex, a.indices, [Int]().first as Any)
print(a.remove(at: 2), a.removeLast(), a.removeFirst(), a.popLast() as Any, a)
a.swapAt(0, 1); a.reverse()
print(a, a.sorted(), a.sorted(by: >), a.min()!, a.max()!, a.contains(9), a.firstIndex(of: 9) as Any, a.firstIndex(where: { $0 > 100 }) as Any)
a.replaceSubrange(1..<3, with: [10, 11, 12]); print(a)
a[1...2] = [20]; print(a)
a.removeSubrange(0..<1); print(a)
a.removeAll(where: { $0 > 11 }); print(a)
a.sort(); print(a); a.removeAll(); print(a)
var numbers = Array(1...8)
let slice = numbers[2..<5]
print(slice, slice.startIndex, slice.endIndex, slice[3], slice.first!, Array(slice), slice.count, slice.map { $0 * 2 }, slice.dropFirst(), slice.firstIndex(of: 4)!)
numbers[0] = 100
print(slice, numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(6), numbers.dropLast(6), numbers[6...], numbers[..<2], numbers.prefix(while: { $0 > 50 }))
debugPrint(slice, numbers.prefix(1), [slice])
print(numbers.map { $0 + 1 }, numbers.filter { $0 % 2 == 0 }, numbers.reduce(0, +), numbers.reduce(into: []) { $0.append($1 * 2) }, numbers.compactMap { $0 > 5 ? "\($0)" : nil })
print([[1, 2], [3]].flatMap { $0 }, Array([[1], [2, 3]].joined()), Array([[1], [2]].joined(separator: [0])), ["a", "b"].joined(separator: "-"), zip([1, 2], ["x", "y"]).map { "\($0)\($1)" })
print(numbers.split(separator: 5), numbers.split(whereSeparator: { $0 > 6 }), [1, 0, 2, 0].split(separator: 0, maxSplits: 1), numbers.first { $0 < 50 }!, numbers.last { $0 < 5 }!)
print(numbers.allSatisfy { $0 > 0 }, numbers.contains { $0 > 99 }, numbers.min { $0 > $1 }!, [1, 2] == [1, 2], [1, 2] != [2, 1], [1, 2].elementsEqual([1, 2]), [1, 2].starts(with: [1]), [1, 2].lexicographicallyPrecedes([1, 3]))
for (i, n) in numbers.enumerated().reversed() where i < 2 { print(i, n) }
print(Array(repeating: "x", count: 3), Array("abc"), [Int](), Array(stride(from: 1, to: 10, by: 4)), [1, 2, 3].reversed() as [Int], Array([1, 2].lazy.map { $0 * 3 }))
var grid = [[1, 2], [3, 4]]
grid[1][0] = 9; grid[0].append(5); print(grid, grid.count, grid.map(\.count))
var other = grid; other[0][0] = 0; print(grid[0][0], other[0][0])
print(numbers.partition(by: { $0 > 4 }), [3, 1, 2].sorted { $0 < $1 }, ["b", "a"].sorted(), [1, 2, 3, 4].shuffled().count, ["x": [1]].map { $0.value })
var window = numbers[1...3]
window.append(7); window[1] = 0; print(window, window.indices, window.removeFirst(), window.popLast() as Any, window)
print([1, 2, 3].hashValue == [1, 2, 3].hashValue, Set([[1], [1], [2]]).count, ["a": [1]] == ["a": [1]], [nil, 1, nil].compactMap { $0 })
print(ContiguousArray([1, 2]), type(of: slice), (1...3).map { [$0] }, [1, 2, 3].dropFirst(5), [1, 2, 3].randomElement() != nil)

// expect: [5, 0, 3, 9, 1, 7, 8, 2] 8 Optional(5) Optional(2) false 0 8 0..<8 nil
// expect: 3 2 5 Optional(8) [0, 9, 1, 7]
// expect: [7, 1, 0, 9] [0, 1, 7, 9] [9, 7, 1, 0] 0 9 true Optional(3) nil
// expect: [7, 10, 11, 12, 9]
// expect: [7, 20, 12, 9]
// expect: [20, 12, 9]
// expect: [9]
// expect: [9]
// expect: []
// expect: [3, 4, 5] 2 5 4 3 [3, 4, 5] 3 [6, 8, 10] [4, 5] 3
// expect: [3, 4, 5] [100, 2] [7, 8] [7, 8] [100, 2] [7, 8] [100, 2] [100]
// expect: ArraySlice([3, 4, 5]) ArraySlice([100]) [ArraySlice([3, 4, 5])]
// expect: [101, 3, 4, 5, 6, 7, 8, 9] [100, 2, 4, 6, 8] 135 [200, 4, 6, 8, 10, 12, 14, 16] ["100", "6", "7", "8"]
// expect: [1, 2, 3] [1, 2, 3] [1, 0, 2] a-b ["1x", "2y"]
// expect: [ArraySlice([100, 2, 3, 4]), ArraySlice([6, 7, 8])] [ArraySlice([2, 3, 4, 5, 6])] [ArraySlice([1]), ArraySlice([2, 0])] 2 4
// expect: true true 100 true true true true true
// expect: 1 2
// expect: 0 100
// expect: ["x", "x", "x"] ["a", "b", "c"] [] [1, 5, 9] [3, 2, 1] [3, 6]
// expect: [[1, 2, 5], [9, 4]] 2 [3, 2]
// expect: 1 0
// expect: 3 [1, 2, 3] ["a", "b"] 4 [[1]]
// expect: [0, 3, 100, 7] 1..<5 0 Optional(7) [3, 100]
// expect: true 2 true [1]
// expect: [1, 2] ArraySlice<Int> [[1], [2], [3]] [] true
