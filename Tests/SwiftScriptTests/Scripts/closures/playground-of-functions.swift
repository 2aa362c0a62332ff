func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
let c1 = counter(), c2 = counter(); print(c1(), c1(), c2())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "\($0)!" })(4))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2), [1, 2].map(curry(*)(3)))
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
let sqm = memo { (n: Int) -> Int in print("calc"); return n * n }; print(sqm(3), sqm(3))
func retry<T>(_ n: Int, _ f: () throws -> T) rethrows -> T { for _ in 1..<n { if let v = try? f() { return v } }; return try f() }
struct E: Error {}; var tries = 0
print(try retry(3) { () -> String in tries += 1; if tries < 3 { throw E() }; return "ok \(tries)" })
func vari(_ xs: Int..., label: String = "d") -> String { "\(label)\(xs)" }
print(vari(), vari(1, 2), vari(3, label: "z"))
func inout1(_ x: inout Int, by n: Int = 1) { x += n }
var v = 1; inout1(&v); inout1(&v, by: 5); print(v)
var arr = [3, 1, 2]; arr.sort(); arr.append(contentsOf: [9, 8]); arr.removeAll { $0 > 8 }; arr.insert(0, at: 0); arr.swapAt(0, 1); arr.reverse(); print(arr, arr.firstIndex(of: 8) as Any, arr.removeFirst(), arr)
let fs: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": { max($0, $1) }]
for k in fs.keys.sorted() { print(k, fs[k]!(6, 2)) }
func log(_ m: @autoclosure () -> String, on: Bool) { if on { print(m()) } }
log("shown", on: true); log("hidden", on: false)
func outer() -> Int { defer { print("defer1") }; defer { print("defer2") }; func inner(_ n: Int) -> Int { n == 0 ? 0 : n + inner(n - 1) }; return inner(4) }
print(outer())
let sorted = [("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }; print(sorted)
let lazyEven = (1...).lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }.prefix(3); print(Array(lazyEven))
let grouped = [1, 2, 3, 4, 5].reduce(into: [Bool: [Int]]()) { $0[$1 % 2 == 0, default: []].append($1) }; print(grouped[true]!, grouped[false]!)
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a > 50 ? nil : a } }
print(Array(Fib()), Fib().reduce(0, +), Fib().first { $0 > 10 }!, Fib().prefix(3).map { $0 }, Fib().contains(13))
for x in sequence(first: 1, next: { $0 < 50 ? $0 * 3 : nil }) { print(x, terminator: " ") }; print()
print(#function, #line)
@discardableResult func d() -> Int { print("d"); return 1 }
d()
let closure: (Int) -> Void = { x in guard x > 0 else { print("neg"); return }; print("pos") }
closure(1); closure(-1)
let result = { () -> Int in let a = 2; return a * 21 }(); print(result)
func multi(a: () -> Int, b: (Int) -> Int, c: () -> Void) { c(); print(b(a())) }
multi { 3 } b: { $0 * 2 } c: { print("c") }
var handlers: [(String) -> Void] = []; for i in 0..<3 { handlers.append { print($0, i) } }; handlers.forEach { $0("h") }
print([1, 2, 3].contains { $0 > 2 }, [1, 2, 3].first(where: { $0 > 1 })!, (1...5).reduce(1, *), ["a": 1].map { "\($0.key)\($0.value)" }, [3, 1].max { $0 < $1 }!, [1, 2, 3, 4].dropLast(2), [1, 2, 3].last!)
let x: Any = 5
if let n = x as? Int { print("int", n) }
switch x { case is String: print("s"); case let n as Int where n > 3: print("big", n); default: print("?") }
let anys: [Any] = [1, "a", 2.5, [1, 2], (1, 2), { 1 }, Optional<Int>.none as Any, E()]
for a in anys { switch a { case let i as Int: print("Int", i); case let s as String: print("String", s); case let d as Double: print("Double", d); case let arr as [Int]: print("arr", arr); case let (p, q) as (Int, Int): print("tuple", p, q); case is () -> Int: print("fn"); case let e as Error: print("err", e); default: print("other") } }

// expect: 1 2 1
// expect: 5!
// expect: 3 [3, 6]
// expect: calc
// expect: 9 9
// expect: ok 3
// expect: d[] d[1, 2] z[3]
// expect: 7
// expect: [8, 3, 2, 0, 1] Optional(0) 8 [3, 2, 0, 1]
// expect: + 8.0
// expect: - 4.0
// expect: max 6.0
// expect: shown
// expect: defer2
// expect: defer1
// expect: 10
// expect: [("c", 1), ("a", 2), ("b", 2)]
// expect: [20, 40, 60]
// expect: [2, 4] [1, 3, 5]
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] 88 13 [0, 1, 1] true
// expect: 1 3 9 27 81 
// expect: main 29
// expect: d
// expect: pos
// expect: neg
// expect: 42
// expect: c
// expect: 6
// expect: h 0
// expect: h 1
// expect: h 2
// expect: true 2 120 ["a1"] 3 [1, 2] 3
// expect: int 5
// expect: big 5
// expect: Int 1
// expect: String a
// expect: Double 2.5
// expect: arr [1, 2]
// expect: tuple 1 2
// expect: fn
// expect: other
// expect: err E()
