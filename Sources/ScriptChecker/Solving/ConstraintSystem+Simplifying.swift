import ScriptSource
import ScriptTypes

extension ConstraintSystem {
  /// Looks at one constraint with what is known now.
  func simplify(_ constraint: Constraint) -> Outcome {
    let node = constraint.node
    switch constraint.kind {
    case .equal(let left, let right): return conversions.equal(left, right, node)
    case .conversion(let from, let to, let context):
      return conversions.convert(from, to, context, node)
    case .conformance(let type, let proto):
      let outcome = outcome(ofConformance: resolved(type), to: proto, node)
      if outcome == .failed { fail(.missingConformance(resolved(type), proto), node) }
      return outcome
    case .isClass(let type):
      let known = resolved(type)
      if case .variable = known { return .waiting }
      if scope.signature.isReference(known) || known.isError { return .solved }
      fail(.notClass(known), node)
      return .failed
    case .optionalObject(let optional, let object): return unwrap(optional, object, node)
    case .packElement(let pack, let element): return packs.look(into: pack, element, node)
    case .closureResult(let value, let result): return closureResult(value, result, node)
    case .member(let base, let name, let type, let holder):
      return member(base, name, type, holder, constraint)
    case .application(let callee, let application): return calls.apply(callee, application, node)
    case .implicitUnwrap(let optional, let use):
      return Outcome(implicitUnwrap(optional, use, node)) == .solved ? .solved : .waiting
    case .overloads(let node): return choice(of: node) != nil ? .solved : .waiting
    case .closureBody: return .waiting
    case .keyPath(let node): return keyPaths.type(of: node)
    }
  }

  /// Makes two types equal, now or when more is known; false if they can't be.
  func isEqual(_ left: Type, _ right: Type, _ node: Node) -> Bool {
    switch conversions.equal(left, right, node) {
    case .solved: return true
    case .waiting:
      add(.equal(left, right), node)
      return true
    case .failed: return false
    }
  }

  private func unwrap(_ optional: Type, _ object: Type, _ node: Node) -> Outcome {
    let type = shallow(optional)
    switch type {
    case .variable: return .waiting
    case .error: return .solved
    case .member(let member) where member.contents.contains(.variable): return .waiting
    default:
      guard let wrapped = library.wrapped(type) else {
        fail(.notOptional(resolved(type)), node)
        return .failed
      }
      return Outcome(isEqual(object, wrapped, node))
    }
  }

  /// Whether the use of a `T!` is known well enough; it is decided in the search otherwise.
  private func implicitUnwrap(_ optional: Type, _ use: Type, _ node: Node) -> Bool {
    let use = shallow(use)
    guard case .variable = use else { return isEqual(optional, use, node) }
    return false
  }

  private func closureResult(_ value: Type, _ result: Type, _ node: Node) -> Outcome {
    let wanted = shallow(result)
    if wanted.isVoid, !node.isReturned {
      // The value is not used.
      return .solved
    }
    let given = shallow(value)
    if case .nominal(let nominal) = given, nominal.symbol === library["Never"] { return .solved }
    return conversions.convert(given, wanted, .result, node)
  }

  // MARK: Members

  private func member(
    _ base: Type,
    _ name: String,
    _ type: Type,
    _ holder: Node,
    _ constraint: Constraint
  ) -> Outcome {
    let known = shallow(base)
    switch known {
    case .variable: return .waiting
    case .error:
      return Outcome(isEqual(type, .error, holder))
    case .member(let member) where member.contents.contains(.variable): return .waiting
    case .metatype(let box):
      if case .variable = shallow(box.type) { return .waiting }
    default: break
    }
    if let caret = context.caret, name == Caret.name {
      caret.noteMember(of: known, in: self)
      return .solved
    }
    let choices = memberChoices(of: known, name, holder)
    guard !choices.isEmpty else {
      reportMissing(name, of: known, holder)
      return .failed
    }
    let fitting = candidates.filtered(choices, for: holder)
    holder.candidates = fitting
    if fitting.count == 1 {
      return Outcome(choosing.choose(fitting[0], for: holder, base: known))
    }
    add(.overloads(holder), holder)
    return .solved
  }

  private func reportMissing(_ name: String, of type: Type, _ node: Node) {
    if let wrapped = library.wrapped(type), !memberChoices(of: shallow(wrapped), name, node).isEmpty
    {
      fail(.optionalBase(resolved(type), name), node)
      return
    }
    switch type {
    case .metatype(let box):
      if !members.instanceMembers(of: shallow(box.type), named: name).isEmpty {
        fail(.memberOfOther(resolved(box.type), name, isStatic: false), node)
        return
      }
    default:
      if !members.typeMembers(of: type, named: name).isEmpty, name != "init" {
        fail(.memberOfOther(resolved(type), name, isStatic: true), node)
        return
      }
    }
    fail(.noMember(resolved(type), name), node)
  }

