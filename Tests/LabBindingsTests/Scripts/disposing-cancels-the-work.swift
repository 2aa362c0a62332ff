import Foundation
import RxSwift

// Disposing of a subscription cancels the task that works for it.
let single = Single<Int>.create {
  do {
    try await Task.sleep(nanoseconds: 500_000_000)
    print("never printed")
  } catch {
    print("work \(error is CancellationError) \(Task.isCancelled)")
    throw error
  }
  return 1
}
let waiting = single.subscribe { print($0) }
Thread.sleep(forTimeInterval: 0.2)
print("dispose")
waiting.dispose()
Thread.sleep(forTimeInterval: 0.5)
// expect: dispose
// expect: work true true

// Work that has ended before is not touched.
_ = Single<Int>.create { 2 }.subscribe { print($0) }
Thread.sleep(forTimeInterval: 0.1)
// expect: success(2)

// So it is for a sequence's loop.
struct Ticks: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var count = 0
  mutating func next() async throws -> Int? {
    count += 1
    do { try await Task.sleep(nanoseconds: 100_000_000) } catch {
      print("sequence \(error is CancellationError)")
      throw error
    }
    return count
  }
  func makeAsyncIterator() -> Ticks { self }
}
let ticks = Ticks().asObservable().subscribe { print($0) }
Thread.sleep(forTimeInterval: 0.25)
ticks.dispose()
Thread.sleep(forTimeInterval: 0.3)
// expect: next(1)
// expect: next(2)
// expect: sequence true

// A stream that nobody reads any more learns that its reader is gone.
let stream = AsyncStream<Int> { continuation in
  continuation.onTermination = { _ in print("terminated") }
  continuation.yield(1)
}
let reading = stream.asObservable().subscribe { print("stream", $0) }
Thread.sleep(forTimeInterval: 0.1)
reading.dispose()
Thread.sleep(forTimeInterval: 0.1)
// expect: stream next(1)
// expect: terminated
