import Foundation
import RxSwift

struct Oops: Error {}

for await value in Infallible.of(1, 2).values { print("infallible", value) }
for try await value in Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance)
  .take(3).values
{
  print("tick", value)
}
do {
  for try await value in Observable.of(1).concat(Observable<Int>.error(Oops())).values {
    print("before", value)
  }
} catch { print("caught", error) }

print(try await Single.just(4).delay(.milliseconds(20), scheduler: MainScheduler.instance).value)
print(try await Maybe<Int>.empty().value as Any, try await Maybe.just(5).value as Any)
try await Completable.empty().value
do { _ = try await Single<Int>.error(Oops()).value } catch { print("single", error) }

func twice(_ number: Int) async throws -> Int {
  try await Task.sleep(nanoseconds: 10_000_000)
  return number * 2
}
print(try await Single.create { try await twice(4) }.value)

struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var left: Int
  mutating func next() async -> Int? {
    if left == 0 { return nil }
    defer { left -= 1 }
    return left
  }
  func makeAsyncIterator() -> Countdown { self }
}
print(try await Countdown(left: 3).asObservable().toArray().value)
let task = Task { try await Observable.of(7, 8).toArray().value }
print(try await task.value)

// expect: infallible 1
// expect: infallible 2
// expect: tick 0
// expect: tick 1
// expect: tick 2
// expect: before 1
// expect: caught Oops()
// expect: 4
// expect: nil Optional(5)
// expect: single Oops()
// expect: 8
// expect: [3, 2, 1]
// expect: [7, 8]