  func memberChoices(of type: Type, _ name: String, _ node: Node) -> [Choice] {
    switch type {
    case .metatype(let box):
      let instance = shallow(box.type)
      if case .variable = instance { return [] }
      if name == "self" { return [] }
      var found = members.typeMembers(of: instance, named: name).map {
        Choice(kind: .member($0, isStatic: true))
      }
      // `.name` for a `T?` may be a member of `T`.
      if case .implicitMember = node.kind, let wrapped = library.wrapped(instance) {
        found += members.typeMembers(of: shallow(wrapped), named: name).map {
          Choice(kind: .member($0, isStatic: true))
        }
      }
      if found.isEmpty, case .nominal(let nominal) = instance {
        for member in nominal.symbol.memberTypes(named: name) {
          switch member {
          case .symbol(let nested):
            let own = (0..<nested.ownParameterCount).map { _ in makeVariable() }
            found.append(
              Choice(kind: .type(.nominal(NominalType(nested, nominal.arguments + own))))
            )
          case .alias(let alias):
            let type = alias.type.substituting(
              Substitution(alias.signature.parameters, nominal.arguments)
            )
            found.append(Choice(kind: .type(type)))
          case .parameter, .associatedType: break
          }
        }
      }
      if found.isEmpty {
        found = dynamicChoices(name) { members.typeMembers(of: instance, named: $0) }
      }
      return found
    case .tuple where name == "subscript" && node.isKeyPathSubscript:
      return [Choice(kind: .keyPathSubscript)]
    case .tuple(let tuple):
      let position =
        Int(name) ?? tuple.elements.firstIndex { $0.label == name } ?? -1
      return tuple.elements.indices.contains(position)
        ? [Choice(kind: .tupleElement(position))] : []
    default:
      // `self.init` and `super.init`.
      if name == "init" {
        return members.typeMembers(of: type, named: name).map {
          Choice(kind: .member($0, isStatic: true))
        }
      }
      var found = members.instanceMembers(of: type, named: name).map {
        Choice(kind: .member($0, isStatic: false))
      }
      if name == "subscript", node.isKeyPathSubscript { found = [Choice(kind: .keyPathSubscript)] }
      let fitting = found.filter { isMember($0, of: type) }
      if !fitting.isEmpty {
        found = fitting
      } else {
        let dynamic = dynamicChoices(name) { members.instanceMembers(of: type, named: $0) }
        if !dynamic.isEmpty { found = dynamic }
      }
      return found
    }
  }

  /// What `@dynamicMemberLookup` makes of a name.
  private func dynamicChoices(
    _ name: String,
    _ members: (String) -> [MemberCandidate]
  ) -> [Choice] {
    guard name != "subscript", name != "callAsFunction", name != "init" else { return [] }
    return members("subscript")
      .filter { $0.symbol.parameters.map(\.label) == ["dynamicMember"] }
      .map { Choice(kind: .dynamicMember($0, name)) }
  }

  /// Whether what the member's extension asks holds of the type, as far as the type is known.
  private func isMember(_ choice: Choice, of type: Type) -> Bool {
    guard case .extension(let addition)? = choice.symbol?.context,
      case .nominal(let nominal) = type, addition.extended === nominal.symbol
    else { return true }
    return addition.signature.requirements.allSatisfy {
      let requirement = $0.substituting(nominal.substitution)
      return requirement.types.contains { resolved($0).hasVariables } || holds(requirement)
    }
  }

  func couldTakeClosure(_ type: Type) -> Bool {
    switch shallow(type) {
    case .function, .variable, .parameter, .member: true
    case .nominal(let nominal) where nominal.symbol === library.optionalSymbol:
      couldTakeClosure(nominal.arguments[0])
    case .existential(let existential): existential.isAny
    default: false
    }
  }
}

extension ConstraintSystem {
  /// The result builder of a closure, as far as the generic arguments of the call are known.
  func builder(of closure: ClosureNode) -> Type? {
    guard let builder = closure.builder, let made = closure.caller.flatMap(choice) else {
      return closure.builder
    }
    return resolved(builder.substituting(made.substitution))
  }
}

extension MadeChoice {
  /// What stands for the generic parameters of the declaration.
  var substitution: Substitution {
    Substitution(choice.symbol?.interface.signature.parameters ?? [], arguments)
  }
}

extension Node {
  /// Lets a closure know the result builder of its parameter.
  func setBuilder(of symbol: ValueSymbol?, _ position: Int) {
    guard case .closure(let closure) = kind else { return }
    let parameters = symbol?.parameters ?? []
    closure.builder = position < parameters.count ? parameters[position].resultBuilder?() : nil
    closure.caller = argumentOf?.callee
  }

  /// Lets a closure know that it runs on the actor that one of its parameters is.
  func isolateParameters(as function: FunctionType) {
    guard case .closure(let closure) = kind else { return }
    for (symbol, parameter) in zip(closure.parameters, function.parameters)
    where parameter.isIsolated { symbol.isIsolated = true }
  }

  /// What a call or subscript calls.
  var callee: Node? {
    switch kind {
    case .call(let callee, _), .subscript(let callee, _): callee
    default: nil
    }
  }

  /// The member in front of `?` or `!`: `delegate.didMove` of `delegate.didMove?(x)`.
  var tested: Node? {
    switch kind {
    case .optionalBinding(let inner), .forcedUnwrap(let inner):
      if case .member = inner.kind { inner } else { nil }
    default: nil
    }
  }

  /// The call that the node is the callee of.
  var application: Application? {
    switch applied?.kind {
    case .call(_, let application)?, .subscript(_, let application)?: application
    default: nil
    }
  }

  var isKeyPathSubscript: Bool {
    guard let application, application.arguments.count == 1 else { return false }
    return application.arguments[0].label == "keyPath"
  }
}

extension ValueSymbol {
  /// The declaration whose labels a call must use; a function that a variable holds has none.
  var labelled: ValueSymbol? {
    switch kind {
    case .variable, .parameter: nil
    case .function, .initializer, .subscript, .enumCase: self
    }
  }
}
