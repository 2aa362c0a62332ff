protocol Emptyable { static var empty: Self { get }; static var zero: Int { get } }
extension Emptyable { static var zero: Int { 0 } }
struct A: Emptyable, Equatable { var n = 1; static var empty: A { A(n: 0) } ; static func + (l: A, r: A) -> A { A(n: l.n + r.n) } }
protocol Monoid { static var empty: Self { get }; func combine(_ o: Self) -> Self }
extension Int: Monoid { static var empty: Int { 0 }; func combine(_ o: Int) -> Int { self + o } }
extension String: Monoid { static var empty: String { "" }; func combine(_ o: String) -> String { self + o } }
extension Sequence where Element: Monoid {
  func concat() -> Element { reduce(.empty) { $0.combine($1) } }
  func concat2() -> Element { reduce(Element.empty) { $0.combine($1) } }
}
print([1, 2, 3].concat(), ["a", "b"].concat(), [Int]().concat(), "[\([String]().concat())]")
print([1, 2, 3].concat2(), [Int]().concat2(), "[\([String]().concat2())]")
let none: [Int] = []
print(none.concat())
extension Array where Element: Emptyable {
  func firstOrEmpty() -> Element { first ?? .empty }
  func lastOrEmpty() -> Element { last ?? Element.empty }
  var orEmpty: Element { isEmpty ? .empty : self[0] }
}
print([A]().firstOrEmpty(), [A]().lastOrEmpty(), [A]().orEmpty, [A(n: 4)].orEmpty)
extension Sequence where Element: AdditiveArithmetic {
  func sum() -> Element { reduce(.zero, +) }
  func total() -> Element { var t = Element.zero; for x in self { t += x }; return t }
}
print([1, 2].sum(), [1.5, 2].sum(), [Int]().sum(), [Double]().sum(), [Double]().total())
let a: [Double] = []
print(a.sum())
struct S { var xs: [Double] = []; var ys = [A]() }
print(S().xs.sum(), S().ys.firstOrEmpty())
func ds() -> [Double] { [] }
print(ds().sum(), [1.0, 2].filter { $0 > 5 }.sum(), [1.0].map { $0 * 2 }.filter { $0 > 5 }.sum())
print([1, 2].map { Double($0) }.filter { $0 > 5 }.sum())
extension Collection where Element: Numeric { var product: Element { reduce(1, *) } }
print([2, 3].product, [2.5, 2].product)
extension Array where Element == A { func sumA() -> A { reduce(.empty, +) } }
print([A(), A()].sumA(), [A]().sumA())
protocol Container { associatedtype Item; var items: [Item] { get } }
extension Container where Item: Emptyable { func firstItem() -> Item { items.first ?? .empty } }
struct Box: Container { var items: [A] }
print(Box(items: []).firstItem())
struct GBox<T>: Container { var items: [T] }
print(GBox<A>(items: []).firstItem())
func firstOr<T: Emptyable>(_ xs: [T]) -> T { xs.first ?? .empty }
print(firstOr([A]()))
extension Optional where Wrapped: Emptyable { var orEmpty: Wrapped { self ?? .empty } }
let oa: A? = nil
print(oa.orEmpty)
extension Dictionary where Value: Emptyable { func value(_ k: Key) -> Value { self[k] ?? .empty } }
print([String: A]().value("a"))
print([String: A]().value("a"))
let dict: [String: A] = ["x": A()]
print(dict.value("x"), dict.value("y"))
extension Dictionary where Value == Int { mutating func bump(_ k: Key) { self[k, default: .zero] += 1 } }
var e: [String: Int] = [:]
e.bump("q")
print(e)
extension Array { func safe(_ i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([Int]().safe(0) as Any, [1].safe(0) as Any)
extension Array { func grouped<K: Hashable>(by key: (Element) -> K) -> [K: [Element]] { var r: [K: [Element]] = [:]; for x in self { r[key(x), default: []].append(x) }; return r } }
print([1, 2, 3].grouped { $0 % 2 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
extension Array where Element: Comparable { var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }; func top(_ n: Int) -> [Element] { var a: [Element] = self; a.sort(by: >); return Array(a.prefix(n)) } }
print([1, 3, 2].isSorted, [1, 3, 2].top(2), ["b", "a"].top(1))
extension Collection { func second() -> Element? { dropFirst().first } ; var none: [Element] { [] } }
print([1, 2].second() as Any, "ab".second() as Any, [1].none)
extension Array where Element == A { static var two: [A] { [A(), A()] } }
print([A].two.count)
extension Array { static var nothing: [Element] { [] } }
print([Int].nothing, Array<A>.two.count)
let x: [A] = .two
print(x)
// expect: 6 ab 0 []
// expect: 6 0 []
// expect: 0
// expect: A(n: 0) A(n: 0) A(n: 0) A(n: 4)
// expect: 3 3.5 0 0.0 0.0
// expect: 0.0
// expect: 0.0 A(n: 0)
// expect: 0.0 0.0 0.0
// expect: 0.0
// expect: 6 5.0
// expect: A(n: 2) A(n: 0)
// expect: A(n: 0)
// expect: A(n: 0)
// expect: A(n: 0)
// expect: A(n: 0)
// expect: A(n: 0)
// expect: A(n: 0)
// expect: A(n: 1) A(n: 0)
// expect: ["q": 1]
// expect: nil Optional(1)
// expect: ["0:[2]", "1:[1, 3]"]
// expect: false [3, 2] ["b"]
// expect: Optional(2) Optional("b") []
// expect: 2
// expect: [] 2
// expect: [main.A(n: 1), main.A(n: 1)]
