import ScriptSource
import ScriptTypes

/// Finds what a closure with statements takes and gives, while the expression around it is being solved.
struct ClosureBodies {
  let checker: ModuleChecker

  init(_ checker: ModuleChecker) { self.checker = checker }

  /// The type that all its `return`s convert to; `nil` if that cannot be told.
  func result(of closure: ClosureNode, in system: ConstraintSystem) -> Type? {
    let inner = Scope(.function(closure.context), in: closure.scope.parent)
    for capture in closure.captures { inner.add(capture.symbol) }
    for (symbol, type) in zip(closure.parameters, closure.parameterTypes) {
      let known = system.resolved(type)
      guard !known.hasVariables else { return nil }
      let parameter = ValueSymbol(symbol.name, .parameter, type: known)
      parameter.isSettable = symbol.isSettable
      inner.add(parameter)
    }
    let former = closure.context.result
    closure.context.result = nil
    defer { closure.context.result = former }
    let statements = checker.silently {
      checker.statements(in: inner).check(
        closure.syntax.body,
        result: nil,
        builder: closure.builder
      )
    }
    var found: Type?
    for type in statements.flatMap(\.returnedTypes) where !type.isError {
      found = found.map { system.join($0, type) } ?? type
    }
    return found ?? (closure.givesNothing ? .void : nil)
  }

  /// Adds to the system what the statements ask of the parameters; `false` if they ask nothing.
  ///
  /// Only expressions count that name nothing which the statements themselves declare.
  func useParameters(of closure: ClosureNode, in system: ConstraintSystem) -> Bool {
    let parameters = Set(closure.parameters.map(\.name))
    let declared = closure.syntax.body.declaredNames
    var isUsed = false
    for case .expression(let expression) in closure.syntax.body.map(\.kind) {
      let names = expression.names
      guard !names.isDisjoint(with: parameters), names.isDisjoint(with: declared) else { continue }
      isUsed = true
      checker.silently {
        let generator = Generator(checker: checker, system: system, scope: closure.scope)
        _ = generator.complete(expression)
      }
    }
    return isUsed && !system.isBroken
  }
}

extension [Statement] {
  /// The names of the variables and functions that the statements declare.
  fileprivate var declaredNames: Set<String> {
    Set(
      flatMap { statement -> [String] in
        switch statement.kind {
        case .declaration(let declaration):
          switch declaration.kind {
          case .variable(let variable):
            variable.bindings.flatMap { $0.pattern.names.map(\.name.text) }
          case .function(let function): [function.name.text]
          default: []
          }
        case .guard(let conditions, _):
          conditions.flatMap { condition -> [String] in
            switch condition {
            case .optionalBinding(_, let pattern, _), .pattern(let pattern, _):
              pattern.names.map(\.name.text)
            case .expression, .availability: []
            }
          }
        default: []
        }
      }
    )
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
