func primes(below n: Int) -> [Int] {
  var sieve = [Bool](repeating: true, count: n)
  var found: [Int] = []
  for i in 2..<n where sieve[i] {
    found.append(i)
    var j = i * i
    while j < n { sieve[j] = false; j += i }
  }
  return found
}
print(primes(below: 30))  // expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
func pascal(_ rows: Int) -> [[Int]] {
  var result = [[1]]
  for _ in 1..<rows { let last = result.last!; result.append([1] + zip(last, last.dropFirst()).map { $0 + $1 } + [1]) }
  return result
}
for row in pascal(5) { print(row.map(String.init).joined(separator: " ")) }
// expect: 1
// expect: 1 1
// expect: 1 2 1
// expect: 1 3 3 1
// expect: 1 4 6 4 1
