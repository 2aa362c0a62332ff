struct Pair<A, B> {
  let first: A, second: B
  func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
  func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(first: f(first), second: second) }
}
let p = Pair(first: 1, second: "a")
print(p.first, p.second, p.swapped().first, p.map { "<\($0)>" }.first)  // expect: 1 a a <1>
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(first: 1, second: 2) == Pair(first: 1, second: 2))  // expect: true
extension Pair where A == Int { var doubled: Int { first * 2 } }
print(p.doubled)  // expect: 2
class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = storage[key] { return found }
    let made = make()
    storage[key] = made
    return made
  }
  var count: Int { storage.count }
}
let cache = Cache<String, Int>()
print(cache.value(for: "a") { print("making"); return 5 }, cache.value(for: "a") { 9 }, cache.count)
// expect: making
// expect: 5 5 1
struct Queue<T> {
  private var items: [T] = []
  mutating func enqueue(_ t: T) { items.append(t) }
  mutating func dequeue() -> T? { items.isEmpty ? nil : items.removeFirst() }
  init(_ items: T...) { self.items = items }
}
var q = Queue(1, 2)
q.enqueue(3)
print(q.dequeue()!, q.dequeue()!, q.dequeue()!, q.dequeue() as Any)  // expect: 1 2 3 nil
func first<T>(_ list: [T], where test: (T) -> Bool) -> T? { for x in list where test(x) { return x }; return nil }
print(first([1, 2, 3]) { $0 > 1 }!, first(["a"]) { $0.isEmpty } as Any)  // expect: 2 nil
indirect enum Linked<T> { case end, node(T, Linked<T>) }
extension Linked { var count: Int { if case .node(_, let rest) = self { return 1 + rest.count }; return 0 } }
print(Linked.node(1, .node(2, .end)).count)  // expect: 2
