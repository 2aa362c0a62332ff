// Protocol-oriented: repository, specification, equatable erasure, conditional conformance, keypath validators
import Foundation
protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
protocol Repository { associatedtype Entity: Identified; mutating func save(_ e: Entity); func find(_ id: Entity.ID) -> Entity?; var all: [Entity] { get } }
extension Repository { func find(where p: (Entity) -> Bool) -> [Entity] { all.filter(p) }; subscript(id: Entity.ID) -> Entity? { find(id) } }
struct MemoryRepository<E: Identified>: Repository {
  private var store: [E.ID: E] = [:]; private var order: [E.ID] = []
  mutating func save(_ e: E) { if store.updateValue(e, forKey: e.id) == nil { order.append(e.id) } }
  func find(_ id: E.ID) -> E? { store[id] }
  var all: [E] { order.compactMap { store[$0] } }
}
extension MemoryRepository: CustomStringConvertible where E: CustomStringConvertible { var description: String { all.map(\.description).joined(separator: "; ") } }
struct Book: Identified, CustomStringConvertible, Hashable { let id: Int; var title: String; var price: Decimalish; var description: String { "\(title)@\(price)" } }
struct Decimalish: Hashable, Comparable, ExpressibleByFloatLiteral, CustomStringConvertible, AdditiveArithmetic {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
  static let zero = Decimalish(cents: 0)
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
  static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }
  var description: String { "\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)" }
}
extension Sequence { func sum<T: AdditiveArithmetic>(_ kp: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: kp] } }
  func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } }
protocol Specification { associatedtype T; func isSatisfied(by t: T) -> Bool }
struct Predicate<T>: Specification { let test: (T) -> Bool; func isSatisfied(by t: T) -> Bool { test(t) }
  static func && (a: Self, b: Self) -> Self { .init { a.test($0) && b.test($0) } }
  static prefix func ! (a: Self) -> Self { .init { !a.test($0) } } }
func == <T, V: Equatable>(kp: KeyPath<T, V>, v: V) -> Predicate<T> { .init { $0[keyPath: kp] == v } }
func > <T, V: Comparable>(kp: KeyPath<T, V>, v: V) -> Predicate<T> { .init { $0[keyPath: kp] > v } }
extension Collection { func filter(_ p: Predicate<Element>) -> [Element] { filter(p.test) } }
var repo = MemoryRepository<Book>()
repo.save(Book(id: 1, title: "Swift", price: 29.99)); repo.save(Book(id: 2, title: "Rx", price: 9.05)); repo.save(Book(id: 1, title: "Swift 2", price: 31.5))
print(repo, repo.all.count, repo[2]?.title ?? "-", repo[7] == nil, repo.all.sum(\.price))
print(repo.all.filter(\.price > 10.0 && !(\.title == "Rx")).map(\.title), repo.find { $0.price < 10.0 }.map(\.id))
print(repo.all.map(\.price).max()!, repo.all.min { $0.price < $1.price }!.title, repo.all.grouped { $0.title.count > 2 }.mapValues(\.count).sorted { "\($0)" < "\($1)" })
struct Validator<T> {
  var rules: [(String, (T) -> Bool)] = []
  func rule(_ message: String, _ test: @escaping (T) -> Bool) -> Validator { var v = self; v.rules.append((message, test)); return v }
  func rule<V>(_ kp: KeyPath<T, V>, _ message: String, _ test: @escaping (V) -> Bool) -> Self { rule(message) { test($0[keyPath: kp]) } }
  func callAsFunction(_ t: T) -> [String] { rules.filter { !$0.1(t) }.map(\.0) }
}
let validate = Validator<Book>().rule(\.title, "title empty") { !$0.isEmpty }.rule(\.price, "too cheap") { $0 >= 1.0 }.rule("odd id") { $0.id.isMultiple(of: 2) }
print(validate(Book(id: 3, title: "", price: 0.5)), validate(Book(id: 2, title: "x", price: 2.0)).isEmpty)
@dynamicMemberLookup final class Ref<T> { var value: T; init(_ v: T) { value = v }; subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> U { get { value[keyPath: kp] } set { value[keyPath: kp] = newValue } } }
let ref = Ref(Book(id: 9, title: "t", price: 1.0)); ref.title += "!!"; ref.price = ref.price + 0.25
print(ref.value, ref.title.count, ref.price.cents)
func any(_ a: any Equatable, equals b: any Equatable) -> Bool { func open<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }; return open(a) }
print(any(1, equals: 1), any("a", equals: 2), any([1], equals: [1]))
let things: [any Hashable] = [1, "a", 2.5]
print(Set(things.map { AnyHashable($0) }).count, things.map { "\(type(of: $0))" }, AnyHashable(1) == AnyHashable(1), ["k": 1] as [AnyHashable: Int])
enum Either<L, R> { case left(L), right(R) }
extension Either: Equatable where L: Equatable, R: Equatable {}
extension Either where L == R { var value: L { switch self { case .left(let v), .right(let v): return v } } }
extension Either where R: Error { func get() throws -> L { switch self { case .left(let l): return l; case .right(let e): throw e } } }
print(Either<Int, Int>.left(3).value, Either<Int, String>.right("x") == .right("x"), (try? Either<Int, CancellationError>.right(.init()).get()) as Any)

// expect: Swift 2@31.50; Rx@9.05 2 Rx true 40.55
// expect: ["Swift 2"] [2]
// expect: 31.50 Rx [(key: false, value: 1), (key: true, value: 1)]
// expect: ["title empty", "too cheap", "odd id"] true
// expect: t!!@1.25 3 125
// expect: true false true
// expect: 3 ["Int", "String", "Double"] true [AnyHashable("k"): 1]
// expect: 3 true nil
