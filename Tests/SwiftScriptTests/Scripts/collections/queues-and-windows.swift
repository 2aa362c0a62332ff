var queue = [1, 2, 3]
while !queue.isEmpty {
  let x = queue.removeFirst()
  if x == 2 { queue.append(20) }
  print(x, terminator: " ")
}
print()  // expect: 1 2 3 20 
print(Array(sequence(first: 1, next: { $0 * 2 }).prefix(6)), (0..<3).map { Array([1, 2, 3, 4, 5][$0..<$0 + 3]) })
// expect: [1, 2, 4, 8, 16, 32] [[1, 2, 3], [2, 3, 4], [3, 4, 5]]
var seen = Set<Int>()
print([3, 1, 3, 2].filter { seen.insert($0).inserted }, repeatElement("ab", count: 2).joined(), zip([1, 2, 3], [4, 5, 6]).map { $0 * $1 })
// expect: [3, 1, 2] abab [4, 10, 18]
