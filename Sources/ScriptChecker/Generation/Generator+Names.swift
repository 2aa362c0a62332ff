import ScriptSource
import ScriptTypes

extension Generator {
  // MARK: Plain names

  func reference(_ name: DeclarationName, arguments: [WrittenType], _ range: TextRange) -> Node {
    if name.base == "self", !name.isEscaped { return selfReference(range) }
    if ["Self", "AnyObject"].contains(name.base), !name.isEscaped {
      let type = resolver.resolve(WrittenType(.name(name.base, arguments: []), range))
      return Node(.typeReference(type), .metatype(of: type), range)
    }
    let lookup = NameLookup(checker: checker, scope: scope)
    if name.base.isOperator { return overloaded(name, lookup.operators(name.base), range) }
    switch lookup.find(name) {
    case .nothing where scope.declareEarly(name.base):
      return reference(name, arguments: arguments, range)
    case .nothing:
      reportUnknown(name, range)
      let node = Node(.error, .error, range)
      node.name = name
      return node
    case .local(let symbols):
      if symbols.count == 1, symbols[0].kind == .variable || symbols[0].kind == .parameter {
        let symbol = symbols[0]
        let node = Node(.reference(symbol), symbol.type, range)
        node.name = name
        guard symbol.isImplicitlyUnwrapped else { return node }
        node.type = system.makeVariable()
        system.add(.implicitUnwrap(optional: symbol.type, use: node.type), node)
        return node
      }
      return overloaded(name, symbols, range)
    case .global(let symbols): return overloaded(name, symbols, range)
    case .member(let receiver, _): return implicitSelf(receiver, name, range)
    case .type(let type) where checker.reportAmbiguity(of: name.base, type, at: range):
      return Node(.error, .error, range)
    case .type(let type): return typeReference(type, name, arguments, range)
    case .module(let module):
      let node = Node(.error, .error, range)
      node.moduleReference = module
      return node
    }
  }

  private func reportUnknown(_ name: DeclarationName, _ range: TextRange) {
    let text: String
    var spelling: Spelling?
    if scope.declaresLater(name.base) {
      text = NameMessages.usedBeforeDeclared(name.base)
    } else if name.base.first == "$", let position = Int(name.base.dropFirst()) {
      text = position.anonymousArgument(in: scope.function)
    } else if ["error", "warning"].contains(name.base) {
      text = NameMessages.macroWithoutSign(name.base)
    } else {
      text = NameMessages.unknownName(name.base)
      spelling = Spelling(checker: checker, scope: scope)
    }
    checker.report(text, at: range, hint: spelling?.hint(for: name.base, hasValues: true))
  }

  func overloaded(_ name: DeclarationName, _ symbols: [ValueSymbol], _ range: TextRange) -> Node {
    let node = fresh(.overloaded, range)
    node.name = name
    node.candidates = symbols.map { Choice(kind: .value($0)) }
    if symbols.isEmpty {
      checker.report(
        NameMessages.unknownOperator(name.base),
        at: range,
        hint: name.base == ".." ? Hints.halfOpenRange : nil
      )
      return Node(.error, .error, range)
    }
    // Which of several it is waits for the call that it is part of.
    return node
  }

  /// Adds the choice among a name's declarations, once the call around it is known.
  func decide(_ node: Node) {
    guard case .overloaded = node.kind, !node.isDecided else { return }
    node.isDecided = true
    let fitting = system.candidates.filtered(node.candidates, for: node)
    node.candidates = fitting
    if fitting.count == 1 {
      if !system.choosing.choose(fitting[0], for: node, base: nil) { system.isBroken = true }
      return
    }
    system.add(.overloads(node), node)
  }

  private func selfReference(_ range: TextRange) -> Node {
    guard let receiver = scope.function?.receiver else {
      checker.report(NameMessages.selfOutside, at: range)
      return Node(.error, .error, range)
    }
    return localSelf(range) ?? Node(.selfReference, receiver.valueType, range)
  }

  /// What `guard let self` or a capture list gives the name as another value.
  private func localSelf(_ range: TextRange) -> Node? {
    guard let symbol = NameLookup(checker: checker, scope: scope).local("self") else { return nil }
    return Node(.reference(symbol), symbol.type, range)
  }

  private func reportMissingSuperclass(_ range: TextRange) {
    guard let type = scope.function?.receiver?.symbol else {
      checker.report(NameMessages.superOutside, at: range)
      return
    }
    checker.report(
      type.kind == .class
        ? NameMessages.superWithoutSuperclass(type.name)
        : NameMessages.superOfOther(type.name),
      at: range
    )
  }

  func superObject(_ range: TextRange) -> Node {
    guard let receiver = scope.function?.receiver, let superclass = receiver.symbol.superclass
    else {
      reportMissingSuperclass(range)
      return Node(.error, .error, range)
    }
    let type = receiver.isStatic ? Type.metatype(of: superclass) : superclass
    return Node(.superObject, type, range)
  }

  private func implicitSelf(
    _ receiver: FunctionContext.Receiver,
    _ name: DeclarationName,
    _ range: TextRange
  ) -> Node {
    let lookup = MemberLookup(
      signature: scope.signature,
      library: library,
      seesInternals: checker.isLibrary
    )
    let hasInstanceMember = !lookup.instanceMembers(of: receiver.type, named: name.base).isEmpty
    let usesType = receiver.isStatic || !hasInstanceMember
    if usesType, !receiver.isStatic {
      checker.report(
        NameMessages.staticMemberImplicit(name.base, receiver.symbol.name),
        at: range
      )
    }
    // A `[weak self]` that nothing has unwrapped can't be left out.
    if !usesType, let base = localSelf(range.atStart), library.wrapped(base.type) == nil {
      return memberNode(base, name, range)
    }
    let base = Node(
      .selfReference,
      usesType ? .metatype(of: receiver.type) : receiver.type,
      range.atStart
    )
    return memberNode(base, name, range)
  }

