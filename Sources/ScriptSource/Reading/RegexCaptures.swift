/// The groups of a regular expression whose matches its output has, in their order.
package struct RegexCaptures: Sendable {
  package struct Capture: Equatable, Sendable {
    package let name: String?
    /// Whether the expression can match without it.
    package var isOptional: Bool
  }

  package private(set) var list: [Capture] = []

  /// A group whose end is not read yet, or the whole expression.
  private struct Group {
    /// The first capture within it, and the first within its alternatives.
    let start: Int, inner: Int
    var hasAlternatives = false
  }

  package init(of pattern: String) {
    var groups = [Group(start: 0, inner: 0)]
    // A literal of several lines may have comments.
    let hasComments = pattern.contains(where: \.isNewline) || pattern.hasPrefix("(?x)")
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": rest.skipEscaped()
      case "[": rest.skipSet()
      case "#" where hasComments: rest = rest.drop { !$0.isNewline }
      case "(" where rest.hasPrefix("?#"): rest = rest.drop { $0 != ")" }.dropFirst()
      case "(":
        let start = list.count
        if let capture = rest.takeCapture() { list.append(capture) }
        groups.append(Group(start: start, inner: list.count))
      case "|": groups[groups.count - 1].hasAlternatives = true
      case ")" where groups.count > 1:
        let group = groups.removeLast()
        if group.hasAlternatives { makeOptional(from: group.inner) }
        if rest.startsOptionalQuantifier { makeOptional(from: group.start) }
      default: break
      }
    }
    if groups[0].hasAlternatives { makeOptional(from: 0) }
  }

  private mutating func makeOptional(from start: Int) {
    for position in list.indices.dropFirst(start) { list[position].isOptional = true }
  }
}

/// A part of an expression that is still to be read.
extension Substring {
  fileprivate mutating func skipEscaped() {
    guard popFirst() == "Q" else { return }
    while !isEmpty, !hasPrefix("\\E") { removeFirst() }
  }

  /// A set of characters, which may hold others.
  fileprivate mutating func skipSet() {
    if first == "^" { removeFirst() }
    // A bracket that comes first stands for itself.
    if first == "]" { removeFirst() }
    while let character = popFirst(), character != "]" {
      switch character {
      case "\\": skipEscaped()
      case "[": skipSet()
      default: break
      }
    }
  }

  /// What stands behind the opening parenthesis of a capture: nothing, or its name; `nil` for another group.
  fileprivate mutating func takeCapture() -> RegexCaptures.Capture? {
    guard hasPrefix("?") else { return hasPrefix("*") ? nil : .init(name: nil, isOptional: false) }
    let isNamed =
      hasPrefix("?P<") || hasPrefix("?'")
      || hasPrefix("?<") && !hasPrefix("?<=") && !hasPrefix("?<!")
    guard isNamed else { return nil }
    let name = drop { "?P<'".contains($0) }.prefix { $0 != ">" && $0 != "'" }
    self = self[name.endIndex...]
    return .init(name: String(name), isOptional: false)
  }

  /// Whether what stands before it need not match: `?`, `*`, `{0,2}`.
  fileprivate var startsOptionalQuantifier: Bool {
    hasPrefix("?") || hasPrefix("*") || hasPrefix("{0") || hasPrefix("{,")
  }
}
