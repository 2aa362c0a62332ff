func load(_ n: Int) async -> Int { await Task.yield(); return n + 1 }
func twice(_ f: (Int) async -> Int) async -> Int { await f(await f(1)) }
print(await twice(load))  // expect: 3
struct Source {
  let n: Int
  init(_ n: Int) async { self.n = await load(n) }
  var value: Int { get async { await load(n) } }
  func get() async throws -> Int { if n > 9 { throw CancellationError() }; return n }
}
let s = await Source(4)
print(s.n, await s.value, try await s.get())  // expect: 5 6 5
print((try? await Source(20).get()) as Any)  // expect: nil
func sync() -> Int { 3 }
let f: () async -> Int = sync
print(await f())  // expect: 3
let stream = AsyncStream<Int> { c in
  for n in 1...2 { c.yield(n) }
  c.finish()
}
for await n in stream { print("got", n) }
// expect: got 1
// expect: got 2
func both() async -> (Int, Int) {
  async let a = load(1), b = load(2)
  return await (a, b)
}
print(await both())  // expect: (2, 3)
