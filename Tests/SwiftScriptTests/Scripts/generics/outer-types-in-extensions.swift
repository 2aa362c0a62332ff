// In an extension of a nested type the generic type around goes by its name alone.

final class List<Element> {
  class Node {
    let value: Element
    var next: Node?
    init(_ value: Element) { self.value = value }
  }
  var head: Node?
}

extension List.Node {
  var following: List.Node? { next }
  func list() -> List {
    let list = List()
    list.head = List.Node(value)
    return list
  }
}

let node = List<Int>.Node(3)
node.next = List<Int>.Node(4)
print(node.following!.value, node.list().head!.value, type(of: node.list()))
// expect: 4 3 List<Int>
