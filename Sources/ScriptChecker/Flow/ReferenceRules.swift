import ScriptSource
import ScriptTypes

/// What a declaration's attributes and access allow its users.
struct ReferenceRules {
  let checker: ModuleChecker
  private let body: CheckedBody?

  init(checker: ModuleChecker, _ body: CheckedBody?) {
    self.checker = checker
    self.body = body
  }

  func check(_ expression: TypedExpression) {
    switch expression.kind {
    case .reference(let reference), .subscript(_, let reference, _):
      check(reference.symbol, at: expression.range)
    case .member(let base, let reference):
      check(reference.symbol, at: expression.range)
      if reference.symbol.name.first == "$", expression.type.isError, !base.type.isError {
        checker.report(
          FlowMessages.noMember(base.type, reference.symbol.name),
          at: expression.range
        )
      }
      if reference.symbol.kind == .initializer { checkMaking(base, reference.symbol) }
      if case .metatype(let type) = base.kind {
        checkMetatype(type, reference.symbol, at: expression.range)
      }
      checkExistential(base, reference.symbol, at: expression.range)
    case .call(let callee, let arguments): checkOperator(callee, arguments)
    default: break
    }
  }

  /// Two boxes may hold values of two types.
  private func checkOperator(_ callee: TypedExpression, _ arguments: [TypedArgument]) {
    let reference: SymbolReference
    switch callee.unconverted.kind {
    case .reference(let known), .member(_, let known): reference = known
    default: return
    }
    guard reference.symbol.name.isOperator, reference.symbol.owner?.kind == .protocol,
      arguments.count == 2, case .existential(let box)? = reference.arguments.first,
      !box.isAny
    else { return }
    let type = Type.existential(box)
    checker.report(FlowMessages.boxesCompared(reference.symbol.name, type), at: callee.range)
  }

  private func check(_ symbol: ValueSymbol, at range: TextRange) {
    let availability = symbol.availability
    if availability.isUnavailable {
      let reason = availability.message.map { ": \($0)" } ?? ""
      checker.report(
        availability.renamed.map { FlowMessages.renamed(symbol.fullName, $0) }
          ?? FlowMessages.unavailable(symbol.fullName, reason),
        at: checker.olderUses[range]?.name ?? range,
        fix: checker.fix(at: range)
      )
    } else if availability.hasOtherNameToday, let renamed = availability.renamed {
      checker.report(
        FlowMessages.deprecated(symbol.fullName, renamed),
        at: checker.olderUses[range]?.name ?? range,
        isWarning: true,
        fix: checker.fix(at: range)
      )
    }
    if symbol.access == .private, let owner = symbol.owner, body?.isWithin(owner) != true {
      let name = symbol.kind == .initializer ? "'\(owner.name)' initializer" : "'\(symbol.name)'"
      checker.report(FlowMessages.inaccessible(name), at: range)
    }
  }

  /// A protocol itself has no static members, and nothing of a type that is not there can be used.
  private func checkMetatype(_ type: Type, _ symbol: ValueSymbol, at range: TextRange) {
    if case .existential = type, symbol.isStatic, symbol.owner?.kind == .protocol {
      checker.report(FlowMessages.memberOfProtocol(symbol.name, type), at: range)
    } else if let owner = type.symbol, owner.availability.isUnavailable,
      checker.declared.place(of: owner) != nil
    {
      let reason = owner.availability.message.map { ": \($0)" } ?? ""
      let renamed = owner.availability.renamed.map { FlowMessages.renamed(owner.name, $0) }
      checker.report(renamed ?? FlowMessages.unavailable(owner.name, reason), at: range)
    }
  }

  /// What `T(…)` and `type.init(…)` need of an initializer.
  private func checkMaking(_ base: TypedExpression, _ symbol: ValueSymbol) {
    guard case .metatype(let box) = base.type else { return }
    if case .metatype = base.kind {
      if case .existential = box.type {
        checker.report(FlowMessages.notInstantiable(box.type), at: base.range)
      }
      return
    }
    guard let owner = symbol.owner, owner.kind == .class, !owner.isFinal, !symbol.isRequired,
      !base.isSelf, case .nominal = box.type
    else { return }
    checker.report(FlowMessages.notRequiredInitializer(box.type), at: base.range)
  }

  /// A box does not say which type a member's parameter has, or what is made of its value's type.
  private func checkExistential(
    _ base: TypedExpression,
    _ symbol: ValueSymbol,
    at range: TextRange
  ) {
    guard case .existential(let existential) = base.type, let proto = symbol.owner,
      proto.kind == .protocol
    else { return }
    var result = symbol.type
    var isUnknown = false
    if case .function(let function) = symbol.type, symbol.kind != .variable {
      result = function.result
      isUnknown = function.parameters.contains {
        $0.type.mentionsSelf(of: proto, besides: existential)
      }
    }
    if isUnknown || result.fixesSelf(of: proto, besides: existential) {
      checker.report(FlowMessages.memberOfBox(symbol.name, base.type), at: range)
    }
  }
}

extension Type {
  /// Whether it depends on the type in a box, other than by an associated type that the box names.
  fileprivate func mentionsSelf(of proto: TypeSymbol, besides existential: Existential) -> Bool {
    if self == proto.selfType { return true }
    if case .member(let member) = self, existential.witness(member.name) != nil { return false }
    var isFound = false
    _ = mapParts { part in
      isFound = isFound || part.mentionsSelf(of: proto, besides: existential)
      return part
    }
    return isFound
  }

  /// Whether the type in a box is the argument of a generic type, so that no type without it stands for the whole.
  fileprivate func fixesSelf(of proto: TypeSymbol, besides existential: Existential) -> Bool {
    var isFound = false
    let isFixed: Bool
    switch self {
    case .nominal(let nominal):
      isFixed =
        nominal.symbol.parent != nil
        || !["Optional", "Array", "Dictionary", "Set"].contains(nominal.symbol.name)
    case .function(let function):
      return function.result.fixesSelf(of: proto, besides: existential)
        || function.parameters.contains { $0.type.mentionsSelf(of: proto, besides: existential) }
    case .tuple, .metatype: isFixed = false
    default: return false
    }
    _ = mapParts { part in
      isFound =
        isFound || isFixed && part.mentionsSelf(of: proto, besides: existential)
        || part.fixesSelf(of: proto, besides: existential)
      return part
    }
    return isFound
  }
}

extension CheckedBody {
  /// Whether the body stands in the type's declaration or one of its extensions.
  func isWithin(_ type: TypeSymbol) -> Bool {
    var next = symbol.owner ?? context.receiver?.symbol
    while let current = next {
      if current === type { return true }
      next = current.parent
    }
    return false
  }
}
