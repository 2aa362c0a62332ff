import ScriptSource
import ScriptTypes

/// Finds what a closure with statements takes and gives, while the expression around it is being solved.
struct ClosureBodies {
  let checker: ModuleChecker

  init(_ checker: ModuleChecker) { self.checker = checker }

  /// What the statements give where what is known of the parameters is their types.
  func result(of closure: ClosureNode, in system: ConstraintSystem) -> BodyOutcome {
    let inner = Scope(.function(closure.context), in: closure.scope.parent)
    for capture in closure.captures { inner.add(capture.symbol) }
    for (symbol, type) in zip(closure.parameters, closure.parameterTypes) {
      let known = system.resolved(type)
      guard !known.hasVariables else { return BodyOutcome() }
      let parameter = ValueSymbol(symbol.name, .parameter, type: known)
      parameter.isSettable = symbol.isSettable
      inner.add(parameter)
    }
    let builder = system.builder(of: closure)
    guard builder?.hasVariables != true else { return BodyOutcome() }
    addOuterParameters(of: closure, to: inner, in: system)
    let dropped = checker.droppedMistakes
    let statements = statements(of: closure, in: inner, builder: builder)
    let types = statements.flatMap(\.returnedTypes).filter { !$0.hasError }
    var found: Type?
    for type in types { found = found.map { system.join($0, type) } ?? type }
    return BodyOutcome(
      result: found ?? (closure.givesNothing ? .void : nil),
      hasMistakes: checker.droppedMistakes > dropped || areApart(types, system)
    )
  }

  /// Adds the parameters of the closures around, as far as their types are known, for those whose types are being solved.
  private func addOuterParameters(
    of closure: ClosureNode,
    to inner: Scope,
    in system: ConstraintSystem
  ) {
    var next = closure.scope.parent
    while let scope = next, case .function(let context) = scope.kind, context.isClosure {
      for outer in scope.declaredValues
      where outer.type.hasVariables && inner.localValues(outer.name).isEmpty {
        let known = system.resolved(outer.type)
        let symbol = ValueSymbol(outer.name, outer.kind, type: known.hasVariables ? .error : known)
        symbol.isSettable = outer.isSettable
        inner.add(symbol)
      }
      next = scope.parent
    }
  }

  /// Adds to the system what the statements ask of the parameters; `false` if they ask nothing.
  ///
  /// Only expressions count that name nothing of a type which depends on the parameters.
  func useParameters(of closure: ClosureNode, in system: ConstraintSystem) -> Bool {
    let parameters = Set(closure.parameters.map(\.name))
    var uses = StatementUses()
    uses.visit(closure.syntax.body)
    let scope = Scope(.block, in: closure.scope)
    let unknown = uses.declared.isEmpty ? [] : declareLocals(of: closure, in: scope)
    var isUsed = false
    for use in uses.uses {
      let names = use.expression.names
      guard !names.isDisjoint(with: parameters), names.isDisjoint(with: unknown) else { continue }
      isUsed = true
      checker.silently {
        let generator = Generator(checker: checker, system: system, scope: scope)
        let node = generator.complete(use.expression)
        if use.isCondition {
          system.add(.conversion(node.type, checker.library.bool, .value), node)
        }
      }
    }
    return isUsed && !system.isBroken
  }

  /// The statements, checked without a word, whatever they give.
  private func statements(
    of closure: ClosureNode,
    in inner: Scope,
    builder: Type?
  ) -> [TypedStatement] {
    let former = closure.context.result
    closure.context.result = nil
    defer { closure.context.result = former }
    return checker.silently {
      checker.statements(in: inner).check(closure.syntax.body, result: nil, builder: builder)
    }
  }

  /// Adds the variables that the statements declare, where one type is known of all of a name.
  ///
  /// - Returns: The names of the others.
  private func declareLocals(of closure: ClosureNode, in scope: Scope) -> Set<String> {
    let inner = Scope(.function(closure.context), in: closure.scope.parent)
    for capture in closure.captures { inner.add(capture.symbol) }
    for symbol in closure.parameters {
      inner.add(ValueSymbol(symbol.name, .parameter, type: .error))
    }
    let locals = DeclaredLocals()
    locals.visitAll(statements(of: closure, in: inner, builder: nil))
    var unknown = locals.others
    for (name, symbols) in Dictionary(grouping: locals.variables, by: \.name) {
      let type = symbols[0].type
      if type.hasError || type.hasVariables || symbols.contains(where: { $0.type != type }) {
        unknown.insert(name)
      } else {
        scope.add(symbols[0])
      }
    }
    return unknown
  }
}

