protocol Priced { var price: Double { get } }
protocol Item: Priced, CustomStringConvertible { var name: String { get } }
extension Item { var description: String { "\(name) @ \(price)" } }
struct Fruit: Item { let name: String; let price: Double }
struct Discounted<T: Item>: Item {
  let base: T, percent: Double
  var name: String { base.name + "*" }
  var price: Double { base.price * (1 - percent / 100) }
}
struct Cart {
  private var lines: [(item: any Item, count: Int)] = []
  mutating func add(_ item: any Item, _ count: Int = 1) { lines.append((item, count)) }
  var total: Double { lines.reduce(0) { $0 + $1.item.price * Double($1.count) } }
  var summary: [String] { lines.map { "\($0.count)x \($0.item)" } }
}
var cart = Cart()
let apple = Fruit(name: "apple", price: 2)
cart.add(apple, 3)
cart.add(Discounted(base: apple, percent: 50))
print(cart.summary, cart.total)  // expect: ["3x apple @ 2.0", "1x apple* @ 1.0"] 7.0
print([apple, Fruit(name: "fig", price: 1)].map { "\($0)" }, apple)
// expect: ["apple @ 2.0", "fig @ 1.0"] apple @ 2.0
