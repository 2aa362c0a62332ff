// generics-heavy
struct Lens<Whole, Part> { let get: (Whole) -> Part; let set: (Part, Whole) -> Whole
  func compose<Sub>(_ o: Lens<Part, Sub>) -> Lens<Whole, Sub> { Lens<Whole, Sub>(get: { o.get(self.get($0)) }, set: { s, w in self.set(o.set(s, self.get(w)), w) }) }
  func over(_ f: @escaping (Part) -> Part) -> (Whole) -> Whole { { self.set(f(self.get($0)), $0) } } }
struct Street { var name: String }; struct Home { var street: Street; var number: Int }
let street = Lens<Home, Street>(get: { $0.street }, set: { var h = $1; h.street = $0; return h })
let name = Lens<Street, String>(get: { $0.name }, set: { Street(name: $0 + String($1.name.suffix(0))) })
let home = Home(street: Street(name: "main"), number: 3)
print(street.compose(name).over { $0.uppercased() }(home), street.compose(name).get(home))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
precedencegroup Pipe {
  associativity: left
  higherThan: AssignmentPrecedence
}
infix operator |>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print((Int.init >>> { $0! * 2 } >>> String.init)("21"), "5" |> { Int($0)! } |> { $0 + 1 }, compose({ (x: Int) in Double(x) / 2 }, { "\($0)" })(5))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print([1, 2, 3].map(curry(+)(10)), [1, 2].map(curry { (a: String, b: Int) in a + "\(b)" }("n")))
enum Either<L, R> { case left(L), right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let x): return r(x) } }
  func mapRight<T>(_ f: (R) -> T) -> Either<L, T> { fold({ .left($0) }, { .right(f($0)) }) } }
let es: [Either<String, Int>] = [.left("bad"), .right(3)]
print(es.map { $0.mapRight { Double($0) + 0.5 }.fold({ "L\($0)" }, { "R\($0)" }) }, es[1])
struct Parser<A> { let run: (inout Substring) -> A?
  func map<B>(_ f: @escaping (A) -> B) -> Parser<B> { Parser<B> { s in self.run(&s).map(f) } }
  func flatMap<B>(_ f: @escaping (A) -> Parser<B>) -> Parser<B> { Parser<B> { s in let o = s; guard let a = self.run(&s) else { return nil }; guard let b = f(a).run(&s) else { s = o; return nil }; return b } }
  func parse(_ t: String) -> (A?, Substring) { var s = t[...]; let a = run(&s); return (a, s) }
  func many() -> Parser<[A]> { Parser<[A]> { s in var out: [A] = []; while let a = self.run(&s) { out.append(a) }; return out } } }
func char(_ ok: @escaping (Character) -> Bool) -> Parser<Character> { Parser { s in guard let c = s.first, ok(c) else { return nil }; s.removeFirst(); return c } }
func literal(_ t: String) -> Parser<Void> { Parser { s in guard s.hasPrefix(t) else { return nil }; s.removeFirst(t.count); return () } }
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
let digit = char(\.isNumber).map { $0.wholeNumberValue! }
let number = digit.many().map { $0.reduce(0) { $0 * 10 + $1 } }
let pair = zip(number, literal(",").flatMap { number })
print(number.parse("123abc"), pair.parse("4,56;"), char { $0 == "a" }.many().map { String($0) }.parse("aab"), literal("x").parse("y").0 == nil)
let temp = zip(number, literal("° ").flatMap { char { "NSEW".contains($0) } }).parse("40° N rest"); print(temp.0!.0, temp.0!.1, temp.1)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
func concat<M: Monoid>(_ xs: [M]) -> M { xs.reduce(M.empty, <>) }
print(concat(["a", "b"]), concat([[1], [2, 3]]))
final class Memo<K: Hashable, V> { private var cache: [K: V] = [:]; private(set) var misses = 0; let f: ((K) -> V, K) -> V; init(_ f: @escaping ((K) -> V, K) -> V) { self.f = f }
  func callAsFunction(_ k: K) -> V { if let v = cache[k] { return v }; misses += 1; let v = f({ self($0) }, k); cache[k] = v; return v } }
let fib = Memo<Int, Int> { fib, n in n < 2 ? n : fib(n - 1) + fib(n - 2) }; print(fib(50), fib.misses)
struct Heap<T> { var a: [T] = []; let before: (T, T) -> Bool
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, before(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard let top = a.first else { return nil }; let last = a.removeLast(); if !a.isEmpty { a[0] = last; var i = 0
    while true { let l = 2 * i + 1, r = l + 1; var m = i; if l < a.count, before(a[l], a[m]) { m = l }; if r < a.count, before(a[r], a[m]) { m = r }; if m == i { break }; a.swapAt(i, m); i = m } }; return top } }
var h = Heap<(String, Int)>(before: { $0.1 < $1.1 }); for (i, w) in ["x", "yy", "z"].enumerated() { h.push((w, -i)) }; while let t = h.pop() { print(t.0, t.1, terminator: " ") }; print()
func largest<T: Comparable>(_ xs: T...) -> T { xs.max()! }; print(largest(1, 5, 2), largest("a", "c"), largest(1, 2.5), type(of: largest(1.0, 2)))
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }; print((nil as String?).orEmpty.isEmpty, Optional("x").orEmpty)
extension Dictionary where Value: Numeric { var total: Value { values.reduce(0, +) } }; print(["a": 1, "b": 2].total, ["x": 0.5].total)
struct TypedID<T>: Hashable, ExpressibleByStringLiteral { let raw: String; init(stringLiteral s: String) { raw = s } }
enum User {}; let uid: TypedID<User> = "u1"; print(uid.raw, uid == "u1", type(of: uid), [uid: 1]["u1"] ?? 0)
// expect: Home(street: main.Street(name: "MAIN"), number: 3) main
// expect: 42 6 2.5
// expect: [11, 12, 13] ["n1", "n2"]
// expect: ["Lbad", "R3.5"] right(3)
// expect: (Optional(123), "abc") (Optional((4, 56)), ";") (Optional("aa"), "b") true
// expect: 40 N  rest
// expect: ab [1, 2, 3]
// expect: 12586269025 51
// expect: z -2 yy -1 x 0 
// expect: 5 c 2.5 Double
// expect: true x
// expect: 3 0.5
// expect: u1 true TypedID<User> 1
