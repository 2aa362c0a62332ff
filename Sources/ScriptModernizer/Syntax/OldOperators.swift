import ScriptSource

/// `infix operator >>> { associativity left precedence 140 }` names a group today.
enum OldOperators {
  /// The groups of today with what they were once: their precedence, and how they associate.
  private static let groups: [(name: String, precedence: Int, associativity: String)] = [
    ("AssignmentPrecedence", 90, "right"), ("TernaryPrecedence", 100, "right"),
    ("LogicalDisjunctionPrecedence", 110, "left"), ("LogicalConjunctionPrecedence", 120, "left"),
    ("ComparisonPrecedence", 130, "none"), ("NilCoalescingPrecedence", 131, "right"),
    ("CastingPrecedence", 132, "none"), ("RangeFormationPrecedence", 135, "none"),
    ("AdditionPrecedence", 140, "left"), ("MultiplicationPrecedence", 150, "left"),
    ("BitwiseShiftPrecedence", 160, "none"),
  ]
  private static let attributes: Set = [
    "associativity", "precedence", "left", "right", "none", "assignment",
  ]

  static func repair(_ words: inout Words) {
    for position in words.positions where words[position] == "operator" {
      declare(position, &words)
    }
  }

  private static func declare(_ position: Int, _ words: inout Words) {
    guard let open = words.first(["{"], from: position, to: min(position + 6, words.words.count)),
      let close = words.partner(of: open)
    else { return }
    let inside = (open + 1..<close).map { words[$0] }
    guard inside.allSatisfy({ attributes.contains($0) || Int($0) != nil }) else { return }
    let name = words.part(open - 1..<open)
    guard words[position - 1] == "infix", !inside.isEmpty else {
      words.replace(open - 1..<close + 1, by: [name])
      return
    }
    let group = group(
      precedence: word(after: "precedence", in: inside).flatMap { Int($0) } ?? 100,
      associativity: word(after: "associativity", in: inside) ?? "none"
    )
    if let declaration = group.declaration,
      !words.words.contains(where: { $0.text == group.name })
    {
      words.insert(declaration, before: position - 1)
    }
    words.replace(open - 1..<close + 1, by: [name, .text(": \(group.name)")])
  }

  /// A group of today, or one to declare between two of them.
  private static func group(
    precedence: Int,
    associativity: String
  ) -> (name: String, declaration: String?) {
    if let known = groups.first(where: {
      $0.precedence == precedence && $0.associativity == associativity
    }) {
      return (known.name, nil)
    }
    let name =
      "Precedence\(precedence)" + associativity.prefix(1).uppercased() + associativity.dropFirst()
    let lower = groups.last { $0.precedence < precedence }.map { " higherThan: \($0.name)" } ?? ""
    let higher = groups.first { $0.precedence > precedence }.map { " lowerThan: \($0.name)" } ?? ""
    return (
      name,
      "precedencegroup \(name) { associativity: \(associativity)\(lower)\(higher) }; "
    )
  }

  private static func word(after name: String, in words: [String]) -> String? {
    words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}
