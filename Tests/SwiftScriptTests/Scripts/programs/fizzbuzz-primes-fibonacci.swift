for i in 1...15 {
  switch (i % 3, i % 5) {
  case (0, 0): print("FizzBuzz", terminator: " ")
  case (0, _): print("Fizz", terminator: " ")
  case (_, 0): print("Buzz", terminator: " ")
  default: print(i, terminator: " ")
  }
}
print()  // expect: 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz 
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 } }
print((1...30).filter(isPrime))  // expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int {
  if n < 2 { return n }
  if let known = memo[n] { return known }
  let value = fib(n - 1) + fib(n - 2)
  memo[n] = value
  return value
}
print((0...12).map(fib), fib(50))
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144] 12586269025
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36), [12, 18, 24].reduce(0, gcd))  // expect: 12 6
func collatz(_ n: Int) -> [Int] { var n = n, path = [n]; while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; path.append(n) }; return path }
print(collatz(6))  // expect: [6, 3, 10, 5, 16, 8, 4, 2, 1]
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ moves: inout [String]) {
  guard n > 0 else { return }
  hanoi(n - 1, a, c, b, &moves)
  moves.append(a + c)
  hanoi(n - 1, b, a, c, &moves)
}
var moves: [String] = []
hanoi(3, "A", "B", "C", &moves)
print(moves.count, moves.joined(separator: " "))  // expect: 7 AC AB CB AC BA BC AC
