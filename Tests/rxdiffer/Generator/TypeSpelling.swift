/// What a type's spelling says about it.
struct TypeSpelling {
  let text: String

  init(_ text: String) { self.text = text }

  /// `T` of `T?`.
  var wrapped: String? {
    guard text.hasSuffix("?"), !text.contains(" -> ") || text.hasSuffix(")?") else { return nil }
    return String(text.dropLast())
  }

  /// `T` of `[T]`.
  var element: String? {
    guard text.hasPrefix("["), text.hasSuffix("]"), parts(separatedBy: ":").count == 1 else {
      return nil
    }
    let inner = text.dropFirst().dropLast()
    return Self.isBalanced(inner) ? String(inner) : nil
  }

  /// `K` and `V` of `[K: V]`.
  var pair: (key: String, value: String)? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let parts = parts(separatedBy: ":")
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// `A`, `b: B` of `(A, b: B)`.
  var elements: [String]? {
    guard text.hasPrefix("("), text.hasSuffix(")"), function == nil else { return nil }
    return parts(separatedBy: ",")
  }

  /// `A`, `B` and `R` of `(A, B) -> R`.
  var function: (parameters: [String], result: String)? {
    guard text.hasPrefix("("), let arrow = text.firstRange(of: ") -> "),
      Self.isBalanced(text[text.index(after: text.startIndex)..<arrow.lowerBound])
    else { return nil }
    let parameters = TypeSpelling(String(text[..<arrow.lowerBound]) + ")").parts(separatedBy: ",")
    return (parameters, String(text[arrow.upperBound...]))
  }

  /// The pieces between the outermost brackets.
  private func parts(separatedBy separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text.dropFirst().dropLast() {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else if parts[parts.count - 1] != "" || character != " " {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func isBalanced(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
