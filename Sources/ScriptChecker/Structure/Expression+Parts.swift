import ScriptSource

extension Expression {
  /// The expressions directly within, but for those in the blocks of closures, `if` and `switch`.
  var parts: [Expression] {
    switch kind {
    case .array(let elements): elements
    case .dictionary(let elements): elements.flatMap { [$0.key, $0.value] }
    case .specialization(let base, _), .forcedUnwrap(let base), .optionalChain(let base),
      .prefix(_, let base), .postfix(let base, _), .inOut(let base), .selector(_, let base),
      .packElement(let base), .packExpansion(let base), .member(let base?, _),
      .attempt(_, let base), .await(let base):
      [base]
    case .call(let base, let arguments), .subscript(let base, let arguments):
      [base] + arguments.values
    case .tuple(let elements): elements.map(\.value)
    case .closure(let closure): closure.captures.compactMap(\.value)
    case .sequence(let elements):
      elements.compactMap { element in
        switch element {
        case .operand(let value), .ternary(let value, _): value
        default: nil
        }
      }
    case .string(let literal):
      literal.segments.flatMap { segment -> [Expression] in
        if case .interpolation(let arguments, _) = segment { arguments.map(\.value) } else { [] }
      }
    case .keyPath(let path):
      path.components.flatMap { component -> [Expression] in
        if case .subscript(let arguments) = component { arguments.values } else { [] }
      }
    case .macro(_, let arguments): arguments.values
    default: []
    }
  }
}

extension Arguments {
  fileprivate var values: [Expression] { (listed + trailingClosures).map(\.value) }
}
