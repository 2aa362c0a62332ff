import ScriptMachine
import ScriptTypes

/// What a `Mirror` shows of a value.
struct Reflection {
  typealias Style = MirrorParts.Style
  typealias Child = MirrorParts.Child

  /// Types of the standard library whose mirrors are natives.
  static let ownMirrors: Set = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Int128", "UInt128", "Double", "Float", "String", "Substring", "Array",
    "ContiguousArray", "ArraySlice",
    "Dictionary", "Set", "Optional",
  ]

  /// Whether a native knows what its mirror shows.
  private static func isReflectedByLibrary(_ type: TypeMetadata) -> Bool {
    guard let symbol = type.symbol, symbol.module.name == "Swift" else { return false }
    return symbol.name == "Mirror" || ownMirrors.contains(symbol.name)
  }

  private(set) var subject: TypeMetadata
  var style: Style?
  var children: [Child] = []
  /// What a superclass declares, as a list of at most one.
  private(set) var ancestors: [Reflection] = []

  /// - Parameter isCustom: Whether the type's own mirror is asked for, if it has one.
  init(_ value: Value, _ type: TypeMetadata, _ machine: Machine, isCustom: Bool = true) throws {
    let (value, type) = machine.dynamic(value, type)
    subject = type
    if isCustom, !Self.isReflectedByLibrary(type),
      type.conforms(to: machine.runtime.types.library["CustomReflectable"])
    {
      let target = try machine.witness("CustomReflectable", "customMirror", .getter, of: type)
      let frame = machine.top
      machine.push(value)
      let mirror = try target.code.call(machine, frame: frame, types: target.types)
      self = try Reflection(mirror: mirror, machine)
      return
    }
    if try reflectCollection(value, machine) { return }
    switch type.representation {
    case .optional(let wrapped):
      style = .optional
      if !value.isNil { add("some", value.unwrapped, wrapped) }
    case .tuple(let parts):
      style = .tuple
      try add(parts, of: value, machine) { $1.name.isEmpty ? ".\($0)" : $1.name }
    case .structure(let parts):
      style = .structure
      try add(parts, of: value, machine) { $1.name }
    case .enumeration(let cases):
      style = .enumeration
      try reflectPayload(value, cases[value.caseNumber], machine)
    case .object:
      style = .object
      if case .object(let instance) = value { reflect(instance, as: type) }
    case .native: style = .structure
    default: break
    }
  }

  private mutating func add(_ label: String?, _ value: Value, _ type: TypeMetadata) {
    children.append(Child(label: label, value: value, type: type))
  }

  private mutating func add(
    _ parts: [Part],
    of value: Value,
    _ machine: Machine,
    _ label: (Int, Part) -> String
  ) throws {
    if parts.isEmpty { return }
    let record = try value.record(machine)
    for (position, part) in parts.enumerated() {
      add(label(position, part), record[position], part.type)
    }
  }

  // MARK: Collections

  private mutating func reflectCollection(_ value: Value, _ machine: Machine) throws -> Bool {
    guard let symbol = subject.symbol, symbol.module.name == "Swift", symbol.parent == nil else {
      return false
    }
    switch symbol.name {
    case "Array", "ContiguousArray", "ArraySlice":
      style = .collection
      for element in try value.array(machine) { add(nil, element, subject.arguments.types[0]) }
    case "Set":
      style = .set
      for key in try value.native(machine, as: HashTable.self).allKeys {
        add(nil, key, subject.arguments.types[0])
      }
    case "Dictionary":
      style = .dictionary
      let table = try value.native(machine, as: HashTable.self)
      let types = subject.arguments.types.map(\.type)
      let pair = subject.registry.metadata(
        of: .tuple(
          TupleType([.init(label: "key", types[0]), .init(label: "value", types[1])])
        )
      )
      for (key, value) in zip(table.allKeys, table.allValues) {
        add(nil, .tuple(key, value), pair)
      }
    default: return false
    }
    return true
  }

  // MARK: Enums and classes

  private mutating func reflectPayload(
    _ value: Value,
    _ layout: CaseLayout,
    _ machine: Machine
  ) throws {
    guard case .record(let record) = value else { return }
    if layout.payload.count == 1, layout.payload[0].name.isEmpty {
      add(layout.symbol.name, record[0], layout.payload[0].type)
    } else {
      let payload = TupleType(
        layout.payload.map { .init(label: $0.name.isEmpty ? nil : $0.name, $0.type.type) }
      )
      add(
        layout.symbol.name,
        .record(.of(record.values)),
        subject.registry.metadata(of: .tuple(payload))
      )
    }
  }

  private init(subject: TypeMetadata, style: Style?) {
    self.subject = subject
    self.style = style
  }

  /// - Returns: The position behind the fields of the class.
  @discardableResult
  private mutating func reflect(_ instance: Instance, as type: TypeMetadata) -> Int {
    guard case .nominal(let nominal) = type.type else { return 0 }
    var position = 0
    if let superclass = type.superclass {
      var ancestor = Reflection(subject: superclass, style: .object)
      position = ancestor.reflect(instance, as: superclass)
      ancestors = [ancestor]
    }
    for property in nominal.symbol.storedProperties {
      var value = instance.fields[position]
      position += 1
      if case .weak(let reference) = value { value = reference.value }
      let own = type.registry.metadata(of: property.type.substituting(nominal.substitution))
      add(property.isLazy ? "$__lazy_storage_$_\(property.name)" : property.name, value, own)
    }
    return position
  }

  // MARK: As a value

  /// A `Mirror`: its properties as declared, and the superclass's mirror.
  func mirror(_ machine: Machine) -> Value {
    let pairs = children.map { child -> Value in
      .tuple(
        child.label.map(Value.string) ?? .nil,
        .existential(machine.erased(child.value, child.type))
      )
    }
    return .tuple(
      .type(subject),
      .record(.of([.array(pairs)])),
      style.map { .int($0.rawValue) } ?? .nil,
      ancestors.first?.mirror(machine) ?? .nil
    )
  }

  init(mirror: Value, _ machine: Machine) throws {
    let parts = try MirrorParts(mirror, machine)
    subject = parts.subject
    style = parts.style
    children = parts.children
    if let mirror = parts.superclassMirror { ancestors = [try Reflection(mirror: mirror, machine)] }
  }
}
