import ScriptSource
import ScriptTypes

extension StructureRules {
  func check(_ declaration: Declaration) {
    AttributeRules(checker: checker).check(declaration)
    checkModifiers(of: declaration)
    switch declaration.kind {
    case .variable(let node): check(node, declaration)
    case .function(let node):
      checkName(node.name)
      if node.name.text.isOperator { checkOperator(node, declaration) }
      if node.body != nil, isInProtocol {
        report("protocol methods must not have bodies", at: node.name.range)
      }
      check(node.parameters, node.body)
      checkGenerics(node)
    case .initializer(let node):
      if node.body != nil, isInProtocol {
        report("protocol initializers must not have bodies", at: declaration.range)
      }
      check(node.parameters, node.body)
    case .deinitializer(let block):
      if case .nominal(let node, _)? = surroundings.container,
        node.kind == .struct || node.kind == .enum,
        !node.inherited.contains(where: \.isSuppressed)
      {
        report(
          "deinitializer cannot be declared in \(node.kind.rawValue) '\(node.name.text)' that conforms to 'Copyable'",
          at: declaration.range
        )
      }
      check([], block)
    case .subscript(let node):
      check(node.parameters, nil)
      guard let accessors = node.accessors else {
        report(
          "expected '{' in subscript to specify getter and setter implementation",
          at: declaration.range
        )
        return
      }
      check(accessors)
    case .nominal(let node):
      checkName(node.name)
      if node.kind == .enum {
        EnumRules(checker: checker).check(node, isIndirect: declaration.has("indirect"))
      }
      check(node.members, in: .nominal(node, declaration))
    case .extension(let node): check(node.members, in: .extension(node))
    case .operator(let node): check(node)
    case .typealias, .associatedType, .enumCases, .precedenceGroup, .import, .unreadable: break
    }
  }

  private func check(_ members: [Declaration], in container: Surroundings.Container) {
    var rules = self
    rules.surroundings.containers.append(container)
    rules.surroundings.isInFunction = false
    for member in members { rules.check(member) }
  }

  private func check(_ parameters: [Parameter], _ body: Block?) {
    ParameterRules(checker: checker).check(parameters)
    for parameter in parameters { parameter.defaultValue.map { check($0) } }
    body.map(enter)
  }

  private func enter(_ body: Block) {
    var rules = self
    rules.surroundings.enterFunction()
    rules.check(body.statements)
  }

  var isInProtocol: Bool {
    if case .nominal(let node, _)? = surroundings.container {
      node.kind == .protocol
    } else {
      false
    }
  }

  private func checkName(_ name: Identifier) {
    guard name.text.first == "$" else { return }
    report(
      "cannot declare entity named '\(name.text)'; the '$' prefix is reserved for implicitly-synthesized declarations",
      at: name.range
    )
  }

  // MARK: Modifiers

  private func checkModifiers(of declaration: Declaration) {
    for modifier in declaration.modifiers {
      switch (modifier.name, surroundings.container) {
      case ("mutating", .nominal(let node, _)?) where node.kind == .class || node.kind == .actor:
        report("'mutating' is not valid on instance methods in classes", at: modifier.range)
      case ("override", .nominal(let node, _)?) where node.kind != .class:
        report("'override' can only be specified on class members", at: modifier.range)
      case ("override", nil):
        report("'override' can only be specified on class members", at: modifier.range)
      case ("optional", .nominal(_, let proto)?) where proto.attribute("objc") == nil:
        report(
          "'optional' can only be applied to members of an '@objc' protocol",
          at: modifier.range
        )
      default: break
      }
    }
  }

  // MARK: Variables

  private func check(_ node: VariableDeclaration, _ declaration: Declaration) {
    if !node.isVariable, let lazy = declaration.modifiers.first(where: { $0.name == "lazy" }) {
      report("'lazy' cannot be used on a let", at: lazy.range)
    }
    for binding in node.bindings {
      for name in binding.pattern.boundNames { checkName(name) }
      if let value = binding.value {
        if case .discard = value.kind { reportDiscard(value) }
        check(value, mayBranch: true)
      }
      if let accessors = binding.accessors {
        check(accessors, of: binding, node)
      }
      if binding.accessors?.isComputed != true {
        checkStored(binding, declaration)
      }
    }
  }

