indirect enum Expr {
  case number(Int)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  case negate(Expr)
  func evaluate() -> Int {
    switch self {
    case .number(let n): return n
    case .add(let a, let b): return a.evaluate() + b.evaluate()
    case .multiply(let a, let b): return a.evaluate() * b.evaluate()
    case .negate(let e): return -e.evaluate()
    }
  }
}
let e = Expr.add(.number(2), .multiply(.number(3), .negate(.number(4))))
print(e.evaluate())  // expect: -10
print(e)
// expect: add(main.Expr.number(2), main.Expr.multiply(main.Expr.number(3), main.Expr.negate(main.Expr.number(4))))
enum List<T> {
  case empty
  indirect case node(T, List<T>)
  func toArray() -> [T] {
    var result: [T] = []
    var current = self
    while case .node(let value, let rest) = current {
      result.append(value)
      current = rest
    }
    return result
  }
}
let list = List.node(1, .node(2, .node(3, .empty)))
print(list.toArray())  // expect: [1, 2, 3]
enum Tree<Element: Comparable> {
  case leaf
  indirect case node(Tree, Element, Tree)
  func inserting(_ x: Element) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r):
      if x < v { return .node(l.inserting(x), v, r) }
      if x > v { return .node(l, v, r.inserting(x)) }
      return self
    }
  }
  var inOrder: [Element] {
    guard case let .node(l, v, r) = self else { return [] }
    return l.inOrder + [v] + r.inOrder
  }
}
var tree = Tree<Int>.leaf
for n in [5, 2, 8, 1, 9, 2] { tree = tree.inserting(n) }
print(tree.inOrder)  // expect: [1, 2, 5, 8, 9]
