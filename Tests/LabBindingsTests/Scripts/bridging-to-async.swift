// async/await bridging
import Foundation
actor Counter { private var n = 0; func next() -> Int { n += 1; return n }; var value: Int { n } }
func fetch(_ id: Int, completion: @escaping (Result<String, Error>) -> Void) {
  if id < 0 { completion(.failure(Failure.negative(id))) } else { completion(.success("item \(id)")) }
}
enum Failure: Error, LocalizedError { case negative(Int); var errorDescription: String? { switch self { case .negative(let n): return "negative \(n)" } } }
func fetch(_ id: Int) async throws -> String {
  try await withCheckedThrowingContinuation { c in fetch(id) { c.resume(with: $0) } }
}
func run() async {
  do { print(try await fetch(1)); print(try await fetch(-1)) } catch { print("error:", error.localizedDescription, error) }
  let counter = Counter()
  await withTaskGroup(of: Int.self) { g in for _ in 0..<5 { g.addTask { await counter.next() } }; var s = 0; for await x in g { s += x }; print("sum", s) }
  print(await counter.value)
  async let a = fetch(10); async let b = fetch(20)
  do { print(try await [a, b].joined(separator: "+")) } catch {}
  let results = await withTaskGroup(of: (Int, String).self, returning: [String].self) { group in
    for i in 0..<3 { group.addTask { (i, (try? await fetch(i)) ?? "-") } }
    var found: [Int: String] = [:]
    for await (i, s) in group { found[i] = s }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
  print(results)
  let stream = AsyncStream<Int> { c in for i in 1...3 { c.yield(i) }; c.finish() }
  for await x in stream.map({ $0 * 10 }) { print(x, terminator: " ") }
  print()
  var it = stream.makeAsyncIterator(); print(await it.next() as Any)
  let t = Task<Int, Error> { try await Task.sleep(nanoseconds: 1_000); return 7 }
  print((try? await t.value) ?? -1, t.isCancelled)
  let c = Task { () -> String in do { try await Task.sleep(nanoseconds: 5_000_000_000); return "done" } catch is CancellationError { return "cancelled" } catch { return "?" } }
  c.cancel(); print(await c.value)
  do { try await withThrowingTaskGroup(of: Void.self) { g in g.addTask { throw Failure.negative(3) }; try await g.waitForAll() } } catch { print("group", error) }
}
await run()
struct Countdown: AsyncSequence { typealias Element = Int; let from: Int
  struct Iterator: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
  func makeAsyncIterator() -> Iterator { Iterator(n: from) } }
for await n in Countdown(from: 3) { print(n, terminator: ",") }
print(await Countdown(from: 4).reduce(0, +), await Countdown(from: 4).first { $0 < 3 } ?? 0, await Countdown(from: 3).contains(2))
@MainActor final class VM { var items: [String] = []; func load() async { items = (try? await [fetch(1), fetch(2)]) ?? [] } }
let vm = await VM(); await vm.load(); print(await vm.items)
// expect: item 1
// expect: error: negative -1 negative(-1)
// expect: sum 15
// expect: 5
// expect: item 10+item 20
// expect: ["item 0", "item 1", "item 2"]
// expect: 10 20 30 
// expect: nil
// expect: 7 false
// expect: cancelled
// expect: group negative(3)
// expect: 3,2,1,10 2 true
// expect: ["item 1", "item 2"]
