// type erasure, any/some, associated types
protocol Shape { var area: Double { get }; var name: String { get } }
extension Shape { var name: String { "\(type(of: self))" }; func describe() -> String { "\(name) of \(area)" } }
struct Circle: Shape { let r: Double; var area: Double { 3 * r * r } }
struct Square: Shape { var side = 1.0; var area: Double { side * side }; let name = "square" }
func make(_ big: Bool) -> some Shape { Square(side: big ? 10 : 1) }
func total(_ shapes: [any Shape]) -> Double { shapes.map(\.area).reduce(0, +) }
func largest<S: Sequence>(_ s: S) -> (any Shape)? where S.Element == any Shape { s.max { $0.area < $1.area } }
func show(_ s: some Shape) { print(s.describe()) }
show(Circle(r: 2)); show(make(true)); print(total([Circle(r: 1), Square(side: 2), make(false)]))
print(largest([Circle(r: 1), Square(side: 2)] as [any Shape])?.name ?? "none")
protocol Store { associatedtype Item; var items: [Item] { get }; mutating func add(_ item: Item) ; func first(where p: (Item) -> Bool) -> Item? }
extension Store { func first(where p: (Item) -> Bool) -> Item? { for i in items where p(i) { return i }; return nil } }
extension Store where Item: Comparable { var sorted: [Item] { items.sorted() } }
extension Store where Item == String { func joined() -> String { items.joined(separator: ",") } }
struct Memory<T>: Store { var items: [T] = []; mutating func add(_ item: T) { items.append(item) } }
struct AnyStore<Item>: Store {
  private var box: Box
  private class Box { var get: () -> [Item]; var put: (Item) -> Void; init(get: @escaping () -> [Item], put: @escaping (Item) -> Void) { self.get = get; self.put = put } }
  init<S: Store>(_ store: S) where S.Item == Item { var copy = store; box = Box(get: { copy.items }, put: { copy.add($0) }) }
  var items: [Item] { box.get() }
  mutating func add(_ item: Item) { box.put(item) }
}
var memory = Memory<String>(); memory.add("b"); memory.add("a")
var any = AnyStore(memory); any.add("c")
print(any.items, any.sorted, any.joined(), memory.items, any.first { $0 > "a" } ?? "-")
var numbers = Memory(items: [3, 1]); numbers.add(2); print(numbers.sorted, numbers.first { $0 < 3 }!)
struct AnyComparator<T> { let compare: (T, T) -> Bool
  init(_ compare: @escaping (T, T) -> Bool) { self.compare = compare }
  init<V: Comparable>(_ path: KeyPath<T, V>) { compare = { $0[keyPath: path] < $1[keyPath: path] } }
  var reversed: AnyComparator { AnyComparator { compare($1, $0) } } }
extension Sequence { func sorted(with c: AnyComparator<Element>) -> [Element] { sorted(by: c.compare) } }
print(["ccc", "a", "bb"].sorted(with: AnyComparator(\.count)), ["ccc", "a", "bb"].sorted(with: AnyComparator(\.count).reversed))
protocol Handler { associatedtype Message; func handle(_ m: Message) -> String }
struct AnyHandler<M>: Handler { private let _handle: (M) -> String
  init<H: Handler>(_ h: H) where H.Message == M { _handle = h.handle }
  func handle(_ m: M) -> String { _handle(m) } }
struct IntHandler: Handler { func handle(_ m: Int) -> String { "int \(m)" } }
struct Twice: Handler { let times: Int; func handle(_ m: Int) -> String { String(repeating: "\(m)", count: times) } }
let handlers: [AnyHandler<Int>] = [.init(IntHandler()), AnyHandler(Twice(times: 2))]
handlers.forEach { print($0.handle(7)) }
class Node<Value> { var value: Value; weak var parent: Node?; var children: [Node<Value>] = []
  init(_ v: Value, _ children: Node<Value>...) { value = v; self.children = children; children.forEach { $0.parent = self } }
  func walk(_ visit: (Node, Int) throws -> Void, depth: Int = 0) rethrows { try visit(self, depth); for c in children { try c.walk(visit, depth: depth + 1) } } }
let tree = Node("root", Node("a", Node("a1")), Node("b"))
tree.walk { print(String(repeating: " ", count: $1) + $0.value) }
print(tree.children[0].children.first?.parent?.parent?.value ?? "no parent")
func box<T>(_ t: T) -> () -> T { { t } }
print(box(3)() + 1, box("s")().count, type(of: box([1])()))
func either(_ flag: Bool) -> any Equatable { flag ? 1 : "one" }
print(either(true), either(false))
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
print(same(1, 1), same("a", 1))

// expect: Circle of 12.0
// expect: square of 100.0
// expect: 8.0
// expect: square
// expect: ["b", "a", "c"] ["a", "b", "c"] b,a,c ["b", "a"] b
// expect: [1, 2, 3] 1
// expect: ["a", "bb", "ccc"] ["ccc", "bb", "a"]
// expect: int 7
// expect: 77
// expect: root
// expect:  a
// expect:   a1
// expect:  b
// expect: root
// expect: 4 1 Array<Int>
// expect: 1 one
// expect: true false
