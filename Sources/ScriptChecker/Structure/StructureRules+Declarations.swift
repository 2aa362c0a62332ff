import ScriptSource
import ScriptTypes

extension StructureRules {
  func check(_ declaration: Declaration) {
    AttributeRules(checker: checker).check(declaration)
    PlacementRules(checker: checker, surroundings: surroundings).check(declaration)
    SelfRules(checker: checker, surroundings: surroundings).check(declaration)
    ModifierRules(checker: checker, surroundings: surroundings).check(declaration)
    if surroundings.isLocal || surroundings.isInFunction, let main = declaration.attribute("main") {
      report(StructureMessages.localMain, at: main.range)
    }
    switch declaration.kind {
    case .variable(let node): check(node, declaration)
    case .function(let node):
      checkName(node.name)
      if node.name.text.isOperator { checkOperator(node, declaration) }
      if node.body != nil, isInProtocol {
        report(StructureMessages.methodBodyInProtocol, at: node.name.range)
      }
      check(node.parameters, node.body)
      checkRethrowing(node)
      checkGenerics(node)
    case .initializer(let node):
      if node.body != nil, isInProtocol {
        report(StructureMessages.initializerBodyInProtocol, at: declaration.range)
      }
      check(node.parameters, node.body) {
        $0.isInPlainInitializer = node.failability == .never
        if case .nominal(let type, _)? = surroundings.container, declaration.has("convenience") {
          $0.delegatingClass = type.name.text
        }
      }
    case .deinitializer(let block):
      if case .nominal(let node, _)? = surroundings.container,
        node.kind == .struct || node.kind == .enum
      {
        let (kind, name) = (node.kind.rawValue, node.name.text)
        report(
          node.inherited.contains(where: \.isSuppressed)
            ? StructureMessages.deinitializerOfNoncopyable(kind)
            : StructureMessages.deinitializerInValueType(kind, name),
          at: declaration.range
        )
      }
      check([], block)
    case .subscript(let node):
      check(node.parameters, nil)
      guard let accessors = node.accessors else {
        report(StructureMessages.subscriptWithoutAccessors, at: declaration.range)
        return
      }
      check(accessors)
    case .nominal(let node):
      checkName(node.name)
      checkPacks(of: node)
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
    rules.surroundings.isLocal = surroundings.isLocal || surroundings.isInFunction
    rules.surroundings.isInFunction = false
    for member in members { rules.check(member) }
  }

  private func check(
    _ parameters: [Parameter],
    _ body: Block?,
    within change: (inout Surroundings) -> Void = { _ in }
  ) {
    ParameterRules(checker: checker).check(parameters)
    for parameter in parameters { parameter.defaultValue.map { check($0) } }
    body.map { enter($0, within: change) }
  }

  private func enter(_ body: Block, within change: (inout Surroundings) -> Void = { _ in }) {
    var rules = self
    rules.surroundings.enterFunction()
    change(&rules.surroundings)
    rules.check(body.statements)
  }

  var isInProtocol: Bool {
    if case .nominal(let node, _)? = surroundings.container {
      node.kind == .protocol
    } else {
      false
    }
  }

  private func checkPacks(of node: NominalDeclaration) {
    let packs = node.generics.parameters.filter(\.isPack)
    if let pack = packs.first, node.kind == .enum {
      report(StructureMessages.packOfEnum, at: pack.name.range)
    } else if packs.count > 1 {
      report(StructureMessages.severalPacks, at: packs[1].name.range)
    }
  }

  private func checkName(_ name: Identifier) {
    guard name.text.first == "$" else { return }
    report(StructureMessages.dollarName(name.text), at: name.range)
  }

  private func checkRethrowing(_ node: FunctionDeclaration) {
    // What `self` throws rethrows a method of every asynchronous sequence.
    if case .extension? = surroundings.container { return }
    if isInProtocol || !node.rethrowsNothing { return }
    report(StructureMessages.rethrowsNothing, at: node.name.range)
  }

  // MARK: Variables

  private func checkLazy(
    _ node: VariableDeclaration,
    _ declaration: Declaration,
    _ range: TextRange
  ) {
    if !node.isVariable { report(StructureMessages.lazyConstant, at: range) }
    if declaration.has("static") { report(StructureMessages.lazyGlobal, at: range) }
    for binding in node.bindings {
      if binding.value == nil { report(StructureMessages.lazyWithoutValue, at: range) }
      if case .tuple = binding.pattern.plain.kind {
        report(StructureMessages.lazyTuple, at: range)
      }
    }
  }

  private func check(_ node: VariableDeclaration, _ declaration: Declaration) {
    if let lazy = declaration.lazyModifier { checkLazy(node, declaration, lazy.range) }
    checkWrappers(of: node, declaration)
    for binding in node.bindings {
      if let weak = declaration.modifiers.first(where: { $0.name == "weak" }) {
        checkWeak(binding, weak.range)
      }
      for name in binding.pattern.boundNames { checkName(name) }
      if case .typed(_, let written) = binding.pattern.kind, case .some = written.kind,
        binding.value == nil, binding.accessors == nil, !isInProtocol
      {
        report(StructureMessages.opaqueWithoutValue, at: binding.pattern.range)
      }
      if let value = binding.value {
        check(value, mayBranch: true)
      }
      if let accessors = binding.accessors {
        check(accessors, of: binding, node)
      }
      if case .binding = binding.pattern.plain.kind {
        report(
          StructureMessages.nestedPattern(node.isVariable ? "var" : "let"),
          at: binding.pattern.range
        )
      }
      if binding.accessors?.isComputed != true {
        checkStored(binding, declaration)
      }
    }
  }

  private func checkWeak(_ binding: VariableDeclaration.Binding, _ range: TextRange) {
    guard case .typed(_, let written) = binding.pattern.kind, !binding.pattern.isWrittenOptional,
      case .name(let name, _) = written.kind, name != "Optional"
    else { return }
    report(StructureMessages.weakNotOptional(name), at: range)
  }

  private func checkWrappers(of node: VariableDeclaration, _ declaration: Declaration) {
    let isWrapped = declaration.attributes.contains { attribute in
      checker.declared.types.contains {
        $0.symbol.name == attribute.name && $0.declaration.attribute("propertyWrapper") != nil
      }
    }
    guard isWrapped else { return }
    for binding in node.bindings {
      if !node.isVariable {
        report(StructureMessages.wrappedConstant, at: binding.pattern.range)
      } else if binding.accessors?.isComputed == true {
        report(StructureMessages.wrappedComputed, at: binding.pattern.range)
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
        StructureMessages.accessorsOfConstant(accessors.isComputed ? "computed" : "observing"),
        at: binding.pattern.range
      )
    }
    if accessors.isComputed, case .identifier = binding.pattern.kind {
      report(StructureMessages.computedWithoutType, at: binding.pattern.range)
    }
    if accessors["get"] != nil {
      for observer in accessors.list where observer.name == "willSet" || observer.name == "didSet" {
        report(StructureMessages.observerBesideGetter(observer.name), at: observer.range)
      }
    } else if let setter = accessors["set"], accessors["_read"] == nil {
      report(StructureMessages.setterWithoutGetter, at: setter.range)
    }
    check(accessors)
  }

  private func check(_ accessors: Accessors) {
    for accessor in accessors.list { accessor.body.map { enter($0) } }
  }

  private func checkStored(_ binding: VariableDeclaration.Binding, _ declaration: Declaration) {
    let range = binding.pattern.range
    let isStatic = declaration.has("static")
    if declaration.has("class") {
      report(StructureMessages.classStoredProperty, at: range)
    } else if isStatic {
      if surroundings.container != nil, surroundings.isGeneric {
        report(StructureMessages.staticStoredInGeneric, at: range)
      }
    } else {
      switch surroundings.container {
      case .extension?: report(StructureMessages.storedInExtension, at: range)
      case .nominal(let node, _)? where node.kind == .enum:
        report(StructureMessages.storedInEnum, at: range)
      default: break
      }
    }
  }

  // MARK: Operators

  private func check(_ node: OperatorDeclaration) {
    if surroundings.container != nil || surroundings.isInFunction {
      report(StructureMessages.operatorNotAtFileScope, at: node.name.range)
    }
    let isReserved =
      ["=", "->", ".", "?", "&"].contains(node.name.text) && node.fixity != .infix
      || ["=", "->", "?"].contains(node.name.text)
    if isReserved {
      report(
        StructureMessages.reservedOperator(node.fixity.rawValue, node.name.text),
        at: node.name.range
      )
    }
    if let group = node.group, checker.precedenceGroup(group.text) == nil {
      report(StructureMessages.unknownPrecedenceGroup(group.text), at: group.range)
    }
  }

  private func checkOperator(_ node: FunctionDeclaration, _ declaration: Declaration) {
    let name = node.name
    if let owner = surroundings.container?.name, !isInProtocol || !declaration.has("static"),
      !declaration.has("static"), !declaration.has("class")
    {
      report(StructureMessages.operatorNotStatic(name.text, owner), at: name.range)
      return
    }
    guard (1...2).contains(node.parameters.count) else {
      report(StructureMessages.operatorArguments, at: name.range)
      return
    }
    let fixities: [OperatorFixity] =
      node.parameters.count == 2 ? [.infix] : [.prefix, .postfix]
    guard let fixity = fixities.first(where: { checker.operatorSymbol(name.text, $0) != nil })
    else {
      report(StructureMessages.operatorNotDeclared, at: name.range)
      return
    }
    if fixity != .infix, !declaration.has("prefix"), !declaration.has("postfix") {
      report(StructureMessages.fixityMissing(fixity.rawValue), at: name.range)
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
        report(StructureMessages.genericParameterNotUsed(name), at: parameter.name.range)
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

extension WrittenType {
  fileprivate var isSuppressed: Bool { if case .suppressed = kind { true } else { false } }
}
