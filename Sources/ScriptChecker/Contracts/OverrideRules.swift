import ScriptSource
import ScriptTypes

/// What members of a class override.
struct OverrideRules {
  let checker: ModuleChecker
  /// The names of the properties that the class's own declaration stores without observing them.
  let stored: Set<String>
  /// The names of those that it observes.
  let observed: Set<String>

  init(checker: ModuleChecker, _ node: NominalDeclaration) {
    self.checker = checker
    stored = node.names { $0 == nil }
    observed = node.names { $0?.isComputed == false }
  }

  func check(_ type: TypeSymbol) {
    guard case .nominal(let superclass)? = type.superclass else {
      for member in type.allMembers where member.isOverride { reportNothing(member) }
      return
    }
    for member in type.allMembers where member.owner === type {
      check(member, superclass, isStored: stored.contains(member.name))
    }
  }

  private func check(_ member: ValueSymbol, _ superclass: NominalType, isStored: Bool) {
    guard let range = checker.declared.place(of: member), !member.type.hasError else { return }
    guard let inherited = overridden(by: member, in: superclass) else {
      guard member.isOverride else { return }
      // An older version may have called the method otherwise.
      if checker.admitOlderNames() {
        check(member, superclass, isStored: isStored)
      } else {
        reportNothing(member)
      }
      return
    }
    if member.isOverride, inherited.availability.isUnavailable,
      let renamed = inherited.availability.renamed
    {
      checker.report(
        FlowMessages.renamed(member.fullName, renamed),
        at: range,
        fix: fix(at: range, member, renamed, inherited.availability.obsoleted ?? Fix.today)
      )
      return
    }
    let name = member.kindName
    if !member.isOverride {
      if needsOverride(member, inherited) {
        checker.report(ContractMessages.missingOverride, at: range)
      }
      return
    }
    let isOwn = checker.declared.place(of: inherited) != nil
    if inherited.isFinal, inherited.kind != .initializer {
      checker.report(ContractMessages.overridesFinal(name), at: range)
    } else if member.isInExtension, isOwn, let owner = inherited.owner {
      checker.report(
        ContractMessages.overridesFromExtension(name, member.fullName, owner.name),
        at: range
      )
    } else if member.kind == .initializer, isOwn, inherited.isRequired, !member.isRequired {
      checker.report(ContractMessages.overridesRequired, at: range)
    } else if member.access < min(inherited.access, .internal) {
      checker.report(ContractMessages.lessAccessibleOverride(name), at: range)
    } else if member.throws, !inherited.throws {
      checker.report(ContractMessages.throwingOverride(name), at: range)
    } else if member.kind == .variable {
      if isStored {
        checker.report(ContractMessages.overridesByStoring(member.name), at: range)
      } else {
        checkProperty(member, inherited, of: superclass, at: range)
      }
    }
  }

  private func checkProperty(
    _ member: ValueSymbol,
    _ inherited: ValueSymbol,
    of superclass: NominalType,
    at range: TextRange
  ) {
    let wanted = inherited.type.substituting(superclass.substitution)
    if !member.type.mayReplace(wanted) {
      checker.report(
        ContractMessages.overridesOtherType(member.name, member.type, wanted),
        at: range
      )
    } else if inherited.isSettable, inherited.setterAccess != .private, !member.isSettable {
      checker.report(ContractMessages.overridesMutable(member.name), at: range)
    } else if !inherited.isSettable, observed.contains(member.name) {
      checker.report(ContractMessages.observesReadOnly(member.name), at: range)
    }
  }

  /// Gives the only parameter of a method its label of today.
  private func fix(
    at name: TextRange,
    _ member: ValueSymbol,
    _ renamed: String,
    _ obsoleted: Int
  ) -> Fix? {
    func label(_ fullName: String) -> String? {
      let parts = fullName.split { "():".contains($0) }
      return parts.count == 2 && parts[0] == member.name ? String(parts[1]) : nil
    }
    guard let old = label(member.fullName), let new = label(renamed) else { return nil }
    let start = name.end + "(".utf8.count
    let range = TextRange(start: start, end: start + old.utf8.count)
    return Fix([TextEdit(range, new)], obsoleted: obsoleted)
  }

