// Protocol-oriented
protocol Shape { var area: Double { get }; var name: String { get }; func scaled(by k: Double) -> Self }
extension Shape { var name: String { "\(type(of: self))" }; func describe() -> String { "\(name) of \(area)" } }
struct Square: Shape { var side: Double; var area: Double { side * side }; func scaled(by k: Double) -> Square { Square(side: side * k) } }
struct Circle: Shape { var radius: Double; var area: Double { 3 * radius * radius }; var name: String { "Round" }; func scaled(by k: Double) -> Circle { .init(radius: radius * k) } }
let shapes: [any Shape] = [Square(side: 2), Circle(radius: 1)]
shapes.forEach { print($0.describe(), $0.scaled(by: 2).area) }
print(shapes.map { $0.area }.max()!, shapes.sorted { $0.area < $1.area }.map(\.name))
func total<S: Sequence>(_ s: S) -> Double where S.Element: Shape { s.reduce(0) { $0 + $1.area } }
print(total([Square(side: 1), Square(side: 3)]), total(Set<Sq>([Sq(side: 2)])))
struct Sq: Shape, Hashable { let side: Double; var area: Double { side }; func scaled(by k: Double) -> Sq { Sq(side: side * k) } }
protocol Stack { associatedtype Element; mutating func push(_ e: Element); mutating func pop() -> Element?; var isEmpty: Bool { get } }
extension Stack { mutating func pushAll<C: Collection>(_ c: C) where C.Element == Element { c.forEach { push($0) } } }
struct ArrayStack<T>: Stack { private var items: [T] = []; mutating func push(_ e: T) { items.append(e) }; mutating func pop() -> T? { items.popLast() }; var isEmpty: Bool { items.isEmpty } }
var s = ArrayStack<Character>(); s.pushAll("abc"); while let c = s.pop() { print(c, terminator: "") }; print()
protocol Describable { static var kind: String { get }; init() }
extension Describable { static func make() -> Self { Self() } }
struct A: Describable { static let kind = "a" }; final class B: Describable { static var kind: String { "b" }; init() {} }
let kinds: [Describable.Type] = [A.self, B.self]
print(kinds.map { $0.kind }, kinds.map { type(of: $0.init()) }, A.make(), B.make() is B)
protocol Observer: AnyObject { func update(_ v: Int) }
final class Subject { private var observers: [WeakBox] = []; struct WeakBox { weak var o: Observer? }
  func add(_ o: Observer) { observers.append(WeakBox(o: o)) }
  func send(_ v: Int) { observers.removeAll { $0.o == nil }; observers.forEach { $0.o?.update(v) }; print("observers", observers.count) } }
final class Printer: Observer { let id: String; init(_ id: String) { self.id = id }; func update(_ v: Int) { print(id, v) }; deinit { print("bye", id) } }
let subject = Subject(); let p = Printer("p"); subject.add(p)
do { let q = Printer("q"); subject.add(q); subject.send(1) }
subject.send(2)
struct Matrix<T: Numeric> { var rows: [[T]]; static func * (l: Matrix, r: Matrix) -> Matrix { Matrix(rows: l.rows.map { row in r.rows[0].indices.map { c in zip(row, r.rows.map { $0[c] }).reduce(0) { $0 + $1.0 * $1.1 } } }) } }
print((Matrix(rows: [[1, 2], [3, 4]]) * Matrix(rows: [[0, 1], [1, 0]])).rows)
extension Collection where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
print([1, 2, 2].isSorted(), "cab".isSorted(), (1...3).isSorted(), [3.0, 1].isSorted())
extension Sequence where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
  var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
print([1, 2, 1, 3].uniqued(), "hello".uniqued(), "hello".histogram["l"]!, type(of: "hello".histogram))
indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
  func inserting(_ v: T) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf); case let .node(l, x, r): return v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v)) } }
  var sorted: [T] { switch self { case .leaf: return []; case let .node(l, x, r): return l.sorted + [x] + r.sorted } } }
print([5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }.sorted, ["b", "a"].reduce(Tree<String>.leaf) { $0.inserting($1) }.sorted)
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, AdditiveArithmetic, CustomStringConvertible {
  var cents: Int; init(integerLiteral v: Int) { cents = v * 100 }; init(floatLiteral v: Double) { cents = Int(v * 100) }; init(cents: Int) { self.cents = cents }
  static var zero: Money { Money(cents: 0) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; var description: String { "$\(cents / 100).\(String(cents % 100 + 100).dropFirst())" } }
let wallet: [Money] = [5, 2.5, 10]; print(wallet, wallet.reduce(.zero, +), wallet.max()!, 3 + wallet[0], wallet.sorted())
// expect: Square of 4.0 16.0
// expect: Round of 3.0 12.0
// expect: 4.0 ["Round", "Square"]
// expect: 10.0 2.0
// expect: cba
// expect: ["a", "b"] [main.A, main.B] A() true
// expect: p 1
// expect: q 1
// expect: observers 2
// expect: bye q
// expect: p 2
// expect: observers 1
// expect: [[2, 1], [4, 3]]
// expect: true false true false
// expect: [1, 2, 3] ["h", "e", "l", "o"] 2 Dictionary<Character, Int>
// expect: [1, 2, 5, 8] ["a", "b"]
// expect: [$5.00, $2.50, $10.00] $17.50 $10.00 $8.00 [$2.50, $5.00, $10.00]
