let a = Array(0..<10)
print(a[2..<5], a[7...], a[...2], a[3...3], Array(a[1..<4]), a[2..<5].map { $0 * 2 }, a[2..<5].reduce(0, +))
// expect: [2, 3, 4] [7, 8, 9] [0, 1, 2] [3] [1, 2, 3] [4, 6, 8] 9
print(a[2...4].first!, a[2...4].count, a[5..<5].isEmpty, a.prefix(3) + a.suffix(2), a.dropFirst(8))
// expect: 2 3 true [0, 1, 2, 8, 9] [8, 9]
for i in stride(from: 0, to: a.count, by: 4) { print(a[i], terminator: " ") }
print(Array(stride(from: 1.0, through: 2.0, by: 0.5)), Array(stride(from: 5, to: 0, by: -2)))
// expect: 0 4 8 [1.0, 1.5, 2.0] [5, 3, 1]
let chunks = stride(from: 0, to: 7, by: 3).map { Array(a[$0..<min($0 + 3, 7)]) }
print(chunks, (0..<3).map { _ in "x" }, (1...3).reversed().map { $0 }, zip(1..., ["a", "b"]).map { "\($0)\($1)" })
// expect: [[0, 1, 2], [3, 4, 5], [6]] ["x", "x", "x"] [3, 2, 1] ["1a", "2b"]
func chunked(_ list: [Int], _ n: Int) -> [[Int]] {
  guard !list.isEmpty else { return [] }
  return [Array(list.prefix(n))] + chunked(Array(list.dropFirst(n)), n)
}
print(chunked([1, 2, 3, 4, 5], 2), a.indices.filter { $0 % 3 == 0 }, a.enumerated().filter { $0.offset > 7 }.map(\.element))
// expect: [[1, 2], [3, 4], [5]] [0, 3, 6, 9] [8, 9]
func binarySearch(_ list: [Int], _ x: Int) -> Int? {
  var low = 0, high = list.count - 1
  while low <= high {
    let mid = (low + high) / 2
    if list[mid] == x { return mid }
    if list[mid] < x { low = mid + 1 } else { high = mid - 1 }
  }
  return nil
}
print(binarySearch(a, 7)!, binarySearch(a, 42) as Any)  // expect: 7 nil
