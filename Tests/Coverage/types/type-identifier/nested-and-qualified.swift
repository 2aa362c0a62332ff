struct Shop {
  struct Item { let name: String }
  enum Size: String { case small, large }
  class Till { var sum = 0 }
  typealias Price = Double
}
let item: Shop.Item = Shop.Item(name: "tea")
let size: Shop.Size = .large
let till: Shop.Till = .init()
let price: Shop.Price = 2
print(item, size, till.sum, price)  // expect: Item(name: "tea") large 0 2.0
let n: Swift.Int = 4
let list: Swift.Array<Swift.String> = ["a"]
print(n, list)  // expect: 4 ["a"]
extension Shop.Item { var shout: String { name.uppercased() } }
print(item.shout)  // expect: TEA
struct Stack<T> {
  struct Node { let value: T }
  var nodes: [Node] = []
}
let node = Stack<Int>.Node(value: 3)
print(node.value, type(of: node))  // expect: 3 Node
print(Stack<Int>(nodes: [node]).nodes.count)  // expect: 1
print(Shop.Size(rawValue: "small") as Any)  // expect: Optional(main.Shop.Size.small)
