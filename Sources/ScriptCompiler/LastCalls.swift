import ScriptChecker
import ScriptMachine
import ScriptTypes

/// Finds where a closure that a constant holds is called for the last time.
///
/// Compiled code calls the closure's function itself where it can, so that what the closure captures goes after the last
/// call rather than at the end of the block.
final class LastCalls: TypedVisitor {
  private let symbol: ValueSymbol
  private var calls: [TypedExpression] = []
  /// Whether it is used in another way, or later than the statements show.
  private var isKept = false
  /// How many expressions are around that may leave out a call.
  private var conditions = 0
  private var isCertain = true

  private init(_ symbol: ValueSymbol) { self.symbol = symbol }

  enum Place {
    /// A call that is always made.
    case call(TypedExpression)
    /// A statement in which there may be several calls, or none.
    case statement(Int)
  }

  /// - Parameter statements: Those that follow the constant's declaration in its block.
  /// - Returns: `nil` where the constant is used other than in calls, or not at all.
  static func place(of symbol: ValueSymbol, in statements: ArraySlice<TypedStatement>) -> Place? {
    var found: Place?
    for (position, statement) in zip(statements.indices, statements) {
      let finder = LastCalls(symbol)
      finder.visit(statement)
      if finder.isKept { return nil }
      guard let last = finder.calls.last else { continue }
      found = finder.isCertain && statement.isPlain ? .call(last) : .statement(position)
    }
    return found
  }

  func visit(_ statement: TypedStatement) {
    if case .defer = statement.kind {
      let count = calls.count
      walk(statement)
      if calls.count > count { isKept = true }
    } else {
      walk(statement)
    }
  }

  func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .reference(let reference) where reference.symbol === symbol: isKept = true
    case .call(let callee, let arguments):
      guard case .reference(let reference) = callee.kind, reference.symbol === symbol else {
        return walk(expression)
      }
      visit(arguments)
      calls.append(expression)
      isCertain = conditions == 0
    case .conditional, .conditionalStatement, .selection, .optionalEvaluation,
      .conversion(.autoclosure, _), .attempt, .closure:
      conditions += 1
      walk(expression)
      conditions -= 1
    default: walk(expression)
    }
  }
}

extension TypedStatement {
  /// Whether it runs once, from its beginning to its end.
  fileprivate var isPlain: Bool {
    switch kind {
    case .expression, .variable, .return, .throw: true
    default: false
    }
  }
}

extension FunctionCompiler {
  /// Releases a closure after a call of it, if it is the last.
  func releasing(after call: TypedExpression, _ code: Code) -> Code {
    guard let symbol = lastCalls[ObjectIdentifier(call)], case .slot(let slot) = storage(of: symbol)
    else { return code }
    let run = code.run
    return Code { machine in
      let result = try run(machine)
      _ = (machine.base + slot).take()
      return result
    }
  }
}
