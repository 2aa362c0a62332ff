import SwiftSyntax

extension Compiler {
  /// Compiles `base.name`, `.name`, `Type.name` and `base?.name`.
  func memberAccess(_ node: MemberAccessExprSyntax) -> Code {
    let name = node.declName.baseName.name
    guard let base = node.base else {
      let span = file.span(of: node)
      return { machine in
        let interpreter = machine.interpreter
        return .implicitMember(
          ImplicitMember(name: name, site: span) { type in
            try interpreter.machine.staticMember(name, of: type)
          }
        )
      }
    }
    if name == "self", !isOpenSelf(base), let type = type(writtenAs: base), type.isComplete {
      return typeValue(type, at: Syntax(base))
    }
    // Nothing is the same whatever it is that is missing.
    if name == "none", base.is(OptionalChainingExprSyntax.self), type(writtenAs: base) != nil {
      return { _ in .none }
    }
    if base.is(OptionalChainingExprSyntax.self), let type = type(writtenAs: base), type.isComplete {
      return reading(name, of: typeValue(type, at: Syntax(base)), at: Syntax(node.declName))
    }
    if base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self),
      let type = type(writtenAs: base), type.isComplete
    {
      return reading(name, of: typeValue(type, at: Syntax(base)), at: Syntax(node.declName))
    }
    if name == "dynamicType", library.impliesFirstLabels { return typeOfValue(base) }
    if isModule(base) { return self.name(name, at: Syntax(node.declName)) }
    if base.is(SuperExprSyntax.self) { return superProperty(name, at: Syntax(node.declName)) }
    if containsChain(base) {
      return chained(base, in: node, receiver(base)) { value in
        self.reading(name, of: value, at: Syntax(node.declName))
      }
    }
    if let members = extensionMembers(name, of: base),
      let code = readingExtension(members, of: receiver(base), at: Syntax(node.declName))
    {
      return code.run
    }
    let isFraction =
      base.is(IntegerLiteralExprSyntax.self) && library.int.members(named: name).isEmpty
      && !library.double.members(named: name).isEmpty
    let general = reading(
      name,
      of: isFraction ? expression(base, as: .named(library.double, [])) : receiver(base),
      at: Syntax(node.declName)
    )
    guard name != "self", let reference = base.as(DeclReferenceExprSyntax.self),
      let variable = plainlyStored(reference), case .slot(let slot) = variable.storage,
      !isImplicitlyUnwrapped(base)
    else { return general }
    let found = PropertySite(name)
    return { machine in
      try found.field(at: machine.base + slot, machine) ?? general(machine)
    }
  }

  /// Whether this is `Self` in a protocol, which only the value at hand says.
  private func isOpenSelf(_ base: ExprSyntax) -> Bool {
    base.as(DeclReferenceExprSyntax.self)?.baseName.text == "Self"
      && scope.enclosingType?.type.kind == .protocol
  }

  private func reading(_ name: String, of base: @escaping Code, at node: Syntax) -> Code {
    let place = place(of: node)
    if name == "self" { return base }
    let found = PropertySite(name)
    return { machine in
      let value = try base(machine)
      if let field = found.field(of: value, machine) { return field }
      machine.place = place
      return try machine.member(name, of: value)
    }
  }

  /// Complains about `super`, unless it has been said that the superclass is unknown.
  func noSuperclass(at node: Syntax) -> Code {
    if let type = scope.enclosingType?.type,
      typesWithUnknownParents.contains(ObjectIdentifier(type))
    {
      return { _ in .void }
    }
    return failed("there is no superclass here", at: node)
  }

  private func superProperty(_ name: String, at node: Syntax) -> Code {
    guard let superclass = scope.enclosingType?.type.superclass,
      let variable = scope.variable(named: "self")
    else { return noSuperclass(at: node) }
    let receiver = load(variable, at: node)
    return { machine in
      let this = try receiver(machine)
      switch superclass.members(named: name).first {
      case .property(let property): return try machine.get(property, of: this)
      case .stored(let index): return try machine.storedProperty(index, of: this)
      case .method:
        let methods = superclass.methods(named: name)
        return .function(Function(methods, boundTo: this, interpreter: machine.interpreter))
      default: return try machine.member(name, of: this)
      }
    }
  }

  /// Compiles `base[arguments]`.
  func subscriptAccess(_ node: SubscriptCallExprSyntax) -> Code {
    let arguments = subscriptArguments(of: node)
    let site = Syntax(node)
    if containsChain(node.calledExpression) {
      return chained(node.calledExpression, in: node, receiver(node.calledExpression)) { value in
        self.element(of: value, arguments, at: site)
      }
    }
    let general = element(of: expression(node.calledExpression), arguments, at: site)
    let number = place(of: site)
    let ready = plainElement(node) { machine, container, index in
      machine.place = number
      if case .array(let elements) = container, case .int(let number) = index {
        throw machine.outOfRange(number, count: elements.count)
      }
      return try general(machine)
    }
    return (ready ?? ReadyCode(run: general)).run
  }

  /// The indices of a subscript; `.case` as a key is of the dictionary's key type.
  func subscriptArguments(of node: SubscriptCallExprSyntax) -> [ArgumentCode] {
    let type = writtenType(of: node.calledExpression)?.wrapped
    return node.arguments.map { syntax in
      var argument = self.argument(syntax)
      if case .dictionary(let key, let value)? = type {
        let meant = syntax.label?.text == "default" ? value : key
        argument.value = settling(argument.value, syntax.expression, as: meant)
      }
      return argument
    }
  }

  private func element(of base: @escaping Code, _ arguments: [ArgumentCode], at node: Syntax)
    -> Code
  {
    let place = place(of: node)
    if arguments.count == 1, arguments[0].label == nil {
      let index = arguments[0].value
      return { machine in
        let container = try base(machine)
        let value = try index(machine)
        machine.place = place
        if case .array(let elements) = container, case .int(let number) = value {
          guard elements.indices.contains(number) else {
            throw machine.outOfRange(number, count: elements.count)
          }
          return elements[number]
        }
        if case .dictionary(let box) = container, !box.isSet {
          return .wrapping(box[try machine.key(value, in: box)])
        }
        return try machine.callMember(
          "subscript",
          of: container,
          [LabelledValue(label: nil, value: value)]
        )
      }
    }
    return { machine in
      let container = try base(machine)
      let values = try arguments.map {
        LabelledValue(label: $0.label, value: try $0.value(machine))
      }
      machine.place = place
      if let path = values.keyPath { return try machine.value(at: path, of: container) }
      return try machine.callMember("subscript", of: container, values)
    }
  }
}
