package import ScriptTypes

extension TypedExpression {
  /// The packs of which a pattern that is repeated uses an element.
  package var openedPacks: [GenericParameter] { PackFinder(of: self).packs }
}

/// Finds the packs of which a pattern uses an element.
private final class PackFinder: TypedVisitor {
  private(set) var packs: [GenericParameter] = []

  init(of pattern: TypedExpression) { visit(pattern) }

  func visit(_ expression: TypedExpression) {
    note(expression.type)
    switch expression.kind {
    // What a further `repeat` within opens is its own.
    case .packExpansion: return
    case .metatype(let type), .check(_, let type), .cast(_, _, let type): note(type)
    case .reference(let reference), .member(_, let reference), .subscript(_, let reference, _):
      reference.arguments.forEach(note)
    default: break
    }
    walk(expression)
  }

  private func note(_ type: Type) {
    for pack in type.elementPacks where !packs.contains(where: { $0 === pack }) {
      packs.append(pack)
    }
  }
}
