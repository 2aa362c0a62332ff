import ScriptSource
import ScriptTypes

/// A parameter with property wrappers, `@Clamped n: Int`: its body sees a variable that is wrapped around the argument.
extension Parameter {
  func isWrapped(_ checker: ModuleChecker, _ scope: Scope) -> Bool {
    attributes.contains { attribute in
      guard attribute.isCustom else { return false }
      let resolver = TypeResolver(checker, scope, openArguments: \.ownArgument)
      let symbol = checker.silently { resolver.resolve(attribute.type) }.symbol
      return symbol.map { !$0.members(named: "wrappedValue").isEmpty } ?? false
    }
  }

  /// What the argument itself is called, which no program can write.
  var nameOfArgument: String { name.text + "'" }

  /// The declaration of the variable that is wrapped around the argument.
  var wrappedVariable: Statement {
    let range = name.range
    let pattern = Pattern(.identifier(name.text), range)
    let argument = Expression(.name(DeclarationName(nameOfArgument, range)), range)
    let variable = VariableDeclaration(
      isVariable: true,
      bindings: [
        VariableDeclaration.Binding(
          pattern: type.map { Pattern(.typed(pattern, $0), range) } ?? pattern,
          value: argument,
          accessors: nil
        )
      ]
    )
    return Statement(
      .declaration(
        Declaration(.variable(variable), modifiers: [], attributes: attributes, range)
      ),
      range
    )
  }
}
