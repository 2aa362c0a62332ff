// A value that writes itself is shown by what it writes, before its description and behind its debugging one.
struct Page: TextOutputStreamable {
  let lines: [String]
  func write<Target: TextOutputStream>(to target: inout Target) {
    for line in lines { target.write(line + ";") }
  }
}
print(Page(lines: ["a", "b"]), "\(Page(lines: ["c"]))", Page(lines: []), [Page(lines: ["d"])])
// expect: a;b; c;  [d;]
indirect enum Tree: TextOutputStreamable, CustomStringConvertible, CustomDebugStringConvertible {
  case leaf(Int)
  case pair(Tree, Tree)
  var description: String { "described" }
  var debugDescription: String { "debugged" }
  func write<Target>(to target: inout Target) where Target: TextOutputStream {
    switch self {
    case .leaf(let number): target.write("\(number)")
    case .pair(let left, let right):
      target.write("(")
      left.write(to: &target)
      right.write(to: &target)
      target.write(")")
    }
  }
}
let tree = Tree.pair(.leaf(1), .pair(.leaf(2), .leaf(3)))
print(tree, "\(tree)", tree.description, [tree], String(reflecting: tree))
// expect: (1(23)) (1(23)) described [debugged] debugged
struct Both: TextOutputStreamable, CustomStringConvertible {
  let description = "described"
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("written") }
}
print(Both(), [Both()], Optional(Both()) as Any)
// expect: written [described] Optional(described)
func text<T>(of value: T) -> String { String(describing: value) }
print(String(describing: Both()), text(of: Both()))
// expect: described written
