let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
continuation.onTermination = { reason in print("ended:", reason) }
continuation.yield(1); continuation.finish(); continuation.yield(2); continuation.finish()
for await x in stream { print(x) }
let (voids, go) = AsyncStream.makeStream(of: Void.self)
go.yield(); go.finish(); go.yield()
var count = 0
for await _ in voids { count += 1 }
print(count)
enum Oops: String, Error, CustomStringConvertible { case oops; var description: String { "Oops!" } }
let failing = AsyncThrowingStream<Int, Error> { c in
  c.onTermination = { print("failing:", $0) }
  c.yield(1); c.finish(throwing: Oops.oops)
}
do { for try await x in failing { print(x) } } catch { print("caught", error) }
let endless = AsyncStream<Int> { c in
  c.onTermination = { reason in
    switch reason { case .cancelled: print("cancelled"); case .finished: print("finished"); @unknown default: print("?") }
  }
  c.yield(1)
}
let task = Task { for await x in endless { print("got", x) }; print("left") }
try await Task.sleep(nanoseconds: 50_000_000)
task.cancel()
_ = await task.value
// expect: ended: finished
// expect: 1
// expect: 1
// expect: failing: finished(Optional(Oops!))
// expect: 1
// expect: caught Oops!
// expect: got 1
// expect: cancelled
// expect: left
