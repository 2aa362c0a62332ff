// Generic containers: linked list, stack, queue, LRU cache
protocol Container {
  associatedtype Item
  var count: Int { get }
  mutating func append(_ item: Item)
  subscript(i: Int) -> Item { get }
}
extension Container {
  var isEmpty: Bool { count == 0 }
  func items() -> [Item] { (0..<count).map { self[$0] } }
}
extension Container where Item: Numeric {
  func sum() -> Item { items().reduce(0, +) }
}
extension Container where Item: Equatable {
  func startsWith(_ item: Item) -> Bool { count >= 1 && self[0] == item }
}
final class ListNode<T> {
  var value: T
  var next: ListNode?
  weak var previous: ListNode?
  init(_ value: T) { self.value = value }
}
struct LinkedList<Element>: Sequence, ExpressibleByArrayLiteral {
  private var head: ListNode<Element>?
  private var tail: ListNode<Element>?
  private(set) var count = 0
  init() {}
  init(arrayLiteral elements: Element...) { elements.forEach { append($0) } }
  mutating func append(_ value: Element) {
    let node = ListNode(value)
    if let tail {
      tail.next = node
      node.previous = tail
    } else { head = node }
    tail = node
    count += 1
  }
  mutating func reverse() {
    var node = head
    var last: ListNode<Element>?
    tail = head
    while let current = node {
      let next = current.next
      current.next = last
      current.previous = next
      last = current
      node = next
    }
    head = last
  }
  func makeIterator() -> AnyIterator<Element> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current?.value
    }
  }
}
extension LinkedList: Container {
  subscript(i: Int) -> Element {
    var it = makeIterator()
    for _ in 0..<i { _ = it.next() }
    return it.next()!
  }
}
extension LinkedList: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { "[" + map { $0.description }.joined(separator: " -> ") + "]" }
}
extension LinkedList: Equatable where Element: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
struct LRU<Key: Hashable, Value> {
  private var storage: [Key: (value: Value, stamp: Int)] = [:]
  private var clock = 0
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  subscript(key: Key) -> Value? {
    mutating get {
      guard let entry = storage[key] else { return nil }
      clock += 1
      storage[key] = (entry.value, clock)
      return entry.value
    }
    set {
      clock += 1
      guard let newValue else { storage.removeValue(forKey: key); return }
      storage[key] = (newValue, clock)
      if storage.count > capacity, let oldest = storage.min(by: { $0.value.stamp < $1.value.stamp }) {
        storage[oldest.key] = nil
      }
    }
  }
  var keys: [Key] { storage.sorted { $0.value.stamp > $1.value.stamp }.map(\.key) }
}
struct Queue<T>: Container {
  private var inbox: [T] = [], outbox: [T] = []
  var count: Int { inbox.count + outbox.count }
  mutating func append(_ item: T) { inbox.append(item) }
  mutating func dequeue() -> T? {
    if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }
    return outbox.popLast()
  }
  subscript(i: Int) -> T { i < outbox.count ? outbox[outbox.count - 1 - i] : inbox[i - outbox.count] }
}
var list: LinkedList = [1, 2, 3]
list.append(4)
print(list, list.count, list.sum(), list.startsWith(1))
list.reverse()
print(list, list == [4, 3, 2, 1], list.contains(3), list.max()!)
print(list.sorted(), list.filter { $0 % 2 == 0 }, list.enumerated().map { "\($0):\($1)" })
var cache = LRU<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2
print(cache["a"] ?? -1)
cache["c"] = 3
print(cache.keys, cache["b"] as Any, cache["c"] as Any)
var q = Queue<String>()
["x", "y", "z"].forEach { q.append($0) }
print(q.dequeue() ?? "none", q.count, q[0], q[1], q.items(), q.isEmpty)
q.append("w")
while let s = q.dequeue() { print(s, terminator: " ") }
print(q.isEmpty, type(of: q), type(of: list))
func total<C: Container>(_ c: C) -> Int where C.Item == String { c.items().map(\.count).reduce(0, +) }
q.append("hello"); q.append("you")
print(total(q))
func describe(_ c: some Container) -> String { "\(c.count) of \(type(of: c))" }
print(describe(q), describe(list))
let any: [any Container] = [q, list]
print(any.map(\.count), any.map { $0.isEmpty })

// expect: [1 -> 2 -> 3 -> 4] 4 10 true
// expect: [4 -> 3 -> 2 -> 1] true true 4
// expect: [1, 2, 3, 4] [4, 2] ["0:4", "1:3", "2:2", "3:1"]
// expect: 1
// expect: ["c", "a"] nil Optional(3)
// expect: x 2 y z ["y", "z"] false
// expect: y z w true Queue<String> LinkedList<Int>
// expect: 8
// expect: 2 of Queue<String> 4 of LinkedList<Int>
// expect: [2, 4] [false, false]
