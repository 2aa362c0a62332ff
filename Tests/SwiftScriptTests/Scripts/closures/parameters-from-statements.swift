// What a closure's statements give to its parameters says what these are, also what loops, bindings and inner closures declare.
let s = AsyncStream { c in for i in 1...3 { c.yield(i) }; c.finish() }
for await x in s { print(x) }
// expect: 1
// expect: 2
// expect: 3
let a = Array(unsafeUninitializedCapacity: 3) { buf, n in for i in 0..<3 { buf[i] = i * 2 }; n = 3 }
print(a)
// expect: [0, 2, 4]
func make<T>(_ f: (inout [T]) -> Void) -> [T] { var x: [T] = []; f(&x); return x }
print(make { x in x.append(1); x.append(2) })
// expect: [1, 2]
print(make { x in let y = 2.5; x.append(y) })
// expect: [2.5]
print(make { x in for (k, v) in ["a": 1] { x.append((k, v)) } })
// expect: [("a", 1)]
print(make { x in if let n = Int("7") { x.append(n) } else { x.append(0) } })
// expect: [7]
print(make { x in guard let n = Double("1.5") else { return }; let twice = n * 2; x.append(twice) })
// expect: [3.0]
print(make { x in switch Optional(3) { case let n?: x.append("\(n)"); case nil: break } })
// expect: ["3"]
print(make { x in for i in 0..<2 { for c in "ab" { x.append("\(c)\(i)") } } })
// expect: ["a0", "b0", "a1", "b1"]
final class Box<T> { var v: [T] = []; func put(_ t: T) { v.append(t) }; var last: T? { v.last } }
func with<T>(_ f: (Box<T>) -> Void) -> Box<T> { let b = Box<T>(); f(b); return b }
print(with { b in for i in [1.5, 2] { b.put(i) } }.v)
// expect: [1.5, 2.0]
print(with { b in [1, 2].forEach { b.put("\($0)") } }.v)
// expect: ["1", "2"]
print(with { b in let words = "x yy".split(separator: " "); for w in words where w.count > 1 { b.put(w) } }.v)
// expect: ["yy"]
func two<A, B>(_ f: (Box<A>, Box<B>) -> Void) -> (A?, B?) { let a = Box<A>(), b = Box<B>(); f(a, b); return (a.last, b.last) }
print(two { a, b in var n = 0; while n < 3 { a.put(n); n += 1 }; b.put(["k": n]) })
// expect: (Optional(2), Optional(["k": 3]))
struct Failing: Error {}
func attempt<T>(_ f: ((Result<T, any Error>) -> Void) -> Void) -> String { var said = "nothing"; f { said = "\($0)" }; return said }
print(attempt { done in do { let n = try [1].map { if $0 > 1 { throw Failing() }; return $0 + 1 }; done(.success(n)) } catch { done(.failure(error)) } })
// expect: success([2])
func with2<T, R>(_ f: (Box<T>) -> R) -> (Box<T>, R) { let b = Box<T>(); let r = f(b); return (b, r) }
let named = with2 { b in let k = 3; if k > 2 { b.put(k); return "a" }; return "b" }
print(named.0.v, named.1)
// expect: [3] a
let chosen = with2 { b in let k = 3; switch k { case 3: b.put("x"); return k; default: return 0 } }
print(chosen.0.v, chosen.1)
// expect: ["x"] 3
