import SwiftSyntax

/// Members that are asked for as what they are not.
extension FurtherMistakes {
  /// A tuple has the elements that it has; false for what is no tuple.
  func checkElement(_ name: String, of receiver: KnownType, at node: MemberAccessExprSyntax) -> Bool
  {
    guard case .value(let type) = receiver, case .tuple(let elements) = type.settled else {
      return false
    }
    let known = elements.enumerated().contains { $1.label == name || "\($0)" == name }
    if known || name == "self" || elements.isEmpty { return true }
    let labels = elements.compactMap(\.label)
    report(
      "this tuple has no element `\(name)`",
      at: node.declName,
      hint: labels.isEmpty
        ? "its elements are `.0` to `.\(elements.count - 1)`"
        : "it has " + labels.map { "`\($0)`" }.joined(separator: " and ")
    )
    return true
  }

  /// A property that is no function is not called.
  func checkCalledProperty(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      case .value(let receiver) = reading.link(base), let object = reading.object(of: receiver),
      case .value(let type) = reading.link(node.calledExpression), reading.isPlain(type)
    else { return false }
    let name = access.declName.baseName.name
    let isProperty = object.members(named: name).allSatisfy {
      switch $0 {
      case .property, .stored: true
      case .method, .constant: false
      }
    }
    guard isProperty, reading.object(of: type)?.methods(named: "callAsFunction").isEmpty ?? false
    else { return false }
    report(
      "`\(name)` is a property, and no function",
      at: access.declName,
      hint: "write `\(name)` without parentheses"
    )
    return true
  }

  /// `if let` and `guard let` look into an optional.
  func checkBinding(_ node: OptionalBindingConditionSyntax) {
    // An initialiser may make nothing.
    guard let value = node.initializer?.value, !value.is(FunctionCallExprSyntax.self) else {
      return
    }
    let type = reading.value(of: value)
    guard reading.isPlain(type), type.plain !== reading.library.string else { return }
    report(
      "only an optional can be unwrapped, and this is \("\(type.shown)".withArticle)",
      at: value,
      hint: "write it without `if` or `guard`"
    )
  }

  // MARK: Structs that stay as they are

  /// Assigning to a property of `self` is for methods that are `mutating`.
  func checkMutation(of target: ExprSyntax) {
    var place = target
    if let element = target.as(SubscriptCallExprSyntax.self) {
      // An object's own subscript changes the object.
      switch reading.value(of: element.calledExpression).settled {
      case .array, .dictionary: place = element.calledExpression
      default: return
      }
    }
    guard let name = place.ownProperty, let function = place.plainMethod,
      let block = function.parent?.parent?.parent?.as(MemberBlockSyntax.self),
      let owner = reading.owner(of: block), owner.kind == .structure, !owner.isHost,
      isOwn(name, place, owner),
      case .stored(let index)? = owner.members(named: name.name).first,
      owner.storedProperties.indices.contains(index)
    else { return }
    let property = owner.storedProperties[index]
    guard !property.isLet, property.wrapper == nil else { return }
    report(
      "`\(name.name)` can't be changed in a method that isn't `mutating`",
      at: name,
      hint: "write `mutating func \(function.name.name)`"
    )
  }

  /// The same for methods that change an array or dictionary.
  func checkMutation(by node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return }
    let name = access.declName.baseName
    if isConstant(base) {
      let methods = reading.methods(name.name, of: reading.link(base))
      guard !methods.isEmpty, methods.allSatisfy(\.isMutating) else { return }
      return report(
        "`\(name.name)` changes what it is called on, and this is a constant",
        at: name,
        hint: "declare it with `var` to change it"
      )
    }
    guard base.ownProperty != nil else { return }
    let receiver = reading.value(of: base)
    switch receiver.settled {
    case .array, .dictionary: break
    default: return
    }
    let methods = reading.methods(name.name, of: .value(receiver))
    if !methods.isEmpty, methods.allSatisfy(\.isMutating) { checkMutation(of: base) }
  }

  /// Whether an expression is the name of a value that is declared with `let` and has its value there.
  func isConstant(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name,
      case .value(let value)? = reading.meaning(of: name, at: expression),
      let binding = value.parent?.parent?.as(PatternBindingSyntax.self),
      binding.pattern.is(IdentifierPatternSyntax.self)
    else { return false }
    return binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }

  private func isOwn(_ name: TokenSyntax, _ place: ExprSyntax, _ owner: TypeObject) -> Bool {
    if place.is(MemberAccessExprSyntax.self) { return true }
    let declared: Syntax
    switch reading.meaning(of: name.name, at: place) {
    case .member(let type)?: return type === owner
    case .written(let type)?: declared = Syntax(type)
    case .value(let value)?: declared = Syntax(value)
    default: return false
    }
    return declared.parent?.parent?.as(PatternBindingSyntax.self)?.parent?.parent?.parent?
      .is(MemberBlockItemSyntax.self) ?? false
  }
}

extension InfixOperatorExprSyntax {
  /// Whether this is `=` or an operator such as `+=`.
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return ["+=", "-=", "*=", "/=", "%="].contains(name)
  }
}

extension ExprSyntax {
  /// `name` or `self.name`.
  fileprivate var ownProperty: TokenSyntax? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName }
    guard let node = self.as(MemberAccessExprSyntax.self),
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return node.declName.baseName
  }

  /// The method around this that changes nothing, if no closure, accessor or initialiser is nearer.
  fileprivate var plainMethod: FunctionDeclSyntax? {
    for outer in sequence(first: Syntax(self), next: \.parent) {
      switch outer.kind {
      case .closureExpr, .accessorBlock, .initializerDecl, .memberBlock: return nil
      case .functionDecl:
        guard let function = outer.as(FunctionDeclSyntax.self),
          function.modifiers.allSatisfy({
            !["mutating", "static", "class", "nonmutating"].contains($0.name.text)
          })
        else { return nil }
        return function
      default: continue
      }
    }
    return nil
  }
}

extension TypeObject {
  /// Whether a script's protocol may have a member although nothing that is known of it declares one.
  func promises(_ name: String) -> Bool {
    guard kind == .protocol, !isHost else { return false }
    return lineage().contains { $0.requirements.contains(name) || $0.isHost }
  }
}
