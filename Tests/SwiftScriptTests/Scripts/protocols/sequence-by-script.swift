struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
for i in Countdown(n: 3) { print(i, terminator: " ") }
print()  // expect: 3 2 1 
print(Array(Countdown(n: 4)), Countdown(n: 5).map { $0 * 2 }, Countdown(n: 3).reduce(0, +))
// expect: [4, 3, 2, 1] [10, 8, 6, 4, 2] 6
print(Countdown(n: 5).filter { $0 % 2 == 1 }, Countdown(n: 3).contains(2), Countdown(n: 2).first { $0 < 2 } as Any)
// expect: [5, 3, 1] true Optional(1)
struct Fibonacci: Sequence {
  let limit: Int
  func makeIterator() -> AnyIterator<Int> {
    var a = 0, b = 1
    return AnyIterator {
      guard a < limit else { return nil }
      defer { (a, b) = (b, a + b) }
      return a
    }
  }
}
print(Array(Fibonacci(limit: 30)))  // expect: [0, 1, 1, 2, 3, 5, 8, 13, 21]
print(Fibonacci(limit: 30).prefix(4).map { $0 }, Fibonacci(limit: 10).sorted(by: >), zip(Fibonacci(limit: 5), 1...).map { $0 * $1 })
// expect: [0, 1, 1, 2] [8, 5, 3, 2, 1, 1, 0] [0, 2, 3, 8, 15]
var iterator = [1, 2].makeIterator()
while let x = iterator.next() { print(x, terminator: ",") }
print(iterator.next() as Any)  // expect: 1,2,nil
for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
// expect: 0 2
// expect: 1 1
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 })  // expect: [1, 3, 9, 27, 81]
