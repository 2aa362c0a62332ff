struct NonEmpty<T> {
  private var head: T, tail: [T]
  init(_ head: T, _ tail: T...) { self.head = head; self.tail = tail }
  var all: [T] { [head] + tail }
  func map<U>(_ f: (T) -> U) -> [U] { all.map(f) }
  mutating func append(_ t: T) { tail.append(t) }
  subscript(i: Int) -> T { i == 0 ? head : tail[i - 1] }
}
var n = NonEmpty("a", "b")
n.append("c")
print(n.all, n[0], n[2], n.map { $0 + "!" })  // expect: ["a", "b", "c"] a c ["a!", "b!", "c!"]
final class Observable<Value> {
  private var observers: [(Value, Value) -> Void] = []
  var value: Value { didSet { observers.forEach { $0(oldValue, value) } } }
  init(_ v: Value) { value = v }
  func observe(_ f: @escaping (Value, Value) -> Void) { observers.append(f) }
}
let o = Observable(1)
o.observe { print("\($0) -> \($1)") }
o.value = 2  // expect: 1 -> 2
o.value += 5  // expect: 2 -> 7
struct Weighted<T: Hashable> { private var weights: [T: Int] = [:]; mutating func add(_ t: T, _ w: Int = 1) { weights[t, default: 0] += w }; var heaviest: T? { weights.max { $0.value < $1.value }?.key } }
var w = Weighted<String>()
w.add("x"); w.add("y", 3); w.add("x")
print(w.heaviest!)  // expect: y
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let x): return r(x) } } }
let sides: [Either<Int, String>] = [.left(1), .right("r")]
print(sides.map { $0.fold({ "L\($0)" }, { "R" + $0 }) })  // expect: ["L1", "Rr"]
