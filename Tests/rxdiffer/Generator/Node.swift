/// A statement or declaration: a line, or blocks of lines with a line before each.
package struct Node: Sendable {
  struct Section: Sendable {
    var head: Expression
    var body: [Node] = []
  }

  var sections: [Section]
  /// The line that closes the last block; `nil` if there is no block.
  var tail: String?

  /// The text of the first line.
  var opening: String { sections[0].head.text }

  /// The lines, indented.
  ///
  /// - Parameter access: A modifier for each member, as the extension of another module's type needs it.
  func lines(indent: String = "", memberAccess access: String = "") -> [String] {
    var lines: [String] = []
    for section in sections {
      lines.append(indent + section.head.text)
      lines += section.body.flatMap { node in
        var member = node
        if !access.isEmpty { member.sections[0].head.parts.insert(.text(access), at: 0) }
        return member.lines(indent: indent + "  ")
      }
    }
    if let tail, !tail.isEmpty { lines.append(indent + tail) }
    return lines
  }

  /// This node with something inside it removed or made simpler.
  func simplifications() -> [Node] {
    var found: [Node] = []
    for (index, section) in sections.enumerated() {
      if index > 0 {
        var copy = self
        copy.sections.remove(at: index)
        found.append(copy)
      }
      found += Self.simplifications(of: section.body).map { body in
        var copy = self
        copy.sections[index].body = body
        return copy
      }
      found += section.head.simplifications().map { head in
        var copy = self
        copy.sections[index].head = head
        return copy
      }
    }
    return found
  }

  /// The list with parts removed, with a block's lines in the block's stead, or with one node made simpler.
  static func simplifications(of nodes: [Node]) -> [[Node]] {
    var found: [[Node]] = []
    if nodes.count >= 4 {
      let half = nodes.count / 2
      found += [Array(nodes[half...]), Array(nodes[..<half])]
    }
    for index in nodes.indices {
      var without = nodes
      without.remove(at: index)
      found.append(without)
      let bodies = nodes[index].sections.map(\.body).filter { !$0.isEmpty }
      for body in bodies { found.append(nodes[..<index] + body + nodes[(index + 1)...]) }
      found += nodes[index].simplifications().map { simpler in
        var copy = nodes
        copy[index] = simpler
        return copy
      }
    }
    return found
  }
}
