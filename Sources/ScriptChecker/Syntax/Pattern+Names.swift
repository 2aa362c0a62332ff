import ScriptSource

extension Pattern {
  /// The names that the pattern declares, with the way to each through tuples.
  var names: [(name: Identifier, path: [Int])] {
    switch kind {
    case .identifier(let name): [(Identifier(name, range), [])]
    case .tuple(let elements):
      elements.enumerated().flatMap { position, element in
        element.pattern.names.map { ($0.name, [position] + $0.path) }
      }
    case .typed(let inner, _), .binding(_, let inner): inner.names
    default: []
    }
  }

  /// The pattern without its annotation.
  var plain: Pattern { if case .typed(let inner, _) = kind { inner.plain } else { self } }

  /// Whether its annotation is `T?` or `T!`, so that it begins as `nil`.
  var isWrittenOptional: Bool {
    guard case .typed(_, let type) = kind else { return false }
    return switch type.kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}
