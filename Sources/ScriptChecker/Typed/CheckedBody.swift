package import ScriptTypes

/// What of a declaration is executed, checked.
package struct CheckedBody {
  package enum Part: Hashable {
    /// The statements of a function or an initializer.
    case body
    case getter
    case setter
    case willSet
    case didSet
    /// The expression that a variable's value is at first.
    case initialValue
    /// The default arguments of what has no statements.
    case defaults
    /// The storage of a property wrapper, made of the value that it wraps.
    case wrapping
  }

  package let symbol: ValueSymbol
  package let part: Part
  package let parameters: [ValueSymbol]
  /// The parameters' default values, by position.
  package var defaults: [Int: TypedExpression] = [:]
  package let body: TypedBlock
  /// The way to the variable through the tuple that is its initial value.
  package var path: [Int] = []
  /// What the statements may do.
  let context: FunctionContext

  /// Whether the statements name a parameter, as those of a `didSet` that read its old value do.
  package var namesParameters: Bool {
    var isFound = false
    TypedWalk(onExpression: { expression in
      guard case .reference(let reference) = expression.kind else { return }
      if parameters.contains(where: { $0 === reference.symbol }) { isFound = true }
    }).visit(body)
    return isFound
  }
}
