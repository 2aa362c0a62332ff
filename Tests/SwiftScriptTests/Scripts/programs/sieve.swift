func primes(upTo limit: Int) -> [Int] {
  var isPrime = [Bool](repeating: true, count: limit + 1)
  var result: [Int] = []
  var n = 2
  while n <= limit {
    if isPrime[n] {
      result.append(n)
      var k = n * n
      while k <= limit {
        isPrime[k] = false
        k += n
      }
    }
    n += 1
  }
  return result
}
print(primes(upTo: 30), primes(upTo: 1000).count)
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] 168
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 18), (1...20).reduce(1) { $0 * $1 / gcd($0, $1) })  // expect: 6 232792560
func permutations(_ items: [Int]) -> [[Int]] {
  guard items.count > 1 else { return [items] }
  return items.indices.flatMap { i -> [[Int]] in
    var rest = items
    let first = rest.remove(at: i)
    return permutations(rest).map { [first] + $0 }
  }
}
print(permutations([1, 2, 3]))
// expect: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ move: (String, String) -> Void) {
  if n == 0 { return }
  hanoi(n - 1, a, c, b, move)
  move(a, c)
  hanoi(n - 1, b, a, c, move)
}
var moves = 0
hanoi(5, "A", "B", "C") { _, _ in moves += 1 }
print(moves)  // expect: 31
var sorted = [5, 2, 9, 1]
for i in 0..<sorted.count {
  for j in 0..<(sorted.count - 1 - i) where sorted[j] > sorted[j + 1] { sorted.swapAt(j, j + 1) }
}
print(sorted)  // expect: [1, 2, 5, 9]
