/// A key path: the way from a value to one of its parts.
package final class KeyPathValue {
  /// One step of the way.
  package enum Component {
    case member(Member)
    case tupleElement(Int)
    /// `?`: the whole is `nil` where the value is.
    case optionalChain
    case forcedUnwrap
  }

  /// A property or subscript.
  package struct Member {
    package let name: String
    /// The declaration.
    let identity: ObjectIdentifier
    /// The type whose member it is.
    let owner: TypeMetadata
    /// Reads it: takes the value that it is a member of, and the subscript's arguments.
    let getter: FunctionCode
    /// Writes it: takes the place of that value, or the object, the arguments, and the new value.
    let setter: FunctionCode?
    /// What stands for the generic parameters of the code around the key path.
    let types: TypeArguments
    let arguments: [(value: Value, type: TypeMetadata)]
    /// Whether it is an object, which is changed without being written back.
    let isReference: Bool

    package init(
      name: String,
      identity: ObjectIdentifier,
      owner: TypeMetadata,
      getter: FunctionCode,
      setter: FunctionCode?,
      types: TypeArguments,
      arguments: [(value: Value, type: TypeMetadata)],
      isReference: Bool
    ) {
      self.name = name
      self.identity = identity
      self.owner = owner
      self.getter = getter
      self.setter = setter
      self.types = types
      self.arguments = arguments
      self.isReference = isReference
    }
  }

  package let components: [Component]
  /// `KeyPath<Root, Value>` or one of its subclasses.
  package let scriptType: TypeMetadata

  package init(_ components: [Component], type: TypeMetadata) {
    self.components = components
    scriptType = type
  }

  // MARK: Reading and writing

  package func value(in root: Value, _ machine: Machine) throws -> Value {
    var value = root
    for component in components {
      switch component {
      case .optionalChain where value.isNil: return .nil
      default: value = try component.value(in: value, machine)
      }
    }
    return value
  }

  /// Writes the part that it leads to.
  package func set(
    _ value: Value,
    in root: UnsafeMutablePointer<Value>,
    _ machine: Machine
  ) throws {
    try set(value, in: root, components[...], machine)
  }

  private func set(
    _ value: Value,
    in place: UnsafeMutablePointer<Value>,
    _ path: ArraySlice<Component>,
    _ machine: Machine
  ) throws {
    guard let component = path.first else {
      place.pointee = value
      return
    }
    if case .optionalChain = component, place.pointee.isNil { return }
    if path.count == 1, case .member = component {
      return try component.set(value, in: place, machine)
    }
    var part = try component.value(in: place.pointee, machine)
    try withUnsafeMutablePointer(to: &part) { try set(value, in: $0, path.dropFirst(), machine) }
    if case .member(let member) = component, member.isReference { return }
    try component.set(part, in: place, machine)
  }

  // MARK: Comparing

  package func isEqual(to other: KeyPathValue, _ machine: Machine) throws -> Bool {
    guard components.count == other.components.count else { return false }
    for (mine, theirs) in zip(components, other.components) {
      switch (mine, theirs) {
      case (.member(let one), .member(let two)):
        guard one.identity == two.identity, one.owner === two.owner else { return false }
        for (left, right) in zip(one.arguments, two.arguments)
        where try !machine.equal(left.value, right.value, left.type) {
          return false
        }
      case (.tupleElement(let one), .tupleElement(let two)): guard one == two else { return false }
      case (.optionalChain, .optionalChain), (.forcedUnwrap, .forcedUnwrap): continue
      default: return false
      }
    }
    return true
  }

  package func hash(into hasher: HasherState, _ machine: Machine) throws {
    for component in components {
      switch component {
      case .member(let member):
        hasher.combine(member.name)
        for argument in member.arguments {
          try machine.hash(argument.value, argument.type, into: hasher)
        }
      case .tupleElement(let position): hasher.combine(position)
      case .optionalChain: hasher.combine(-1)
      case .forcedUnwrap: hasher.combine(-2)
      }
    }
  }
}

extension KeyPathValue.Component {
  fileprivate func value(in whole: Value, _ machine: Machine) throws -> Value {
    switch self {
    case .member(let member):
      let frame = machine.top
      machine.push(whole)
      for argument in member.arguments { machine.push(argument.value) }
      return try member.getter.call(machine, frame: frame, types: member.types)
    case .tupleElement(let position): return try whole.record(machine)[position]
    case .optionalChain: return whole.unwrapped
    case .forcedUnwrap:
      if whole.isNil {
        throw machine.trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      return whole.unwrapped
    }
  }

  fileprivate func set(
    _ value: Value,
    in place: UnsafeMutablePointer<Value>,
    _ machine: Machine
  ) throws {
    switch self {
    case .member(let member):
      guard let setter = member.setter else { return }
      let frame = machine.top
      machine.push(.pointer(place))
      for argument in member.arguments { machine.push(argument.value) }
      machine.push(value)
      _ = try setter.call(machine, frame: frame, types: member.types)
    case .tupleElement(let position):
      let record = try place.pointee.record(machine).copy()
      record[position] = value
      place.pointee = .record(record)
    case .optionalChain, .forcedUnwrap: place.pointee = value.wrapped
    }
  }
}
