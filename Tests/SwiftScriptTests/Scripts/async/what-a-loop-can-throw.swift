// A sequence whose iterator never throws needs no `try`, nor does what is made of it.
struct Countdown: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    var left: Int
    mutating func next() async -> Int? {
      left -= 1
      return left < 0 ? nil : left
    }
  }
  let start: Int
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(left: start) }
}

func count() async {
  for await number in Countdown(start: 4).filter({ $0 % 2 == 1 }).map({ $0 * 10 }) { print(number) }
}
await count()
// expect: 30
// expect: 10

func listen(_ stream: AsyncStream<String>) async {
  for await word in stream.prefix(1) { print(word) }
}
await listen(AsyncStream { $0.yield("one"); $0.yield("two"); $0.finish() })
// expect: one

struct Broken: Error {}
func read(_ stream: AsyncThrowingStream<Int, any Error>) async -> String {
  do {
    for try await number in stream { print(number) }
    return "ended"
  } catch { return "\(error)" }
}
print(await read(AsyncThrowingStream { $0.yield(1); $0.finish(throwing: Broken()) }))
// expect: 1
// expect: Broken()
