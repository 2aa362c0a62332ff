protocol Bag { associatedtype Item; var items: [Item] { get set } }
extension Bag { mutating func add(_ item: Item) { items.append(item) }
  mutating func fill(_ n: Int, with item: Item) { for _ in 0..<n { items.append(item) } } }
struct Doubles: Bag { var items: [Double] = [] }
final class Box<T>: Bag { var items: [T] = [] }
var d = Doubles(); d.add(1); d.fill(2, with: 3); print(d.items)
var b = Box<Double>(); b.add(4); print(b.items)
protocol Store { associatedtype Value; func put(_ v: Value) -> String }
extension Store { func twice(_ v: Value) -> String { put(v) + put(v) } }
struct Prices: Store { func put(_ v: Double) -> String { "[\(v)]" } }
print(Prices().twice(5), Prices().put(6))
// expect: [1.0, 3.0, 3.0]
// expect: [4.0]
// expect: [5.0][5.0] [6.0]
