// event bus, generics, type erasure
protocol Event {}
struct Login: Event { let user: String }
struct Logout: Event {}
final class Bus {
  private var handlers: [ObjectIdentifier: [(Event) -> Void]] = [:]
  func on<E: Event>(_ type: E.Type, _ h: @escaping (E) -> Void) { handlers[ObjectIdentifier(type), default: []].append { if let e = $0 as? E { h(e) } } }
  func send<E: Event>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } }
}
let bus = Bus(); bus.on(Login.self) { print("login", $0.user) }; bus.on(Logout.self) { _ in print("logout") }
bus.send(Login(user: "ann")); bus.send(Logout())
class AnyPrinter<T> { private let f: (T) -> String; init<P: Printer>(_ p: P) where P.Input == T { f = p.show }; func show(_ t: T) -> String { f(t) } }
protocol Printer { associatedtype Input; func show(_ i: Input) -> String }
struct IntPrinter: Printer { func show(_ i: Int) -> String { "<\(i)>" } }
print(AnyPrinter(IntPrinter()).show(3))
struct Defaults { private var store: [String: Any] = [:]; 
  subscript<T>(key: String, default d: T) -> T { get { store[key] as? T ?? d } set { store[key] = newValue } }
  func get<T>(_ k: String) -> T? { store[k] as? T } }
var df = Defaults(); df["n", default: 0] += 5; print(df["n", default: 0], df["x", default: "none"]); let gi: Int? = df.get("n"); let gs: String? = df.get("n"); print(gi as Any, gs as Any)
final class Container { private var f: [String: () -> Any] = [:]; func register<T>(_ t: T.Type, _ make: @escaping () -> T) { f["\(t)"] = make }; func resolve<T>() -> T { f["\(T.self)"]!() as! T } }
let ct = Container(); ct.register(Int.self) { 42 }; ct.register(String.self) { "str" }; let ri: Int = ct.resolve(); let rs: String = ct.resolve(); print(ri, rs)
struct Heap<T> { var a: [T] = []; let less: (T, T) -> Bool
  init(_ less: @escaping (T, T) -> Bool) { self.less = less }
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0
    while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m }; return r } }
var h = Heap<Double>(<); for x in [3, 1, 2] { h.push(Double(x)) }; h.push(0.5); while let x = h.pop() { print(x, terminator: " ") }; print()
struct Lens<A, B> { let get: (A) -> B; let set: (inout A, B) -> Void }
struct Pt { var x: Double, y: Double }
let lx = Lens<Pt, Double>(get: { $0.x }, set: { $0.x = $1 }); var pt = Pt(x: 1, y: 2); lx.set(&pt, 9); print(lx.get(pt), pt)
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let x): return r(x) } }
  func mapRight<T>(_ f: (R) -> T) -> Either<L, T> { switch self { case .left(let l): .left(l); case .right(let r): .right(f(r)) } } }
let e: Either<String, Int> = .right(3); print(e.mapRight { Double($0) / 2 }, e.fold({ $0.count }, { $0 }), Either<Int, String>.left(1))
func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] { (0..<min(a.count, b.count, c.count)).map { (a[$0], b[$0], c[$0]) } }
print(zip3([1, 2], ["a", "b"], [true, false]))
extension Array { mutating func modifyEach(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } } ; func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
var ar = [1, 2, 3]; ar.modifyEach { $0 *= 2 }; print(ar, ar.chunked(into: 2), ar[safe: 9] as Any, ar[safe: 0]!)
extension Collection { var second: Element? { dropFirst().first } }; print([1, 2].second!, "ab".second!, (5...9).second!)
extension Dictionary { func mapKeys<K: Hashable>(_ f: (Key) -> K) -> [K: Value] { Dictionary<K, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) } }; print([1: "a"].mapKeys { "k\($0)" })
extension Optional { func or(_ d: Wrapped) -> Wrapped { self ?? d }; var isNone: Bool { if case .none = self { return true }; return false } }; print(Int?.none.or(4), Optional(3).isNone)
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }; print(15.clamped(to: 0...10), 2.5.clamped(to: 3...4), "m".clamped(to: "a"..."f"))
extension Int { func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; var factorial: Int { self <= 1 ? 1 : self * (self - 1).factorial }; static func dice(_ n: Int) -> Int { n } }; 2.times { print("t", $0) }; print(5.factorial, Int.dice(6))
extension String { var isPal: Bool { self == String(reversed()) }; func rep(_ n: Int) -> String { String(repeating: self, count: n) }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }; print("aba".isPal, "x".rep(3), "hey"[1])
protocol Named { var name: String { get } }; extension Named { func hello() -> String { "hi \(name)" } }; extension String: Named { var name: String { self } }; extension Int: Named { var name: String { "int\(self)" } }; let nm: [Named] = ["bob", 3]; print(nm.map { $0.hello() })
print(type(of: 3), type(of: "s"), type(of: 2.5), type(of: [1: "a"]), type(of: nm), type(of: (1, "a")), type(of: e), type(of: bus), type(of: Optional(Optional(1))), type(of: [[1.5]]))

// expect: login ann
// expect: logout
// expect: <3>
// expect: 5 none
// expect: Optional(5) nil
// expect: 42 str
// expect: 0.5 1.0 2.0 3.0 
// expect: 9.0 Pt(x: 9.0, y: 2.0)
// expect: right(1.5) 3 left(1)
// expect: [(1, "a", true), (2, "b", false)]
// expect: [2, 4, 6] [[2, 4], [6]] nil 2
// expect: 2 b 6
// expect: ["k1": "a"]
// expect: 4 false
// expect: 10 3.0 f
// expect: t 0
// expect: t 1
// expect: 120 6
// expect: true xxx e
// expect: ["hi bob", "hi int3"]
// expect: Int String Double Dictionary<Int, String> Array<Named> (Int, String) Either<String, Int> Bus Optional<Optional<Int>> Array<Array<Double>>
