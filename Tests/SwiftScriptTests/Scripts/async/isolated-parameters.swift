// Code that is given an actor as `isolated` runs on it: a function, a closure, a parameter of a function type.
actor Counter {
  private(set) var n = 0
  func inc() -> Int { n += 1; return n }
  func apply<T: Sendable>(_ f: @Sendable (isolated Counter) throws -> T) rethrows -> T { try f(self) }
}
func twice(_ c: isolated Counter) -> Int { _ = c.inc(); return c.inc() + c.n }
let c = Counter()
print(await twice(c))
// expect: 4
print(await c.apply { a in a.inc() * 10 + a.n })
// expect: 33
print(await c.apply { $0.n })
// expect: 3
let f: (isolated Counter) -> Int = { $0.inc() }
print(await f(c))
// expect: 4
func many(_ c: isolated Counter, _ body: (isolated Counter, Int) -> Void) { for i in 0..<3 { body(c, i) } }
await many(c) { a, i in if i != 1 { _ = a.inc() } }
print(await c.n)
// expect: 6
