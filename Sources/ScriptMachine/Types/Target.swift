package import ScriptTypes

/// What a call reaches: code, and what stands for the generic parameters of the type around it.
package struct Target {
  package let code: FunctionCode
  package let types: TypeArguments
  /// Whether it is a protocol's own body of a requirement.
  package let isDefault: Bool

  package init(_ code: FunctionCode, _ types: TypeArguments, isDefault: Bool = false) {
    self.code = code
    self.types = types
    self.isDefault = isDefault
  }
}

/// What a type has in place of a method that it does not implement.
package struct StandIn {
  package let code: FunctionCode
  /// Whether an object answers the method, if it is an optional one.
  package let responds: (Value, Machine) throws -> Bool

  package init(code: FunctionCode, responds: @escaping (Value, Machine) throws -> Bool) {
    self.code = code
    self.responds = responds
  }
}

/// A member's getter, setter or body.
struct MemberKey: Hashable {
  let symbol: ObjectIdentifier
  let part: Runtime.Part

  init(_ symbol: ValueSymbol, _ part: Runtime.Part) {
    self.symbol = ObjectIdentifier(symbol)
    self.part = part
  }
}

/// A member of a host's class by its name, which a script's class may override.
struct ScriptOverrideKey: Hashable {
  let name: String
  let part: Runtime.Part
}

extension TypeMetadata {
  /// What provides a protocol's requirement; `nil` for an optional one that is left out.
  package func witness(
    for requirement: ValueSymbol,
    _ part: Runtime.Part,
    _ runtime: Runtime
  ) -> Target? {
    let key = MemberKey(requirement, part)
    if let known = witnesses[key] { return known }
    let found = findWitness(for: requirement, part, runtime)
    if let found { witnesses[key] = found }
    return found
  }

  private func findWitness(
    for requirement: ValueSymbol,
    _ part: Runtime.Part,
    _ runtime: Runtime
  ) -> Target? {
    guard let proto = requirement.owner else { return nil }
    guard let conformance = symbol?.conformance(to: proto),
      let member = conformance.witness(for: requirement)
    else {
      if part == .body, let standIn = standIn(forOptional: requirement, runtime) {
        return Target(standIn.code, arguments)
      }
      return runtime.derivations.code(for: requirement, of: self).map { Target($0, arguments) }
    }
    if member.isRequirement { return witness(for: member, part, runtime) }
    if member.isInProtocolExtension {
      if part == .body, let standIn = runtime.standIn(requirement, member, self) {
        return Target(standIn.code, arguments)
      }
      return Target(runtime.codeOf(member, part), registry.arguments([self]), isDefault: true)
    }
    return override(of: member, part, runtime)
  }

  /// What the type has in place of an optional requirement that it leaves out.
  private func standIn(forOptional requirement: ValueSymbol, _ runtime: Runtime) -> StandIn? {
    guard requirement.isOptionalRequirement, let proto = requirement.owner, conforms(to: proto)
    else { return nil }
    return runtime.standIn(requirement, nil, self)
  }

  /// Whether an object of the type answers a requirement that a protocol leaves to choice.
  package func implements(
    _ requirement: ValueSymbol,
    by object: Value,
    _ machine: Machine
  ) throws -> Bool {
    let runtime = machine.runtime
    guard let proto = requirement.owner,
      let member = symbol?.conformance(to: proto)?.witness(for: requirement)
    else {
      return try standIn(forOptional: requirement, runtime)?.responds(object, machine) ?? false
    }
    guard member.isInProtocolExtension else { return true }
    return try runtime.standIn(requirement, member, self)?.responds(object, machine) ?? false
  }

  /// The member that a call of `member` on a value of this type reaches: itself, or what a subclass has in its place.
  package func override(
    of member: ValueSymbol,
    _ part: Runtime.Part,
    _ runtime: Runtime
  ) -> Target {
    let key = MemberKey(member, part)
    if let known = overrides[key] { return known }
    let found = findOverride(of: member, part, runtime)
    overrides[key] = found
    return found
  }

  private func findOverride(
    of member: ValueSymbol,
    _ part: Runtime.Part,
    _ runtime: Runtime
  ) -> Target {
    var next: TypeMetadata? = self
    while let current = next {
      if current.symbol === member.owner {
        return Target(runtime.codeOf(member, part), current.arguments)
      }
      let own = current.symbol?.members(named: member.name) ?? []
      if let found = own.first(where: { $0.replaces(member) }) {
        return Target(runtime.codeOf(found, part), current.arguments)
      }
      next = current.superclass
    }
    return Target(runtime.codeOf(member, part), arguments)
  }

  /// The type as the class that declares a member sees it: its arguments stand for that class's parameters.
  package func asSeen(by owner: TypeSymbol) -> TypeMetadata {
    var next: TypeMetadata? = self
    while let current = next {
      if current.symbol === owner { return current }
      next = current.superclass
    }
    return self
  }
}

extension ValueSymbol {
  /// Whether it overrides a member of a superclass.
  fileprivate func replaces(_ member: ValueSymbol) -> Bool {
    guard kind == member.kind, isStatic == member.isStatic, fullName == member.fullName,
      isOverride || isRequired || kind == .initializer
    else { return false }
    let overloads = member.owner?.members(named: member.name).filter {
      $0.fullName == member.fullName && $0.kind == member.kind
    }
    guard let overloads, overloads.count > 1 else { return true }
    // Among overloads it is the one with the same parameters, as far as they can be compared.
    return "\(parameterTypes)" == "\(member.parameterTypes)"
  }

  private var parameterTypes: [Type] {
    guard case .function(let function) = type else { return [type] }
    return function.parameters.map(\.type)
  }
}
