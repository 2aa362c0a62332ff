import SwiftSyntax

extension Compiler {
  /// The type of a variable or property as its declaration writes it; `nil` where nothing is written.
  func writtenType(of expression: ExprSyntax) -> TypeRef? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.name
      if let variable = scope.variable(named: name) {
        return variable.type ?? variable.inferredType
      }
      if name == "self" { return nil }
      if let type = scope.enclosingType?.type, let own = writtenType(of: name, in: type) {
        return own
      }
      return world.variables[name]?.type ?? world.variables[name]?.inferredType
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      let name = node.declName.baseName.name
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return scope.enclosingType.flatMap { writtenType(of: name, in: $0.type) }
      }
      switch baseType(of: base) {
      case .named(let type, _)?: return writtenType(of: name, in: type)
      case .array(let element)? where name == "first" || name == "last": return .optional(element)
      case .array?, .dictionary?: return name == "count" ? .named(library.int, []) : nil
      case .tuple(let elements)?:
        return elements.enumerated().first { $1.label == name || "\($0)" == name }?.element.type
      default: return nil
      }
    case .subscriptCallExpr(let node): return elementType(of: node)
    case .forceUnwrapExpr(let node): return writtenType(of: node.expression)?.wrapped
    case .optionalChainingExpr(let node): return writtenType(of: node.expression)?.wrapped
    default: return nil
    }
  }

  /// The type of what stands before a dot.
  ///
  /// Asked in one way only: asking in both ways would double the work with every dot of a chain.
  private func baseType(of expression: ExprSyntax) -> TypeRef? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr:
      writtenType(of: expression)?.settled
    default: staticType(of: expression)
    }
  }

  private func elementType(of node: SubscriptCallExprSyntax) -> TypeRef? {
    switch writtenType(of: node.calledExpression)?.settled {
    case .array(let element)?:
      guard node.arguments.count == 1, let index = node.arguments.first?.expression else {
        return nil
      }
      if index.isRange { return .named(library["ArraySlice"], [element]) }
      return isInt(index) || staticType(of: index) == .named(library.int, []) ? element : nil
    case .dictionary(_, let value)?:
      if node.arguments.count == 1 { return .optional(value) }
      return node.arguments.last?.label?.text == "default" ? value : nil
    default: return nil
    }
  }

  private func writtenType(of property: String, in type: TypeObject) -> TypeRef? {
    let members = type.members(named: property) + type.statics(named: property)
    switch members.first {
    case .stored(let index):
      return type.storedProperties.indices.contains(index) ? type.storedProperties[index].type : nil
    case .constant(let constant): return constant.type
    case .property(let property) where property.get.isScript: return property.get.signature.result
    default: return nil
    }
  }

  /// An argument of a collection's method that only the element's type gives a meaning: `.case`, or `1` for a `Double`.
  func settling(_ code: @escaping Code, _ expression: ExprSyntax, as type: TypeRef?) -> Code {
    guard let type, type.givesMeaning, expression.isOpenLiteral else { return code }
    if case .array = type.settled, expression.is(StringLiteralExprSyntax.self) { return code }
    return { machine in try machine.coerce(try code(machine), to: type) }
  }
}

extension TypeRef {
  /// The type inside an optional, or the type itself.
  var wrapped: TypeRef { if case .optional(let type) = settled { type } else { self } }

  /// Whether the type says more than a value of it shows, as for an empty array.
  var isContainer: Bool {
    switch settled {
    case .array, .dictionary, .optional: true
    default: false
    }
  }

  /// Whether whole numbers are written to it as fractions.
  var isFraction: Bool {
    if case .named(let type, _) = settled {
      type.name == "Double" || type.name == "Float"
    } else {
      false
    }
  }

  /// Whether this is a numeric type other than `Int`, whose literals are made as what they are.
  var isSizedNumber: Bool {
    if case .named(let type, _) = settled { type.numbers != nil } else { false }
  }

  /// The type of the elements of a literal in brackets.
  var elementOfLiteral: TypeRef? {
    switch settled {
    case .array(let element): element
    case .named(let type, let arguments): type.name == "Set" ? arguments.first : nil
    default: nil
    }
  }

  /// The type of the ends of a range.
  var boundOfRange: TypeRef? {
    guard case .named(let type, let arguments) = settled, type.parameters == ["Bound"] else {
      return nil
    }
    return arguments.first
  }

  /// The type that a collection's method takes for an argument; `nil` if the collection's type doesn't say.
  func contents(of method: String, label: String?) -> TypeRef? {
    let element: TypeRef
    switch self {
    case .array(let type): element = type
    case .named(let type, let arguments):
      guard type.name == "Set", let first = arguments.first else { return nil }
      element = first
    case .dictionary(let key, let value):
      return method == "updateValue" && label == nil ? value : label == "forKey" ? key : nil
    case .parameter(_, let bound):
      return bound?.contents(of: method, label: label)
    case .optional, .any, .tuple, .function: return nil
    }
    return switch (method, label) {
    case ("append", nil), ("insert", nil), ("contains", nil), ("remove", nil): element
    case ("firstIndex", "of"), ("lastIndex", "of"): element
    case ("append", "contentsOf"), ("union", nil), ("subtracting", nil), ("intersection", nil):
      .array(element)
    default: nil
    }
  }

  /// Whether a literal or an implicit member can mean something else in the place of this type.
  var givesMeaning: Bool {
    switch self {
    case .any: false
    case .parameter(_, let bound): bound?.givesMeaning ?? false
    case .named(let type, _): !["Int", "String", "Bool"].contains(type.name)
    case .optional, .function: true
    case .array(let element): element.givesMeaning
    case .dictionary(let key, let value): key.givesMeaning || value.givesMeaning
    case .tuple(let elements): elements.contains { $0.label != nil || $0.type.givesMeaning }
    }
  }
}

extension ExprSyntax {
  /// Whether this is `a...b`, `..<b` or `a...`.
  fileprivate var isRange: Bool {
    let name: String? =
      switch self.as(ExprSyntaxEnum.self) {
      case .infixOperatorExpr(let node):
        node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
      case .prefixOperatorExpr(let node): node.operator.text
      case .postfixOperatorExpr(let node): node.operator.text
      default: nil
      }
    return name == "..." || name == "..<"
  }

  /// Whether the expression's type depends on where it stands.
  fileprivate var isOpenLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .stringLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr,
      .tupleExpr:
      true
    case .prefixOperatorExpr(let node): node.expression.isOpenLiteral
    case .ternaryExpr(let node):
      node.thenExpression.isOpenLiteral || node.elseExpression.isOpenLiteral
    case .memberAccessExpr(let node): node.base.map(\.isOpenLiteral) ?? true
    case .functionCallExpr(let node): node.calledExpression.isOpenLiteral
    default: false
    }
  }
}
