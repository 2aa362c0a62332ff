/// A generated expression: text with expressions inside.
package struct Expression: Sendable {
  package enum Part: Sendable {
    case text(String)
    case expression(Expression)
  }

  /// How the type is spelled; empty for a line of code, which has none.
  var type = ""
  var parts: [Part]
  /// An expression that may stand in its stead while a program is shrunk.
  var simplest: String?

  /// The text as Swift reads it.
  package var text: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .expression(let expression): expression.text
      }
    }.joined()
  }

  /// The expression with one expression inside made simpler, or itself.
  func simplifications() -> [Expression] {
    var found: [Expression] = []
    if !type.isEmpty {
      found += inner.filter { $0.type == type }
      if let simplest, simplest != text {
        found.append(Expression(type: type, parts: [.text(simplest)], simplest: simplest))
      }
    }
    for (index, part) in parts.enumerated() {
      guard case .expression(let expression) = part else { continue }
      found += expression.simplifications().map { simpler in
        var copy = self
        copy.parts[index] = .expression(simpler)
        return copy
      }
    }
    return found
  }

  private var inner: [Expression] {
    parts.flatMap { part -> [Expression] in
      guard case .expression(let expression) = part else { return [] }
      return [expression] + expression.inner
    }
  }
}
