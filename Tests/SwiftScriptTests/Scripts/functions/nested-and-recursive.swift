func outer(_ n: Int) -> Int {
  var total = 0
  func add(_ k: Int) {
    total += k
    if k > 1 { add(k - 1) }
  }
  add(n)
  return total
}
print(outer(4))  // expect: 10
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(15))  // expect: 610
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(7))  // expect: true true
func makeAdders() -> [(Int) -> Int] {
  func plusOne(_ x: Int) -> Int { x + 1 }
  func plusTwo(_ x: Int) -> Int { plusOne(plusOne(x)) }
  return [plusOne, plusTwo]
}
print(makeAdders().map { $0(10) })  // expect: [11, 12]
func factorial(_ n: Int) -> Int {
  if n <= 1 { return 1 }
  return n * factorial(n - 1)
}
print(factorial(20))  // expect: 2432902008176640000
