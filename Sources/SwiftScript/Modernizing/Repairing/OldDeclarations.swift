/// Declarations that have other words today: associated types, operators, closures that escape.
enum OldDeclarations {
  static func repair(_ repair: inout Repair) {
    for position in repair.words.indices {
      switch repair[position] {
      case "typealias": associate(position, &repair)
      case "operator": declareOperator(position, &repair)
      case "autoclosure" where repair[position + 2] == "escaping" && repair[position + 3] == ")":
        repair.find(position)
        repair.replace(position..<position + 4, by: "autoclosure @escaping")
      default: break
      }
    }
  }

  /// `typealias Item` without a type, in a protocol, is `associatedtype Item`.
  private static func associate(_ position: Int, _ repair: inout Repair) {
    guard repair.words.indices.contains(position + 1), repair.words[position + 1].isName else {
      return
    }
    let next = (position + 2..<max(position + 2, repair.words.count))
      .first { repair.words[$0].isFirstOfLine || ["=", ";", "}"].contains(repair[$0]) }
    if let next, repair[next] == "=" { return }
    repair.find(position)
    repair.replace(position..<position + 1, by: "associatedtype")
  }

  // MARK: Operators

  /// The groups of today with what they were once: their precedence, and how they associate.
  private static let groups: [(name: String, precedence: Int, associativity: String)] = [
    ("AssignmentPrecedence", 90, "right"), ("TernaryPrecedence", 100, "right"),
    ("LogicalDisjunctionPrecedence", 110, "left"), ("LogicalConjunctionPrecedence", 120, "left"),
    ("ComparisonPrecedence", 130, "none"), ("NilCoalescingPrecedence", 131, "right"),
    ("CastingPrecedence", 132, "none"), ("RangeFormationPrecedence", 135, "none"),
    ("AdditionPrecedence", 140, "left"), ("MultiplicationPrecedence", 150, "left"),
    ("BitwiseShiftPrecedence", 160, "none"),
  ]

  /// `infix operator >>> { associativity left precedence 140 }` names a group today.
  private static func declareOperator(_ position: Int, _ repair: inout Repair) {
    guard let open = repair.first(["{"], from: position, to: min(position + 6, repair.words.count)),
      let close = repair.partner(of: open)
    else { return }
    let inside = (open + 1..<close).map { repair[$0] }
    guard inside.allSatisfy({ word in isAttribute(word) }) else { return }
    repair.find(open)
    let associativity = word(after: "associativity", in: inside) ?? "none"
    let precedence = word(after: "precedence", in: inside).flatMap { Int($0) } ?? 100
    if repair[position - 1] != "infix" || inside.isEmpty {
      repair.replace(open - 1..<close + 1, by: .words(open - 1..<open))
      return
    }
    if let known = groups.first(where: {
      $0.precedence == precedence && $0.associativity == associativity
    }) {
      repair.replace(open - 1..<close + 1, by: .words(open - 1..<open), .written(": \(known.name)"))
      return
    }
    let name =
      "Precedence\(precedence)" + associativity.prefix(1).uppercased() + associativity.dropFirst()
    if !repair.words.contains(where: { $0.text == name }) {
      let lower = groups.last { $0.precedence < precedence }.map { " higherThan: \($0.name)" } ?? ""
      let higher =
        groups.first { $0.precedence > precedence }.map { " lowerThan: \($0.name)" } ?? ""
      repair.insert(
        .written("precedencegroup \(name) { associativity: \(associativity)\(lower)\(higher) }; "),
        before: position - 1
      )
    }
    repair.replace(open - 1..<close + 1, by: .words(open - 1..<open), .written(": \(name)"))
  }

  private static func isAttribute(_ word: String) -> Bool {
    ["associativity", "precedence", "left", "right", "none", "assignment"].contains(word)
      || Int(word) != nil
  }

  private static func word(after name: String, in words: [String]) -> String? {
    words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}
