// A mutable collection with the default slice: changed in place, with the indices of its base.
struct Shelf: RandomAccessCollection, MutableCollection {
  var books = [3, 1, 2, 4]
  var startIndex: Int { 0 }
  var endIndex: Int { books.count }
  subscript(i: Int) -> Int { get { books[i] } set { books[i] = newValue } }
}
var shelf = Shelf()
shelf[1...2].reverse()
print(shelf.books)  // expect: [3, 2, 1, 4]
shelf[2...].sort(by: >)
print(shelf.books)  // expect: [3, 2, 4, 1]
shelf[0..<2][1] = 9
print(shelf.books)  // expect: [3, 9, 4, 1]
print(shelf[1...].indices, type(of: shelf[1...].indices), shelf.indices)  // expect: 1..<4 Range<Int> 0..<4

// An initializer that hands on to one of a protocol's extension, in a generic type.
struct Pile<Element>: RangeReplaceableCollection {
  var items: [Element] = []
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Element { items[i] }
  init() {}
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
    items.replaceSubrange(range, with: new)
  }
  init(one element: Element) { self.init([element]) }
}
extension Pile: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}
print(Pile(one: 5).items)  // expect: [5]
let pile: Pile = ["a", "b"]
print(pile.items)  // expect: ["a", "b"]
