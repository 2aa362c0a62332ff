import ScriptSource
import ScriptTypes

/// The statements at the top of a program, each checked once: in their order, but for variables that a closure above names.
final class LaterVariables: EarlyDeclaring {
  private let checker: StatementChecker
  private let statements: [Statement]
  private var positions: [String: Int] = [:]
  private var checked: [Int: [TypedStatement]] = [:]
  private var started: Set<Int> = []
  private var declared: [String: TypedPattern] = [:]

  init(_ statements: [Statement], _ checker: StatementChecker) {
    self.statements = statements
    self.checker = checker
    for (position, statement) in statements.enumerated() {
      for name in statement.declaredVariables { positions[name] = position }
    }
  }

  /// All statements, checked.
  func check() -> [TypedStatement] {
    checker.scope.laterVariables = self
    defer { checker.scope.laterVariables = nil }
    checker.declareLocals(statements)
    let typed = statements.indices.flatMap { position in
      checkStatement(at: position)
      return checked[position] ?? []
    }
    let uses = EarlyUses(checker.checker)
    for statement in typed.reversed() { uses.check(statement) }
    return typed
  }

  /// Declares a variable of a statement that has not been checked; `false` if there is none, or its type depends on what is
  /// being checked.
  func declare(_ name: String) -> Bool {
    guard let position = positions[name], checked[position] == nil, declared[name] == nil else {
      return false
    }
    if declareAsWritten(name, in: statements[position]) { return true }
    guard !started.contains(position) else { return false }
    checker.checker.aloud { checkStatement(at: position) }
    return true
  }

  /// The pattern of a variable that has been declared before its statement was checked, or by its own value.
  func pattern(of binding: VariableDeclaration.Binding) -> TypedPattern? {
    binding.onlyName.flatMap { declared[$0] }
  }

  private func checkStatement(at position: Int) {
    guard started.insert(position).inserted else { return }
    checked[position] = checker.check(statements[position])
  }

  /// Declares a variable whose type is written, or whose value is a closure that says all of its own.
  private func declareAsWritten(_ name: String, in statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind,
      case .variable(let node) = declaration.kind, declaration.modifiers.isEmpty,
      let binding = node.bindings.first(where: { $0.onlyName == name }),
      binding.accessors == nil, let type = checker.writtenType(of: binding)
    else { return false }
    var patterns = PatternChecker(checker.checker, checker.scope)
    patterns.isDeclaration = true
    patterns.isInitialized = true
    declared[name] = patterns.check(binding.pattern, against: type, isVariable: node.isVariable)
    return true
  }
}

extension StatementChecker {
  fileprivate func writtenType(of binding: VariableDeclaration.Binding) -> Type? {
    guard let value = binding.value else { return nil }
    let resolver = TypeResolver(checker, scope)
    if let written = PatternChecker(checker, scope).annotation(of: binding.pattern) {
      return resolver.leavesArgumentsOpen(written) ? nil : resolver.resolve(written)
    }
    guard case .closure(let closure) = value.kind, let parameters = closure.parameters,
      let result = closure.result
    else { return nil }
    let types = parameters.compactMap(\.type)
    guard types.count == parameters.count else { return nil }
    return .function(
      FunctionType(
        types.map(resolver.parameter),
        resolver.resolve(result),
        isAsync: closure.effects.isAsync,
        thrown: resolver.thrown(closure.effects)
      )
    )
  }
}

extension VariableDeclaration.Binding {
  /// The name, if it declares one variable alone.
  fileprivate var onlyName: String? {
    let names = pattern.names
    return names.count == 1 && names[0].path.isEmpty ? names[0].name.text : nil
  }
}

extension Statement {
  /// The names of the variables that it declares.
  var declaredVariables: [String] {
    guard case .declaration(let declaration) = kind, case .variable(let node) = declaration.kind
    else { return [] }
    return node.bindings.flatMap { $0.pattern.names.map(\.name.text) }
  }
}

/// Reports variables that are used above their declarations, other than in closures, which are called later.
private final class EarlyUses: TypedVisitor {
  private let checker: ModuleChecker
  /// What the statements below declare.
  private var later: Set<ObjectIdentifier> = []

  init(_ checker: ModuleChecker) { self.checker = checker }

  /// Checks a statement after those behind it.
  func check(_ statement: TypedStatement) {
    guard case .variable(let pattern, let value) = statement.kind else {
      if !later.isEmpty { visit(statement) }
      return
    }
    later.formUnion(pattern.bindings.map { ObjectIdentifier($0) })
    if let value { visit(value) }
  }

  func visit(_ closure: TypedClosure) {
    for capture in closure.captures { visit(capture.value) }
  }

  func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .conversion(.autoclosure, _): break
    case .reference(let reference) where later.contains(ObjectIdentifier(reference.symbol)):
      checker.report(
        NameMessages.usedBeforeDeclared(reference.symbol.name),
        at: expression.range
      )
    default: walk(expression)
    }
  }
}
