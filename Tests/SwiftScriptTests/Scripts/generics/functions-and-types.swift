func first<T>(_ list: [T], where test: (T) -> Bool) -> T? {
  for item in list where test(item) { return item }
  return nil
}
print(first([1, 2, 3]) { $0 > 1 } as Any, first(["a"]) { $0 == "z" } as Any)
// expect: Optional(2) nil
struct Pair<A, B> {
  let a: A
  let b: B
  func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
}
print(Pair(a: 1, b: "x").swapped().a)  // expect: x
final class Queue<Element> {
  private var items: [Element] = []
  func enqueue(_ item: Element) { items.append(item) }
  func dequeue() -> Element? { items.isEmpty ? nil : items.removeFirst() }
  var count: Int { items.count }
}
let queue = Queue<String>()
queue.enqueue("a")
queue.enqueue("b")
print(queue.dequeue()!, queue.count, queue.dequeue()!, queue.dequeue() as Any)  // expect: a 1 b nil
func largest<T: Comparable>(_ list: [T]) -> T? {
  guard var best = list.first else { return nil }
  for item in list where item > best { best = item }
  return best
}
print(largest([3, 9, 2])!, largest(["b", "c", "a"])!, largest([] as [Int]) as Any)
// expect: 9 c nil
func equal<T>(_ a: T, _ b: T) -> Bool where T: Equatable { a == b }
print(equal(1, 1), equal("a", "b"))  // expect: true false
class Observable<T> {
  private var observers: [(T) -> Void] = []
  var value: T { didSet { observers.forEach { $0(value) } } }
  init(_ value: T) { self.value = value }
  func bind(_ observer: @escaping (T) -> Void) { observers.append(observer); observer(value) }
}
let text = Observable("start")
text.bind { print("value:", $0) }
// expect: value: start
// expect: value: changed
text.value = "changed"
indirect enum List<T> {
  case empty, node(T, List<T>)
  var array: [T] { switch self { case .empty: []; case .node(let x, let rest): [x] + rest.array } }
}
print(List.node(1, .node(2, .empty)).array)  // expect: [1, 2]
typealias Handler<T> = (T) -> String
let handler: Handler<Int> = { "#\($0)" }
print(handler(4))  // expect: #4
