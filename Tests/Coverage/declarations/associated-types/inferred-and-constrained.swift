protocol Container {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ item: Item)
}
extension Container { mutating func add(_ item: Item) { items.append(item) } }
struct Texts: Container { var items: [String] = [] }
struct Numbers: Container { typealias Item = Int; var items = [1] }
struct Many<T>: Container { var items: [T] }
var t = Texts()
t.add("a")
var m = Many(items: [1.5])
m.add(2)
print(t.items, m.items)  // expect: ["a"] [1.5, 2.0]
func first<C: Container>(_ c: C) -> C.Item? { c.items.first }
print(first(t)!, first(Numbers())!)  // expect: a 1
protocol Graph { associatedtype Node: Hashable; associatedtype Edges: Collection where Edges.Element == Node; func edges(of n: Node) -> Edges }
struct Ring: Graph { func edges(of n: Int) -> [Int] { [(n + 1) % 3] } }
func walk<G: Graph>(_ g: G, from n: G.Node, steps: Int) -> [G.Node] {
  var seen = [n]
  for _ in 0..<steps { if let next = g.edges(of: seen.last!).first { seen.append(next) } }
  return seen
}
print(walk(Ring(), from: 0, steps: 3))  // expect: [0, 1, 2, 0]
protocol Stack<Element> { associatedtype Element = Int; func top() -> Element }
struct Plain: Stack { func top() -> Int { 4 } }
struct Word: Stack { func top() -> String { "w" } }
func read(_ s: some Stack<String>) -> String { s.top() }
let any: any Stack<Int> = Plain()
print(read(Word()), any.top() + 1)  // expect: w 5
