/// The first operator of a trial's code: its name, and the arguments that are written.
struct TrialHead {
  /// What is written behind the name.
  enum Shape: Hashable {
    /// Nothing: `zip`.
    case bare
    /// `zip()`
    case emptyParentheses
    /// `zip { $0 + $1 }`
    case closure
    /// `take(until:)`
    case label(String)
    /// `take(2)`
    case arguments
  }

  let name: String
  let shape: Shape
  /// The bytes of the name.
  let range: Range<Int>
  /// The number of bytes before what follows the name, its empty parentheses, or its label.
  let end: Int
  /// Whether nothing follows.
  let isAll: Bool

  /// Finds the operator; nil if the code begins with something else, such as a type or one of the sources.
  init?(_ code: String, sources names: [String]) {
    guard let match = code.prefixMatch(of: /(\.?\s*)([a-z]\w*)(\(\s*\)|\((\w+):\s*\))?/) else {
      return nil
    }
    let rest = code[match.range.upperBound...].drop(while: \.isWhitespace)
    // `first()` is an operator.
    let isBare = match.3 == nil && rest.first != "("
    if isBare, match.1.isEmpty, names.contains(String(match.2)) { return nil }
    name = String(match.2)
    let start = match.1.utf8.count
    range = start..<start + name.utf8.count
    end = match.0.utf8.count
    isAll = rest.isEmpty
    if let label = match.4 {
      shape = .label(String(label))
    } else if match.3 != nil {
      // A closure may follow: `zip() { $0 + $1 }`.
      shape = .emptyParentheses
    } else {
      shape = rest.first == "{" ? .closure : rest.first == "(" ? .arguments : .bare
    }
  }

  /// Whether no arguments are in parentheses.
  var isOpen: Bool {
    switch shape {
    case .bare, .emptyParentheses, .closure: true
    case .label, .arguments: false
    }
  }
}
