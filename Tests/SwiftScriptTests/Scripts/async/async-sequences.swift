struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int
  struct Iterator: AsyncIteratorProtocol {
    var n: Int
    mutating func next() async -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
  }
  func makeAsyncIterator() -> Iterator { Iterator(n: start) }
}
for await n in Countdown(start: 3) { print(n) }
// expect: 3
// expect: 2
// expect: 1
let stream = AsyncStream<Int> { continuation in
  for i in 1...3 { continuation.yield(i * 10) }
  continuation.finish()
}
for await n in stream { print(n) }
// expect: 10
// expect: 20
// expect: 30
