protocol P { init(); static var name: String { get } }
struct A: P { static let name = "A"; init() {} }
struct B: P { static let name = "B"; init() {} }
func make<T: P>() -> T { print("making", T.name, T.self); return T() }
let a: A = make()
let b: B = make()
print(a, b)
func make2<T: P>(_ t: T.Type) -> T { T.init() }
print(make2(A.self), make2(B.self))
func cast<T>(_ x: Any, to: T.Type) -> T? { x as? T }
print(cast(1, to: Int.self) as Any, cast("a", to: Int.self) as Any, cast([1], to: [Int].self) as Any)
func isKind<T>(_ x: Any, _ t: T.Type) -> Bool { x is T }
print(isKind(1, Int.self), isKind(1, String.self), isKind([1], [Int].self), isKind(["a"], [Int].self))
func describe<T>(_ x: T) -> String { "\(T.self): \(x)" }
print(describe(1), describe("s"), describe([1.5]), describe(Optional(3)), describe((1, "a")))
func first<T>(of type: T.Type, in xs: [Any]) -> T? { for x in xs { if let t = x as? T { return t } }; return nil }
print(first(of: String.self, in: [1, "two", 3.0]) ?? "none", first(of: Double.self, in: [1, "two", 3.0]) ?? -1)
func filterType<T>(_ xs: [Any]) -> [T] { xs.compactMap { $0 as? T } }
let ints: [Int] = filterType([1, "a", 2, 3.5])
let strs: [String] = filterType([1, "a", 2, 3.5])
print(ints, strs)
struct Cache<K: Hashable, V> {
  private var d: [K: V] = [:]
  subscript(k: K) -> V? { get { d[k] } set { d[k] = newValue } }
}
var c = Cache<String, Double>()
c["a"] = 1
print(c["a"]!, c["b"] as Any, type(of: c))
class Container<T> {
  private var items: [T] = []
  func add(_ t: T) -> Self { items.append(t); return self }
  func all() -> [T] { items }
  func map<U>(_ f: (T) -> U) -> Container<U> { let c = Container<U>(); for i in items { _ = c.add(f(i)) }; return c }
}
let cc = Container<Double>().add(1).add(2)
print(cc.all(), cc.map { "\($0)" }.all(), type(of: cc))
extension Stack where Element == Int { func sum() -> Int { items.reduce(0, +) } }
extension Stack where Element == String { func joined() -> String { items.joined(separator: "-") } }
struct Stack<Element> { var items: [Element]
  init(_ items: Element...) { self.items = items } }
print(Stack(1, 2, 3).sum(), Stack("a", "b").joined(), Stack<Double>(1, 2))
typealias IntStack = Stack<Int>
typealias Pairs<T> = [(T, T)]
print(IntStack(1, 2), IntStack.self)
let ps: Pairs<Double> = [(1, 2)]
print(ps)
typealias Map<V> = [String: V]
let m: Map<Double> = ["a": 1]
print(m)
print(Int.self, [Int].self, [String: Int].self, Int?.self, (Int, String).self, type(of: [1]), type(of: ["a": 1]), type(of: (1, "a")), type(of: Optional(1)))
print(Set<Double>([1, 2]).count, Array<Double>(repeating: 0, count: 2), [Double](repeating: 1, count: 2), Dictionary<String, Double>())

// expect: making A A
// expect: making B B
// expect: A() B()
// expect: A() B()
// expect: Optional(1) nil Optional([1])
// expect: true false true false
// expect: Int: 1 String: s Array<Double>: [1.5] Optional<Int>: Optional(3) (Int, String): (1, "a")
// expect: two 3.0
// expect: [1, 2] ["a"]
// expect: 1.0 nil Cache<String, Double>
// expect: [1.0, 2.0] ["1.0", "2.0"] Container<Double>
// expect: 6 a-b Stack<Double>(items: [1.0, 2.0])
// expect: Stack<Int>(items: [1, 2]) Stack<Int>
// expect: [(1.0, 2.0)]
// expect: ["a": 1.0]
// expect: Int Array<Int> Dictionary<String, Int> Optional<Int> (Int, String) Array<Int> Dictionary<String, Int> (Int, String) Optional<Int>
// expect: 2 [0.0, 0.0] [1.0, 1.0] [:]
