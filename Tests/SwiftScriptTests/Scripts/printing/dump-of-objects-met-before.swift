final class Node: CustomStringConvertible {
  var next: Node?
  var other: Node?
  var description: String { "node" }
}
let node = Node()
node.next = node
node.other = Node()
dump(node)
dump([Node(), node])
// expect: ▿ node #0
// expect:   ▿ next: Optional(node)
// expect:     ▿ some: node #0
// expect:   ▿ other: Optional(node)
// expect:     ▿ some: node #1
// expect:       - next: nil
// expect:       - other: nil
// expect: ▿ 2 elements
// expect:   ▿ node #0
// expect:     - next: nil
// expect:     - other: nil
// expect:   ▿ node #1
// expect:     ▿ next: Optional(node)
// expect:       ▿ some: node #1
// expect:     ▿ other: Optional(node)
// expect:       ▿ some: node #2
// expect:         - next: nil
// expect:         - other: nil
