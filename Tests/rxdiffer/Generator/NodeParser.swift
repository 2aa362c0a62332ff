/// Makes nodes of lines of code: a line that ends with `{` opens a block, `case …:` opens one inside a `switch`.
struct NodeParser {
  private var lines: ArraySlice<Substring>
  /// Makes an expression of a line's template.
  private let fill: (Substring) -> Expression

  init(_ text: String, fill: @escaping (Substring) -> Expression) {
    lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }[...]
    self.fill = fill
  }

  mutating func nodes() -> [Node] {
    var nodes: [Node] = []
    while let line = lines.first, !line.hasPrefix("}") { nodes.append(node()) }
    return nodes
  }

  private mutating func node() -> Node {
    let line = lines.removeFirst()
    let head = Node.Section(head: fill(line))
    if Self.isCase(line) {
      var section = head
      while let next = lines.first, !next.hasPrefix("}"), !Self.isCase(next) {
        section.body.append(node())
      }
      return Node(sections: [section], tail: "")
    }
    guard Self.opens(line) else { return Node(sections: [head], tail: nil) }
    var sections = [head]
    while true {
      sections[sections.count - 1].body = nodes()
      guard let closing = lines.popFirst() else { preconditionFailure("a block is not closed") }
      guard Self.opens(closing) else { return Node(sections: sections, tail: String(closing)) }
      sections.append(Node.Section(head: fill(closing)))
    }
  }

  private static func isCase(_ line: Substring) -> Bool {
    (line.hasPrefix("case ") || line.hasPrefix("default")) && line.hasSuffix(":")
  }

  private static func opens(_ line: Substring) -> Bool {
    line.hasSuffix("{") || (line.hasSuffix(" in") && line.contains("{"))
  }
}
