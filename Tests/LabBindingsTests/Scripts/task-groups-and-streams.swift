import Foundation
func work(_ n: Int) async throws -> Int { try await Task.sleep(nanoseconds: UInt64(n) * 10_000_000); return n * 2 }
actor Counter { private(set) var value = 0; func add(_ n: Int) -> Int { value += n; return value } ; nonisolated var name: String { "counter" } }
func main1() async throws {
  async let a = work(3)
  async let b = work(1)
  print(try await a + b)
  let c = Counter()
  await withTaskGroup(of: Void.self) { g in for i in 1...5 { g.addTask { _ = await c.add(i) } } }
  print(await c.value, c.name)
  let r = try await withThrowingTaskGroup(of: Int.self) { group -> [Int] in
    for i in [3, 1, 2] { group.addTask { try await work(i) } }
    var out: [Int] = []
    for try await x in group { out.append(x) }
    return out
  }
  print(r)
  let sum = await withTaskGroup(of: Int.self, returning: Int.self) { g in
    for i in 1...4 { g.addTask { i * i } }
    return await g.reduce(0, +)
  }
  print(sum)
  let t = Task { () -> String in
    do { try await Task.sleep(nanoseconds: 1_000_000_000); return "done" } catch { return "cancelled \(Task.isCancelled) \(error is CancellationError)" }
  }
  try await Task.sleep(nanoseconds: 10_000_000)
  t.cancel()
  print(await t.value, t.isCancelled)
  let t2 = Task { () throws -> Int in for i in 0..<100 { try Task.checkCancellation(); try await Task.sleep(nanoseconds: 5_000_000); if i == 99 { return i } }; return -1 }
  try await Task.sleep(nanoseconds: 20_000_000)
  t2.cancel()
  do { print(try await t2.value) } catch is CancellationError { print("cancellation") }
  let s = AsyncStream<Int> { k in Task { for i in 0..<3 { try? await Task.sleep(nanoseconds: 5_000_000); k.yield(i) }; k.finish() } }
  for await x in s { print("s", x) }
  let (stream, cont) = AsyncStream.makeStream(of: String.self)
  cont.onTermination = { _ in print("terminated") }
  cont.yield("a"); cont.yield("b"); cont.finish()
  for await x in stream { print(x) }
  let ts = AsyncThrowingStream<Int, Error> { k in k.yield(1); k.finish(throwing: NSError(domain: "d", code: 3)) }
  do { for try await x in ts { print(x) } } catch { print("err", (error as NSError).code) }
  let mapped = AsyncStream<Int> { k in (1...4).forEach { k.yield($0) }; k.finish() }.filter { $0 % 2 == 0 }.map { $0 * 10 }
  for await x in mapped { print(x) }
  let res = await Task { 5 }.result
  print(try res.get())
  await MainActor.run { print("main") }
  try await withThrowingTaskGroup(of: Int.self) { g in
    g.addTask { try await work(50) }
    g.addTask { 1 }
    if let f = try await g.next() { print("first", f) }
    g.cancelAll()
  }
  let v = await withCheckedContinuation { (k: CheckedContinuation<Int, Never>) in DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { k.resume(returning: 9) } }
  print(v)
  do { _ = try await withCheckedThrowingContinuation { (k: CheckedContinuation<Int, Error>) in k.resume(throwing: CancellationError()) } } catch { print("thrown") }
}
try await main1()

// expect: 8
// expect: 15 counter
// expect: [2, 4, 6]
// expect: 30
// expect: cancelled true true true
// expect: cancellation
// expect: s 0
// expect: s 1
// expect: s 2
// expect: terminated
// expect: a
// expect: b
// expect: 1
// expect: err 3
// expect: 20
// expect: 40
// expect: 5
// expect: main
// expect: first 1
// expect: 9
// expect: thrown
