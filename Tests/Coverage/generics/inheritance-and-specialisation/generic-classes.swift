class Store<Item> {
  var items: [Item] = []
  func add(_ item: Item) { items.append(item) }
  func describe() -> String { "\(items.count) of \(Item.self)" }
}
class Sorted<Item: Comparable>: Store<Item> {
  override func add(_ item: Item) { super.add(item); items.sort() }
}
final class Names: Sorted<String> {
  override func describe() -> String { super.describe() + ": " + items.joined(separator: " ") }
}
final class Tagged<Tag, Item>: Store<(Tag, Item)> {
  func items(of match: (Tag) -> Bool) -> [Item] { items.filter { match($0.0) }.map { $0.1 } }
}
let names = Names()
names.add("b"); names.add("a")
print(names.describe())  // expect: 2 of String: a b
let numbers: Store<Int> = Sorted<Int>()
numbers.add(3); numbers.add(1)
print(numbers.items, type(of: numbers), numbers is Sorted<Int>)  // expect: [1, 3] Sorted<Int> true
let tagged = Tagged<String, Int>()
tagged.add(("x", 1)); tagged.add(("y", 2))
print(tagged.items { $0 == "y" }, tagged.describe())  // expect: [2] 2 of (String, Int)
func fill<S: Store<Int>>(_ s: S) -> S { s.add(9); return s }
print(type(of: fill(Sorted<Int>())))  // expect: Sorted<Int>
print((names as Any) is Store<String>, (names as Any) is Store<Int>)  // expect: true false
