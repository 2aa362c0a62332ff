enum NetError: Error { case flaky(Int) }
var attempts = 0
func flaky() throws -> String { attempts += 1; if attempts < 3 { throw NetError.flaky(attempts) }; return "ok after \(attempts)" }
func retry<T>(_ times: Int, _ body: () throws -> T) throws -> T {
  for n in 1...times {
    do { return try body() } catch { print("attempt", n, "failed:", error); if n == times { throw error } }
  }
  fatalError()
}
print(try retry(5, flaky))
// expect: attempt 1 failed: flaky(1)
// expect: attempt 2 failed: flaky(2)
// expect: ok after 3
attempts = -10
do { _ = try retry(2, flaky) } catch NetError.flaky(let n) { print("gave up", n) }
// expect: attempt 1 failed: flaky(-9)
// expect: attempt 2 failed: flaky(-8)
// expect: gave up -8
func once<T>(_ make: @escaping () -> T) -> () -> T {
  var value: T?
  return { if let value { return value }; let made = make(); value = made; return made }
}
let expensive = once { () -> Int in print("computing"); return 42 }
print(expensive(), expensive())
// expect: computing
// expect: 42 42
func memoize<A: Hashable, R>(_ f: @escaping (A) -> R) -> (A) -> R {
  var cache: [A: R] = [:]
  return { a in if let r = cache[a] { return r }; let r = f(a); cache[a] = r; return r }
}
let square = memoize { (n: Int) -> Int in print("squaring", n); return n * n }
print(square(3), square(3), square(4))
// expect: squaring 3
// expect: squaring 4
// expect: 9 9 16
func debounceIndexes(_ times: [Int], _ gap: Int) -> [Int] { times.indices.filter { $0 == times.count - 1 || times[$0 + 1] - times[$0] > gap } }
print(debounceIndexes([0, 1, 2, 10, 11, 30], 5))  // expect: [2, 4, 5]