/// What the statements of a closure declare.
private final class DeclaredLocals: TypedVisitor {
  var variables: [ValueSymbol] = []
  /// The names of functions and computed variables.
  var others: Set<String> = []

  func visit(_ pattern: TypedPattern) {
    if case .binding(let symbol) = pattern.kind { variables.append(symbol) }
    walk(pattern)
  }

  func visit(_ statement: TypedStatement) {
    if case .declaration(let declaration) = statement.kind {
      switch declaration.kind {
      case .function(let function): others.insert(function.name.text)
      case .variable(let node):
        others.formUnion(node.bindings.flatMap { $0.pattern.names.map(\.name.text) })
      default: break
      }
    }
    walk(statement)
  }
}

/// The expressions that stand in statements by themselves or as conditions, and the names that the statements declare.
private struct StatementUses {
  var uses: [(expression: Expression, isCondition: Bool)] = []
  var declared: Set<String> = []

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): uses.append((expression, false))
    case .declaration(let declaration):
      switch declaration.kind {
      case .variable(let variable): for binding in variable.bindings { declare(binding.pattern) }
      case .function(let function): declared.insert(function.name.text)
      default: break
      }
    case .if(let node): visit(node)
    case .guard(let conditions, let block), .while(let conditions, let block):
      visit(conditions)
      visit(block.statements)
    case .repeatWhile(let block, let condition):
      visit(block.statements)
      uses.append((condition, true))
    case .for(let node):
      declare(node.pattern)
      visit(node.body.statements)
    case .do(let node):
      visit(node.body.statements)
      for handler in node.catches { visit(handler.items, handler.body) }
    case .switch(let node):
      for branch in node.cases { visit(branch.items, branch.body) }
    case .defer(let block): visit(block.statements)
    default: break
    }
  }

  private mutating func visit(_ node: IfStatement) {
    visit(node.conditions)
    visit(node.then.statements)
    switch node.otherwise {
    case .block(let block)?: visit(block.statements)
    case .another(let other, _)?: visit(other)
    case nil: break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): uses.append((expression, true))
      case .optionalBinding(_, let pattern, _), .pattern(let pattern, _): declare(pattern)
      case .availability: break
      }
    }
  }

  private mutating func visit(_ items: [SwitchStatement.Item], _ body: Block) {
    for item in items { declare(item.pattern) }
    visit(body.statements)
  }

  private mutating func declare(_ pattern: Pattern) {
    declared.formUnion(pattern.names.map(\.name.text))
  }
}

extension Expression {
  /// The names that the expression and its closures mention.
  fileprivate var names: Set<String> {
    var walk = SyntaxWalk()
    var names: Set<String> = []
    walk.onName = { names.insert($0.base) }
    walk.visit([Statement(.expression(self), range)])
    return names
  }
}

extension TypedStatement {
  /// The types of the values that it returns.
  fileprivate var returnedTypes: [Type] {
    switch kind {
    case .return(let value): [value?.type ?? .void]
    case .if(let node): node.returnedTypes
    case .guard(_, let block), .while(_, let block), .repeatWhile(let block, _):
      block.statements.flatMap(\.returnedTypes)
    case .for(let node): node.body.statements.flatMap(\.returnedTypes)
    case .switch(let node): node.cases.flatMap { $0.body.statements.flatMap(\.returnedTypes) }
    case .do(let node):
      node.body.statements.flatMap(\.returnedTypes)
        + node.catches.flatMap { $0.body.statements.flatMap(\.returnedTypes) }
    default: []
    }
  }
}

extension TypedIf {
  fileprivate var returnedTypes: [Type] {
    let first = then.statements.flatMap(\.returnedTypes)
    return switch otherwise {
    case .block(let block)?: first + block.statements.flatMap(\.returnedTypes)
    case .another(let other)?: first + other.returnedTypes
    case nil: first
    }
  }
}
