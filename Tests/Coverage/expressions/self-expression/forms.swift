struct Counter {
  var count = 0
  init(count: Int) { self.count = count }
  init() { self.init(count: 10) }
  mutating func reset() { self = Counter(count: 0) }
  func isSame(count: Int) -> Bool { count == self.count }
  subscript(n: Int) -> Int { self.count + n }
}
var counter = Counter()
print(counter[5], counter.isSame(count: 10))  // expect: 15 true
counter.reset()
print(counter)  // expect: Counter(count: 0)
enum Switch {
  case on, off
  mutating func flip() { self = self == .on ? .off : .on }
}
var s = Switch.off
s.flip()
print(s)  // expect: on
class Node {
  var next: Node?
  func link() -> Self { next = self; return self }
  static let kind = "node"
  class func describe() -> String { self.kind + " \(self)" }
  deinit { print("gone") }
}
let node = Node().link()
print(node.next === node, Node.describe())  // expect: true node Node
extension Int { var doubled: Int { self * 2 } }
print(4.doubled)  // expect: 8
node.next = nil