  private func typeReference(
    _ named: NamedType,
    _ name: DeclarationName,
    _ arguments: [WrittenType],
    _ range: TextRange
  ) -> Node {
    let type = resolver.resolve(
      WrittenType(.name(name.base, arguments: arguments), range)
    )
    let node = Node(.typeReference(type), .metatype(of: type), range)
    node.name = name
    if arguments.isEmpty, case .nominal(let nominal) = type, type.hasVariables {
      // What a type asks of arguments that are left out; those that are written are checked where they stand.
      for requirement in nominal.symbol.signature.requirements {
        system.add(requirement.substituting(nominal.substitution), node)
      }
    }
    return node
  }

  func specialized(_ base: Expression, _ arguments: [WrittenType], _ range: TextRange) -> Node {
    if let written = Expression(.specialization(base, arguments), range).asWrittenType {
      switch base.kind {
      case .name(let name):
        switch NameLookup(checker: checker, scope: scope).find(name) {
        case .type:
          let type = resolver.resolve(written)
          return Node(.typeReference(type), .metatype(of: type), range)
        case .nothing:
          reportUnknown(name, base.range)
          return Node(.error, .error, range)
        default: break
        }
      default:
        let type = resolver.resolve(written)
        return Node(.typeReference(type), .metatype(of: type), range)
      }
    }
    checker.report(NameMessages.specializedFunction, at: range)
    return Node(.error, .error, range)
  }

  // MARK: Members

  func member(_ base: Expression, _ name: DeclarationName, _ range: TextRange) -> Node {
    let base = node(base, isChained: true)
    if let module = base.moduleReference { return moduleMember(module, name, range) }
    finish(base)
    switch name.base {
    case "self" where !name.isEscaped:
      guard let type = base.tupleOfTypes else { return base }
      return Node(.typeReference(type), .metatype(of: type), range)
    case "Type", "Protocol":
      if case .typeReference(let type) = base.kind {
        let metatype = Type.metatype(of: type)
        return Node(.typeReference(metatype), .metatype(of: metatype), range)
      }
    default: break
    }
    if case .typeReference(let type) = base.kind,
      let nested = resolver.nestedType(name.base, of: type, at: range)
    {
      return Node(.typeReference(nested), .metatype(of: nested), range)
    }
    return memberNode(base, name, range)
  }

  func memberNode(_ base: Node, _ name: DeclarationName, _ range: TextRange) -> Node {
    let node = fresh(.member(base), range)
    node.name = name
    return node
  }

  private func moduleMember(
    _ module: ModuleSymbol,
    _ name: DeclarationName,
    _ range: TextRange
  ) -> Node {
    let module = checker.visibleModule(named: module.name, declaring: name.base) ?? module
    let values = checker.modules(behind: module).flatMap {
      checker.values(named: name.base, in: $0)
    }
    if !values.isEmpty { return overloaded(name, values, range) }
    if checker.type(named: name.base, in: module) != nil {
      let written = WrittenType(
        .member(
          WrittenType(.name(module.name, arguments: []), range),
          Identifier(name.base, name.range),
          arguments: []
        ),
        range
      )
      let type = resolver.resolve(written)
      return Node(.typeReference(type), .metatype(of: type), range)
    }
    checker.report(NameMessages.moduleHasNoMember(module.name, name.base), at: name.range)
    return Node(.error, .error, range)
  }

  /// Adds the lookup of a member, once the call around it is known.
  func decideMember(_ node: Node) {
    guard case .member(let base) = node.kind, !node.isDecided else { return }
    node.isDecided = true
    system.add(.member(base.type, node.name?.base ?? "", node.type, node), node)
  }

  func implicitMember(_ name: DeclarationName, _ range: TextRange) -> Node {
    let base = system.implicitBase ?? system.makeVariable()
    system.implicitBase = nil
    let node = fresh(.implicitMember(TypeReferenceBox(.metatype(of: base))), range)
    node.name = name
    return node
  }

  func decideImplicitMember(_ node: Node) {
    guard case .implicitMember(let box) = node.kind, !node.isDecided else { return }
    node.isDecided = true
    system.add(.member(box.base, node.name?.base ?? "", node.type, node), node)
  }
}

extension Int {
  /// Why `$0` has no meaning.
  fileprivate func anonymousArgument(in function: FunctionContext?) -> String {
    guard let function, function.isClosure else {
      return NameMessages.anonymousArgumentOutside
    }
    let names = function.parameterNames
    return
      NameMessages.anonymousArgumentBesideNames
      + (self < names.count ? "; did you mean '\(names[self])'?" : "")
  }
}

extension FunctionContext.Receiver {
  /// The type of the expression `self`.
  var valueType: Type { isStatic ? .metatype(of: type) : type }
}

extension Node {
  /// The type that `(A, B)` in front of `.self` is.
  fileprivate var tupleOfTypes: Type? {
    guard case .tuple(let elements) = kind, case .tuple(let tuple) = type, !elements.isEmpty else {
      return nil
    }
    var types: [TupleType.Element] = []
    for (node, element) in zip(elements, tuple.elements) {
      guard case .typeReference(let type) = node.kind else { return nil }
      types.append(TupleType.Element(label: element.label, type))
    }
    return .tuple(TupleType(types))
  }
}
