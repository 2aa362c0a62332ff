typealias Meters = Double
typealias Handler = (Int) -> String
typealias Pair<T> = (first: T, second: T)
typealias Table<Value> = [String: Value]
let m: Meters = 2
let h: Handler = { "<\($0)>" }
let p: Pair<Int> = (1, 2)
let t: Table<Bool> = ["a": true]
print(m, h(3), p.second, t)  // expect: 2.0 <3> 2 ["a": true]
struct Shop {
  typealias Price = Int
  struct Item { var price: Price }
  func total(_ items: [Item]) -> Price { items.reduce(0) { $0 + $1.price } }
}
let price: Shop.Price = 4
print(Shop().total([.init(price: price), .init(price: 1)]))  // expect: 5
protocol Container { associatedtype Item; typealias Items = [Item]; var all: Items { get } }
struct Box: Container { typealias Item = String; var all: Items { ["x"] } }
print(Box().all)  // expect: ["x"]
typealias Both = Equatable & CustomStringConvertible
func show<T: Both>(_ a: T, _ b: T) -> String { a == b ? a.description : "differ" }
print(show(1, 1), show(1, 2))  // expect: 1 differ
typealias IntBox = Array<Int>
print(IntBox(repeating: 1, count: 2), IntBox.self)  // expect: [1, 1] Array<Int>
extension Meters { var kilometers: Double { self / 1000 } }
print(Meters(500).kilometers)  // expect: 0.5
