// Classes, inheritance, protocols with default implementations, copy-on-write, visitor
protocol Visitor { associatedtype Output; func visit(_ n: Literal) -> Output; func visit(_ n: Add) -> Output; func visit(_ n: Mul) -> Output }
class Node { func accept<V: Visitor>(_ v: V) -> V.Output { fatalError("abstract") } }
final class Literal: Node { let value: Int; init(_ v: Int) { value = v }; override func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) } }
class Binary: Node { let l: Node, r: Node; init(_ l: Node, _ r: Node) { self.l = l; self.r = r } }
final class Add: Binary { override func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) } }
final class Mul: Binary { override func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) } }
struct Evaluator: Visitor {
  func visit(_ n: Literal) -> Int { n.value }
  func visit(_ n: Add) -> Int { n.l.accept(self) + n.r.accept(self) }
  func visit(_ n: Mul) -> Int { n.l.accept(self) * n.r.accept(self) }
}
struct Printer: Visitor {
  func visit(_ n: Literal) -> String { "\(n.value)" }
  func visit(_ n: Add) -> String { "(\(n.l.accept(self)) + \(n.r.accept(self)))" }
  func visit(_ n: Mul) -> String { "\(n.l.accept(self)) * \(n.r.accept(self))" }
}
let tree = Add(Literal(2), Mul(Literal(3), Add(Literal(4), Literal(1))))
print(tree.accept(Printer()), "=", tree.accept(Evaluator()))

struct Matrix<T: Numeric>: Equatable, CustomStringConvertible {
  private final class Storage { var cells: [T]; init(_ c: [T]) { cells = c } }
  private var storage: Storage
  let rows: Int, columns: Int
  static var copies: Int { get { copyCount } }
  init(_ rows: Int, _ columns: Int, fill: T = 0) { (self.rows, self.columns) = (rows, columns); storage = Storage(Array(repeating: fill, count: rows * columns)) }
  init(_ list: [[T]]) { rows = list.count; columns = list[0].count; storage = Storage(list.flatMap { $0 }) }
  subscript(r: Int, c: Int) -> T {
    get { precondition(r < rows && c < columns); return storage.cells[r * columns + c] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.cells); copyCount += 1 }
      storage.cells[r * columns + c] = newValue
    }
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var m = Matrix(a.rows, b.columns)
    for r in 0..<a.rows { for c in 0..<b.columns { for k in 0..<a.columns { m[r, c] += a[r, k] * b[k, c] } } }
    return m
  }
  static func == (a: Matrix, b: Matrix) -> Bool { a.rows == b.rows && a.storage.cells == b.storage.cells }
  var transposed: Matrix { var m = Matrix(columns, rows); for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m }
  var description: String { (0..<rows).map { r in (0..<columns).map { "\(self[r, $0])" }.joined(separator: " ") }.joined(separator: "; ") }
}
var copyCount = 0
let m = Matrix([[1, 2], [3, 4]])
var n = m
n[0, 0] = 9
n[0, 1] += 5
print(m, "|", n, "|", m * n, "|", m.transposed, m == n, m == m.transposed.transposed, copyCount)
print(Matrix([[0.5, 1], [2, 4]]) * Matrix(2, 2, fill: 1.0), type(of: m))

protocol Animal: AnyObject { var name: String { get }; var sound: String { get }; func speak() -> String }
extension Animal { func speak() -> String { "\(name) says \(sound)" }; func loud() -> String { speak().uppercased() } }
class Dog: Animal { let name: String; var sound: String { "woof" }; required init(name: String) { self.name = name }; func loud() -> String { "LOUD DOG" } }
class Puppy: Dog { override var sound: String { "yip, " + super.sound }; lazy var toys: [String] = { print("toys!"); return ["ball"] }() }
final class Cat: Animal { weak var enemy: Dog?; let name = "Tom"; var sound = "meow"; func speak() -> String { enemy.map { "hisses at \($0.name)" } ?? "purrs" } }
var dog: Dog? = Puppy(name: "Rex")
let cat = Cat()
cat.enemy = dog
let animals: [Animal] = [dog!, cat]
for a in animals { print(a.speak(), "/", a.loud()) }
print((dog as? Puppy)?.toys.count ?? 0, dog!.loud(), animals[0] is Puppy, animals[0] === dog)
func make<T: Dog>(_ t: T.Type, _ name: String) -> T { T(name: name) }
print(make(Puppy.self, "Bit").speak(), type(of: make(Dog.self, "Q")))
class Counter { static var total = 0; class var label: String { "base" }; var id: Int; init() { Counter.total += 1; id = Counter.total }; deinit { Counter.total -= 1 } ; required init(id: Int) { self.id = id } }
extension Counter { convenience init(_ n: Int, _: Void = ()) { self.init(id: n * 2) } }
final class Sub: Counter { override class var label: String { "sub of " + super.label } }
do { let c = Counter(), d = Counter(4); print(Counter.total, c.id, d.id, Sub.label) }
print(Counter.total, (Sub.self as Counter.Type).label)

// expect: (2 + 3 * (4 + 1)) = 17
// expect: 1 2; 3 4 | 9 7; 3 4 | 15 15; 39 37 | 1 3; 2 4 false true 1
// expect: 1.5 1.5; 6.0 6.0 Matrix<Int>
// expect: Rex says yip, woof / REX SAYS YIP, WOOF
// expect: hisses at Rex / HISSES AT REX
// expect: toys!
// expect: 1 LOUD DOG true true
// expect: Bit says yip, woof Dog
// expect: 1 1 8 sub of base
// expect: -1 sub of base
