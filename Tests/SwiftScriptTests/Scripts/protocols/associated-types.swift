protocol Container {
  associatedtype Item
  var count: Int { get }
  mutating func append(_ item: Item)
  subscript(i: Int) -> Item { get }
}
struct IntStack: Container {
  private var items: [Int] = []
  var count: Int { items.count }
  mutating func append(_ item: Int) { items.append(item) }
  subscript(i: Int) -> Int { items[i] }
}
struct Box<T>: Container {
  var contents: [T] = []
  var count: Int { contents.count }
  mutating func append(_ item: T) { contents.append(item) }
  subscript(i: Int) -> T { contents[i] }
}
func allItems<C: Container>(_ c: C) -> [C.Item] { (0..<c.count).map { c[$0] } }
var ints = IntStack()
ints.append(1); ints.append(2)
var box = Box<String>()
box.append("a")
print(allItems(ints), allItems(box))  // expect: [1, 2] ["a"]
func matches<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
}
var other = Box<Int>()
other.append(1); other.append(2)
print(matches(ints, other))  // expect: true
extension Container { var isEmpty: Bool { count == 0 }; var last: Item? { isEmpty ? nil : self[count - 1] } }
print(ints.last!, Box<Int>().isEmpty)  // expect: 2 true