  private func check(
    _ accessors: Accessors,
    of binding: VariableDeclaration.Binding,
    _ node: VariableDeclaration
  ) {
    if !node.isVariable {
      report(
        "'let' declarations cannot be \(accessors.isComputed ? "computed" : "observing") properties",
        at: binding.pattern.range
      )
    }
    if accessors["get"] != nil {
      for observer in accessors.list where observer.name == "willSet" || observer.name == "didSet" {
        report("'\(observer.name)' cannot be provided together with a getter", at: observer.range)
      }
    } else if let setter = accessors["set"], accessors["_read"] == nil {
      report("variable with a setter must also have a getter", at: setter.range)
    }
    check(accessors)
  }

  private func check(_ accessors: Accessors) {
    for accessor in accessors.list { accessor.body.map(enter) }
  }

  private func checkStored(_ binding: VariableDeclaration.Binding, _ declaration: Declaration) {
    let range = binding.pattern.range
    let isStatic = declaration.has("static")
    if declaration.has("class") {
      report(
        "class stored properties not supported in classes; did you mean 'static'?",
        at: range
      )
    } else if isStatic {
      if surroundings.container != nil, surroundings.isGeneric {
        report("static stored properties not supported in generic types", at: range)
      }
    } else {
      switch surroundings.container {
      case .extension?: report("extensions must not contain stored properties", at: range)
      case .nominal(let node, _)? where node.kind == .enum:
        report("enums must not contain stored properties", at: range)
      default: break
      }
    }
  }

  // MARK: Operators

  private func check(_ node: OperatorDeclaration) {
    if surroundings.container != nil || surroundings.isInFunction {
      report("'operator' may only be declared at file scope", at: node.name.range)
    }
    let isReserved =
      ["=", "->", ".", "?", "&"].contains(node.name.text) && node.fixity != .infix
      || ["=", "->", "?"].contains(node.name.text)
    if isReserved {
      report(
        "cannot declare a custom '\(node.fixity.rawValue)' '\(node.name.text)' operator",
        at: node.name.range
      )
    }
    if let group = node.group, checker.precedenceGroup(group.text) == nil {
      report("unknown precedence group '\(group.text)'", at: group.range)
    }
  }

  private func checkOperator(_ node: FunctionDeclaration, _ declaration: Declaration) {
    let name = node.name
    if let owner = surroundings.container?.name, !isInProtocol || !declaration.has("static"),
      !declaration.has("static"), !declaration.has("class")
    {
      report("operator '\(name.text)' declared in type '\(owner)' must be 'static'", at: name.range)
      return
    }
    guard (1...2).contains(node.parameters.count) else {
      report("operators must have one or two arguments", at: name.range)
      return
    }
    let fixities: [OperatorFixity] =
      node.parameters.count == 2 ? [.infix] : [.prefix, .postfix]
    if !fixities.contains(where: { checker.operatorSymbol(name.text, $0) != nil }) {
      report("operator implementation without matching operator declaration", at: name.range)
    }
  }

  // MARK: Generic parameters

  private func checkGenerics(_ node: FunctionDeclaration) {
    let types = node.parameters.compactMap(\.type) + [node.result].compactMap(\.self)
    for parameter in node.generics.parameters {
      let name = parameter.name.text
      let isUsed =
        types.contains { $0.mentions(name) } || node.effects.mentions(name)
        || node.generics.requirements.contains { $0.determines(name) }
      if !isUsed {
        report(
          "generic parameter '\(name)' is not used in function signature [#no-usage]",
          at: parameter.name.range
        )
      }
    }
  }
}

extension Surroundings.Container {
  fileprivate var name: String? {
    switch self {
    case .nominal(let node, _): node.name.text
    case .extension(let node):
      if case .name(let name, _) = node.extended.kind { name } else { nil }
    }
  }
}

extension Accessors {
  /// Whether a value is computed rather than stored and observed.
  var isComputed: Bool { self["willSet"] == nil && self["didSet"] == nil }
}

extension WrittenType {
  fileprivate var isSuppressed: Bool { if case .suppressed = kind { true } else { false } }
}
