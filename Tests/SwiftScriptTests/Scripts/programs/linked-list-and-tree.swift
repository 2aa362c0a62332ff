final class Node<T> { var value: T; var next: Node<T>?; init(_ v: T) { value = v } }
struct LinkedList<T>: Sequence {
  private(set) var head: Node<T>?
  private var tail: Node<T>?
  mutating func append(_ v: T) {
    let node = Node(v)
    if let tail { tail.next = node } else { head = node }
    tail = node
  }
  mutating func reverse() {
    var previous: Node<T>? = nil, current = head
    tail = head
    while let node = current { current = node.next; node.next = previous; previous = node }
    head = previous
  }
  func makeIterator() -> AnyIterator<T> {
    var current = head
    return AnyIterator { defer { current = current?.next }; return current?.value }
  }
}
var list = LinkedList<Int>()
[1, 2, 3].forEach { list.append($0) }
print(list.map { $0 }, list.head!.value)  // expect: [1, 2, 3] 1
list.reverse()
print(Array(list), list.reduce(0, +))  // expect: [3, 2, 1] 6
final class Tree {
  let name: String
  private(set) var children: [Tree] = []
  weak var parent: Tree?
  init(_ name: String, _ children: [Tree] = []) { self.name = name; self.children = children; children.forEach { $0.parent = self } }
  var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  func walk(_ depth: Int = 0, _ visit: (Tree, Int) -> Void) { visit(self, depth); children.forEach { $0.walk(depth + 1, visit) } }
}
let root = Tree("root", [Tree("a", [Tree("a1")]), Tree("b")])
root.walk { print(String(repeating: "  ", count: $1) + $0.name) }
// expect: root
// expect:   a
// expect:     a1
// expect:   b
print(root.children[0].children[0].path)  // expect: root/a/a1
