// generics under stress
struct Deep<T> { let v: T; func wrap() -> Deep<Deep<T>> { Deep<Deep<T>>(v: self) } }
print(Deep(v: 1).wrap().wrap(), type(of: Deep(v: 1).wrap()))
func rec<T>(_ n: Int, _ x: T) -> String { n == 0 ? "\(T.self)".prefix(20) + "" : rec(n - 1, [x]) }
print(rec(3, 1))
final class Graph<V: Hashable> { private var adj: [V: Set<V>] = [:]; func edge(_ a: V, _ b: V) { adj[a, default: []].insert(b); adj[b, default: []].insert(a) }
  func bfs(_ s: V) -> [V] { var seen: Set<V> = [s], q = [s], out: [V] = []; while !q.isEmpty { let v = q.removeFirst(); out.append(v); for n in (adj[v] ?? []).sorted(by: { "\($0)" < "\($1)" }) where !seen.contains(n) { seen.insert(n); q.append(n) } }; return out } }
let g = Graph<Int>(); [(1, 2), (1, 3), (2, 4), (3, 4), (4, 5)].forEach { g.edge($0, $1) }; print(g.bfs(1), type(of: g))
struct Trie { class Node { var kids: [Character: Node] = [:]; var end = false }; let root = Node(); func insert(_ w: String) { var n = root; for c in w { if n.kids[c] == nil { n.kids[c] = Node() }; n = n.kids[c]! }; n.end = true }
  func has(_ w: String) -> Bool { var n = root; for c in w { guard let k = n.kids[c] else { return false }; n = k }; return n.end } }
let t = Trie(); t.insert("cat"); t.insert("car"); print(t.has("cat"), t.has("ca"), t.has("cart"))
class LRU<K: Hashable, V> { private var d: [K: (V, Int)] = [:]; private var tick = 0; let cap: Int; init(_ c: Int) { cap = c }; subscript(k: K) -> V? { get { guard let e = d[k] else { return nil }; tick += 1; d[k] = (e.0, tick); return e.0 } set { tick += 1; guard let v = newValue else { d[k] = nil; return }; d[k] = (v, tick); if d.count > cap, let old = d.min(by: { $0.value.1 < $1.value.1 })?.key { d[old] = nil } } } }
let lru = LRU<String, Double>(2); lru["a"] = 1; lru["b"] = 2; _ = lru["a"]; lru["c"] = 3; print(lru["a"] as Any, lru["b"] as Any, lru["c"] as Any)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }; infix operator <>: AdditionPrecedence
extension Int: Monoid { static var empty: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }; extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }; extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(M.empty, <>) }; print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2]]))
struct Validator<T> { let check: (T) -> [String]; static func && (a: Validator, b: Validator) -> Validator { Validator { a.check($0) + b.check($0) } } }
let v = Validator<String> { $0.isEmpty ? ["empty"] : [] } && Validator { $0.count < 3 ? ["short"] : [] }; print(v.check(""), v.check("abcd"))
enum Parser<T> { case p((Substring) -> (T, Substring)?); func run(_ s: Substring) -> (T, Substring)? { if case .p(let f) = self { return f(s) }; return nil }
  func map<U>(_ f: @escaping (T) -> U) -> Parser<U> { .p { s in self.run(s).map { (f($0.0), $0.1) } } }
  func then<U>(_ o: Parser<U>) -> Parser<(T, U)> { .p { s in guard let (a, r) = self.run(s), let (b, r2) = o.run(r) else { return nil }; return ((a, b), r2) } } }
let digit = Parser<Int>.p { s in guard let c = s.first, let n = c.wholeNumberValue else { return nil }; return (n, s.dropFirst()) }; print(digit.then(digit).map { $0 * 10 + $1 }.run("42x")!.0, digit.run("x") as Any)
struct Zip<A: Sequence, B: Sequence>: Sequence, IteratorProtocol { var a: A.Iterator, b: B.Iterator; init(_ x: A, _ y: B) { a = x.makeIterator(); b = y.makeIterator() }; mutating func next() -> (A.Element, B.Element)? { guard let x = a.next(), let y = b.next() else { return nil }; return (x, y) } }
for (x, y) in Zip([1, 2], ["a", "b"]) { print(x, y) }
func time<T>(_ f: () throws -> T) rethrows -> (T, Bool) { (try f(), true) }; print(time { 3 }, time { "s" })
let fs: [(String, (Double) -> Double)] = [("sq", { $0 * $0 }), ("neg", -)]; for (n, f) in fs { print(n, f(3)) }
struct Tagged<Tag, Raw: Equatable>: Equatable { let raw: Raw }; enum UserTag {}; typealias UserID = Tagged<UserTag, Int>; print(UserID(raw: 3) == UserID(raw: 3), UserID(raw: 1), type(of: UserID(raw: 1)))
func firstMatch<S: Sequence>(_ s: S, _ p: (S.Element) -> Bool) -> S.Element? { for e in s where p(e) { return e }; return nil }; print(firstMatch([1, 2, 3]) { $0 > 1 } as Any, firstMatch("abc") { $0 == "b" } as Any)
class Weak<T: AnyObject> { weak var v: T?; init(_ v: T) { self.v = v } }; class Obj {}; var ob: Obj? = Obj(); let w = Weak(ob!); print(w.v != nil); ob = nil; print(w.v == nil)

// expect: Deep<Deep<Deep<Int>>>(v: main.Deep<main.Deep<Swift.Int>>(v: main.Deep<Swift.Int>(v: 1))) Deep<Deep<Int>>
// expect: Array<Array<Array<In
// expect: [1, 2, 3, 4, 5] Graph<Int>
// expect: true false false
// expect: Optional(1.0) nil Optional(3.0)
// expect: 6 ab [1, 2]
// expect: ["empty", "short"] []
// expect: 42 nil
// expect: 1 a
// expect: 2 b
// expect: (3, true) ("s", true)
// expect: sq 9.0
// expect: neg -3.0
// expect: true Tagged<UserTag, Int>(raw: 1) Tagged<UserTag, Int>
// expect: Optional(2) Optional("b")
// expect: true
// expect: true
