func identity<T>(_ value: T) -> T { value }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func largest<T: Comparable>(_ list: [T]) -> T? { list.max() }
func count<C: Collection>(_ c: C) -> Int where C.Element: Equatable { c.count }
print(identity(1), identity("a"), pair(1, "b"))  // expect: 1 a (1, "b")
print(largest([3, 9, 2])!, largest([String]()) as Any, count("abc"))  // expect: 9 nil 3
struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.popLast() }
  func map<R>(_ f: (Element) -> R) -> Stack<R> { var s = Stack<R>(); for i in items { s.push(f(i)) }; return s }
}
var s = Stack<Int>()
s.push(1); s.push(2)
var texts = s.map { "<\($0)>" }
print(s.pop()!, texts.pop()!, type(of: texts))  // expect: 2 <2> Stack<String>
enum Tree<T: Comparable> {
  case leaf
  indirect case node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree {
    guard case let .node(l, v, r) = self else { return .node(.leaf, x, .leaf) }
    return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x))
  }
  var sorted: [T] { if case let .node(l, v, r) = self { l.sorted + [v] + r.sorted } else { [] } }
}
print([3, 1, 2].reduce(Tree.leaf) { $0.inserting($1) }.sorted)  // expect: [1, 2, 3]
class Box<T> { var value: T; init(_ v: T) { value = v }; func same<U>(_ u: U) -> Bool { T.self == U.self } }
print(Box(1).value, Box("a").same("b"), Box(1).same("b"))  // expect: 1 true false
typealias Predicate<T> = (T) -> Bool
func filter<T>(_ l: [T], _ p: Predicate<T>) -> [T] { l.filter(p) }
print(filter([1, 2, 3]) { $0 > 1 })  // expect: [2, 3]
