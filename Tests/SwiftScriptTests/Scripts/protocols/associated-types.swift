protocol Container {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
extension Container {
  var count: Int { items.count }
  func mapped<T>(_ f: (Item) -> T) -> [T] { items.map(f) }
}
extension Container where Item == Int { var total: Int { items.reduce(0, +) } }
struct Bag<T>: Container {
  var items: [T] = []
  mutating func add(_ item: T) { items.append(item) }
}
var bag = Bag<Int>()
bag.add(3)
bag.add(4)
print(bag.count, bag.total, bag.mapped { $0 * 2 })  // expect: 2 7 [6, 8]
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
for i in Countdown(n: 3) { print(i) }
// expect: 3
// expect: 2
// expect: 1
print(Countdown(n: 4).map { $0 * 10 }, Array(Countdown(n: 2)))  // expect: [40, 30, 20, 10] [2, 1]