  private func reportNothing(_ member: ValueSymbol) {
    guard let range = checker.declared.place(of: member) else { return }
    let text: String? =
      switch member.kind {
      case .function: ContractMessages.methodOverridesNothing
      case .variable: ContractMessages.propertyOverridesNothing
      case .subscript: ContractMessages.subscriptOverridesNothing
      case .initializer:
        ContractMessages.initializerOverridesNothing
      case .enumCase, .parameter: nil
      }
    if let text { checker.report(text, at: range) }
  }

  /// A designated initializer is overridden; a convenience one is only replaced.
  private func needsOverride(_ member: ValueSymbol, _ inherited: ValueSymbol) -> Bool {
    if member.isNonoverride { return false }
    guard member.kind == .initializer else { return true }
    return !inherited.isConvenience && !inherited.isRequired && !member.isRequired
      && checker.declared.place(of: inherited) != nil
  }

  private func overridden(by member: ValueSymbol, in superclass: NominalType) -> ValueSymbol? {
    var next: NominalType? = superclass
    while let current = next {
      for candidate in current.symbol.members(named: member.name)
      where candidate.kind == member.kind && candidate.fullName == member.fullName
        && candidate.isStatic == member.isStatic && candidate.access != .private
        && (candidate.module === member.module || candidate.isVisibleOutside)
        && member.fits(candidate, of: current)
      {
        return candidate
      }
      next = nil
      if case .nominal(let further)? = current.superclass { next = further }
    }
    return nil
  }
}

extension ValueSymbol {
  var `throws`: Bool {
    if case .function(let function) = type { function.thrown != nil } else { false }
  }

  var isAsync: Bool {
    if case .function(let function) = type, kind != .variable { return function.isAsync }
    return isGetterAsync
  }

  /// Whether the parameters are those of an inherited declaration.
  fileprivate func fits(_ inherited: ValueSymbol, of type: NominalType) -> Bool {
    let wanted = inherited.type.substituting(type.substitution)
    guard case .function(let own) = self.type, case .function(let other) = wanted else {
      return kind == .variable
    }
    guard own.parameters.count == other.parameters.count,
      isGenericItself == inherited.isGenericItself,
      kind == .initializer || own.result.mayReplace(other.result)
    else { return false }
    return zip(own.parameters, other.parameters).allSatisfy { mine, theirs in
      mine.type == theirs.type || !mine.type.contents.isDisjoint(with: .parameter)
        || mine.type.hasError || theirs.type.hasError
        || mine.type.mayStandFor(theirs.type)
    }
  }
}

extension Type {
  /// Whether an override may give this type where the inherited declaration gives the other.
  fileprivate func mayReplace(_ other: Type) -> Bool {
    self == other || hasError || other.hasError || other.mayStandFor(self)
      || !contents.isDisjoint(with: [.parameter, .member, .dynamicSelf])
      || !other.contents.isDisjoint(with: [.parameter, .member, .dynamicSelf])
  }

  /// Whether a parameter of this type takes what one of another type takes.
  fileprivate func mayStandFor(_ other: Type) -> Bool {
    switch (self, other) {
    case (.nominal(let mine), .nominal(let theirs)):
      if mine.symbol.sugar == .optional {
        return mine.arguments[0] == other || mine.arguments[0].mayStandFor(other)
      }
      return theirs.symbol.isSubclass(of: mine.symbol)
    case (.existential, .existential), (.function, .function): return true
    default: return false
    }
  }
}

extension NominalDeclaration {
  /// The properties whose accessors meet a condition.
  fileprivate func names(where isWanted: (Accessors?) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for case .variable(let node) in members.map(\.kind) {
      for binding in node.bindings where isWanted(binding.accessors) {
        names.formUnion(binding.pattern.names.map(\.name.text))
      }
    }
    return names
  }
}
