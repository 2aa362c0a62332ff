indirect enum Tree<T: Comparable> {
  case leaf
  case node(Tree<T>, T, Tree<T>)
  func inserting(_ x: T) -> Tree<T> {
    switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case .node(let l, let v, let r):
      if x < v { return .node(l.inserting(x), v, r) }
      if x > v { return .node(l, v, r.inserting(x)) }
      return self
    }
  }
  var sorted: [T] {
    switch self { case .leaf: return []; case .node(let l, let v, let r): return l.sorted + [v] + r.sorted }
  }
}
var t = Tree<Double>.leaf
for x in [3.0, 1, 2] { t = t.inserting(x) }
t = t.inserting(5)
print(t.sorted, type(of: t))
struct LinkedList<T> {
  class Node { var value: T; var next: Node?; init(_ v: T) { value = v } }
  var head: Node?
  mutating func push(_ v: T) { let n = Node(v); n.next = head; head = n }
  func toArray() -> [T] { var r: [T] = []; var n = head; while let x = n { r.append(x.value); n = x.next }; return r }
}
var l = LinkedList<Double>()
l.push(1); l.push(2)
print(l.toArray(), type(of: l))
class Base<T> { let v: T; init(v: T) { self.v = v }; func show() -> String { "Base(\(v))" } }
class Derived: Base<Double> { override func show() -> String { "Derived " + super.show() } }
class Derived2<U>: Base<U> { var more: [U] = []; override func show() -> String { "D2 \(more) " + super.show() } }
print(Derived(v: 1).show(), Derived2<Double>(v: 2).show(), type(of: Derived2<Int>(v: 1)))
let bases: [Base<Double>] = [Derived(v: 1), Derived2(v: 3), Base(v: 4)]
for b in bases { print(b.show()) }
struct Wrapper<T> { let inner: T }
print(Wrapper(inner: Wrapper(inner: 1)), type(of: Wrapper(inner: Wrapper(inner: 1.5))))
let w: Wrapper<Wrapper<Double>> = Wrapper(inner: Wrapper(inner: 1))
print(w)
struct Queue<T>: ExpressibleByArrayLiteral { var items: [T]; init(arrayLiteral elements: T...) { items = elements } }
let q: Queue<Double> = [1, 2]
print(q)
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var aa = 1.0, bb = 2.0
swapTwo(&aa, &bb); print(aa, bb)
struct Matrix<T: Numeric> {
  let rows: Int, cols: Int
  var grid: [T]
  init(rows: Int, cols: Int) { self.rows = rows; self.cols = cols; grid = Array(repeating: 0, count: rows * cols) }
  subscript(r: Int, c: Int) -> T { get { grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
  static func + (a: Matrix, b: Matrix) -> Matrix { var m = a; for i in 0..<a.grid.count { m.grid[i] = a.grid[i] + b.grid[i] }; return m }
}
var m = Matrix<Double>(rows: 2, cols: 2); m[0, 1] = 3; print(m.grid, (m + m).grid, m)
func sum<T: Numeric>(_ xs: [T]) -> T { var t: T = 0; for x in xs { t += x }; return t }
print(sum([1, 2]), sum([1.5, 2]), sum([Double]()))
struct Point<T: Numeric>: Equatable { var x: T; var y: T
  static var zero: Point { Point(x: 0, y: 0) } 
  static func * (p: Point, k: T) -> Point { Point(x: p.x * k, y: p.y * k) } }
print(Point<Double>.zero, Point(x: 1, y: 2.5) * 2, Point(x: 1, y: 2) == Point(x: 1, y: 2))
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
let o: Int? = nil; print(o.orZero)
extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
print([1, 2].total(), [1.5, 2].total())
final class Observable<T> {
  typealias Listener = (T) -> Void
  private var ls: [Listener] = []
  var value: T { didSet { ls.forEach { $0(value) } } }
  init(_ v: T) { value = v }
  func bind(_ l: @escaping Listener) { ls.append(l); l(value) }
}
let ob = Observable<Double>(1); ob.bind { print("got", $0) }; ob.value = 2
let ob2 = Observable<[Int]>([]); ob2.bind { print("got", $0) }; ob2.value.append(3)
let ob3 = Observable<String?>(nil); ob3.bind { print("got", $0 as Any) }; ob3.value = "x"
print(type(of: ob3))

// expect: [1.0, 2.0, 3.0, 5.0] Tree<Double>
// expect: [2.0, 1.0] LinkedList<Double>
// expect: Derived Base(1.0) D2 [] Base(2.0) Derived2<Int>
// expect: Derived Base(1.0)
// expect: D2 [] Base(3.0)
// expect: Base(4.0)
// expect: Wrapper<Wrapper<Int>>(inner: main.Wrapper<Swift.Int>(inner: 1)) Wrapper<Wrapper<Double>>
// expect: Wrapper<Wrapper<Double>>(inner: main.Wrapper<Swift.Double>(inner: 1.0))
// expect: Queue<Double>(items: [1.0, 2.0])
// expect: 2.0 1.0
// expect: [0.0, 3.0, 0.0, 0.0] [0.0, 6.0, 0.0, 0.0] Matrix<Double>(rows: 2, cols: 2, grid: [0.0, 3.0, 0.0, 0.0])
// expect: 3 3.5 0.0
// expect: Point<Double>(x: 0.0, y: 0.0) Point<Double>(x: 2.0, y: 5.0) true
// expect: 0
// expect: 3 3.5
// expect: got 1.0
// expect: got 2.0
// expect: got []
// expect: got [3]
// expect: got nil
// expect: got Optional("x")
// expect: Observable<Optional<String>>
