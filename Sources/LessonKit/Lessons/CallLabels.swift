/// The argument labels of a declaration: `interval(_ period: …, scheduler: …)`.
struct CallLabels: Hashable {
  private struct Parameter: Hashable {
    /// Nil for `_`.
    let label: String?
    let isOptional: Bool
  }

  private let parameters: [Parameter]

  /// Parses a declaration, from its opening parenthesis.
  init?(of declaration: Substring) {
    guard let start = declaration.firstIndex(of: "(") else { return nil }
    var depth = 0
    var pieces = [""]
    for character in declaration[start...] {
      if "([{<".contains(character) { depth += 1 }
      // The `>` of an arrow is not a bracket.
      let isArrow = character == ">" && pieces.last?.last == "-"
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        pieces.append("")
      } else if depth > 1 || !"([".contains(character) {
        pieces[pieces.count - 1].append(character)
      }
    }
    parameters = pieces.compactMap { piece in
      let words = piece.drop { $0 == " " }
      let label = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if label.isEmpty { return nil }
      return Parameter(
        label: label == "_" ? nil : String(label),
        isOptional: words.contains(" = ")
      )
    }
  }

  /// The labels that the next argument can have.
  ///
  /// - Parameters:
  ///   - count: The number of arguments before it.
  ///   - used: The labels of those arguments.
  func labels(after count: Int, _ used: Set<String>) -> [String] {
    var found: [String] = []
    let given = parameters.lastIndex { $0.label.map(used.contains) ?? false }
    for parameter in parameters.dropFirst(max(count, given.map { $0 + 1 } ?? 0)) {
      if let label = parameter.label { found.append(label) }
      if !parameter.isOptional { break }
    }
    return found
  }
}

/// A call that is being typed, up to the cursor.
struct OpenCall {
  let name: String
  /// The name before the dot, if there is one.
  let receiver: String?
  /// The number of arguments before the cursor.
  private(set) var count = 0
  /// The labels of the arguments before the cursor.
  private(set) var used: Set<String> = []

  /// Finds the innermost call that is not closed at the end of a line; nil if no label is possible there.
  init?(endingAt line: Substring) {
    var depth = 0
    var start = line.endIndex
    for index in line.indices.reversed() {
      if ")]}".contains(line[index]) { depth += 1 }
      if "([{".contains(line[index]) { depth -= 1 }
      if depth < 0 {
        start = index
        break
      }
    }
    guard start < line.endIndex, line[start] == "(" else { return nil }
    var before = line[..<start]
    if before.last == ">" {
      guard let angle = before.lastIndex(of: "<") else { return nil }
      before = before[..<angle]
    }
    let name = before.reversed().prefix { $0.isLetter || $0.isNumber }.reversed()
    guard !name.isEmpty else { return nil }
    self.name = String(name)
    receiver = Self.receiver(of: before.dropLast(name.count))
    var piece = ""
    depth = 0
    for character in line[line.index(after: start)...] {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        count += 1
        note(piece)
        piece = ""
      } else {
        piece.append(character)
      }
    }
    guard piece.allSatisfy(\.isWhitespace) else { return nil }
  }

  private static func receiver(of text: Substring) -> String? {
    guard text.last == "." else { return nil }
    var rest = text.dropLast()
    if rest.last == ">", let angle = rest.lastIndex(of: "<") { rest = rest[..<angle] }
    let name = rest.reversed().prefix { $0.isLetter || $0.isNumber }.reversed()
    return name.isEmpty ? nil : String(name)
  }

  private mutating func note(_ argument: String) {
    let label = argument.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber }
    let rest = argument.drop(while: \.isWhitespace).dropFirst(label.count)
    if !label.isEmpty, rest.first == ":" { used.insert(String(label)) }
  }
}
