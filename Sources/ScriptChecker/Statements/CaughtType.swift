import ScriptSource
import ScriptTypes

/// Finds the type of the errors that the statements of a `do` throw.
///
/// It is one type only if every call that may throw names that type; what a `throw` statement throws counts as any error.
final class CaughtType: TypedVisitor {
  private let library: StandardTypes
  private var found: Type?
  private var isMixed = false

  private init(_ library: StandardTypes) { self.library = library }

  static func of(_ block: TypedBlock, _ library: StandardTypes) -> Type {
    let visitor = CaughtType(library)
    visitor.visit(block)
    return visitor.isMixed ? library.anyError : visitor.found ?? library.anyError
  }

  private func note(_ thrown: Type) {
    guard !thrown.isError, thrown.symbol !== library["Never"] else { return }
    if let found, found != thrown { isMixed = true }
    found = thrown
  }

  func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .do(let node) where node.catchesAll: for clause in node.catches { visit(clause.body) }
    case .throw(let value):
      note(library.anyError)
      visit(value)
    default: walk(statement)
    }
  }

  /// What a closure throws is thrown where it is called.
  func visit(_ closure: TypedClosure) {}

  func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .attempt(let attempt, _) where attempt != .plain: return
    case .call(let callee, let arguments):
      if let thrown = callee.thrown(with: arguments) { note(thrown) }
    case .reference(let reference), .member(_, let reference), .subscript(_, let reference, _):
      if let thrown = reference.symbol.getterThrown?() { note(thrown) }
    default: break
    }
    walk(expression)
  }
}

extension TypedExpression {
  /// What a call of it may throw.
  func thrown(with arguments: [TypedArgument]) -> Type? {
    guard case .function(let function) = type, let thrown = function.thrown else { return nil }
    return calledSymbol?.throwsAsArguments != true || arguments.contains(where: \.throws)
      ? thrown : nil
  }
}

extension TypedDo {
  /// Whether one of its clauses takes every error.
  var catchesAll: Bool {
    catches.contains { clause in
      clause.items.isEmpty || clause.items.contains { $0.condition == nil && $0.pattern.takesAll }
    }
  }
}
