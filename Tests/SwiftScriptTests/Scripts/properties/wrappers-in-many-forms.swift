// Property wrappers in structs, classes, parameters, nested in each other, of reference types, and with storage elsewhere.
@propertyWrapper struct W<T> { var wrappedValue: T; var n = 0; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Int { n } }
struct A: Equatable { @W var x: Int = 1 }
extension W: Equatable where T: Equatable {}
print(A() == A(), A() == A(x: 2), A())
// expect: true false A(_x: main.W<Swift.Int>(wrappedValue: 1, n: 0))
@propertyWrapper struct Ignored<T>: Equatable, Hashable { var wrappedValue: T; static func == (a: Self, b: Self) -> Bool { true }; func hash(into h: inout Hasher) {} }
struct B: Hashable { @Ignored var x: Int; var y: Int }
print(B(x: 1, y: 2) == B(x: 3, y: 2), Set([B(x: 1, y: 2), B(x: 5, y: 2)]).count)
// expect: true 1
print(Mirror(reflecting: B(x: 1, y: 2)).children.map { $0.label ?? "-" })
// expect: ["_x", "y"]
struct C { @W var a = 1; @W(wrappedValue: 2) var b; @W var c: String = "c"; init() {}; init(a: Int) { self.a = a }; init(w: W<Int>) { _a = w } }
print(C().a, C().b, C(a: 5).a, C(w: W(wrappedValue: 9)).a, C().$a)
// expect: 1 2 5 9 0
struct D { @W var v: [Int] = []; mutating func add() { v.append(1); _v.n += 1 } }
var d = D(); d.add(); d.add(); print(d.v, d.$v, d)
// expect: [1, 1] 2 D(_v: main.W<Swift.Array<Swift.Int>>(wrappedValue: [1, 1], n: 2))
class E { @W var k = "k" { didSet { print("did", oldValue, k) } } }
let e = E(); e.k = "z"; print(e.k)
// expect: did k z
// expect: z
func f(@W x: Int) -> Int { x + $x }
print(f(x: 3))
// expect: 3
@propertyWrapper struct Outer<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct G { @Outer @W var z = 3 }
var g = G(); g.z += 1; print(g.z, type(of: g))
// expect: 4 G
enum Keys { static var store: [String: Any] = [:] }
@propertyWrapper struct Stored<T> { let key: String; let def: T; init(wrappedValue: T, _ key: String) { self.key = key; def = wrappedValue }; var wrappedValue: T { get { Keys.store[key] as? T ?? def } nonmutating set { Keys.store[key] = newValue } } }
struct Prefs { @Stored("a") var a = 1; @Stored("b") var b = "x"; static var shared = Prefs() }
Prefs.shared.a = 9; let p = Prefs(); p.b = "nm"; print(Prefs.shared.a, p.a, p.b, Keys.store.count)
// expect: 9 9 nm 2
@propertyWrapper class Box<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Box<T> { self } }
struct H { @Box var n = 1 }; let h1 = H(), h2 = h1; h1.n += 1; print(h2.n, h1.$n === h2.$n)
// expect: 2 true
@propertyWrapper struct Enclosed<T> { private var v: T; init(wrappedValue: T) { v = wrappedValue }; @available(*, unavailable) var wrappedValue: T { get { fatalError() } set { fatalError() } }; static subscript<O: AnyObject>(_enclosingInstance o: O, wrapped w: ReferenceWritableKeyPath<O, T>, storage s: ReferenceWritableKeyPath<O, Self>) -> T { get { o[keyPath: s].v } set { print("set on", type(of: o), newValue); o[keyPath: s].v = newValue } } }
final class I { @Enclosed var q = 1 }; let i = I(); i.q += 4; print(i.q)
// expect: set on I 5
// expect: 5
