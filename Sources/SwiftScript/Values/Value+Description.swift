extension Value: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text that `print` and string interpolation show.
  public var description: String {
    switch self {
    case .string(let text): text
    case .character(let character): String(character)
    case .native(let object): object.type.describe?(object.payload) ?? object.plainDescription
    case .structure(let box): box.type.customDescription(of: self) ?? box.memberwise
    case .type(let type): type.isVoid ? "()" : type.name
    case .enumeration(let box): box.type.customDescription(of: self) ?? box.spelled
    case .object(let instance):
      instance.type.customDescription(of: self) ?? instance.type.qualifiedName
    default: debugDescription
    }
  }

  /// The text inside a container, where strings stand in quotes.
  public var debugDescription: String {
    switch self {
    case .void: "()"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): value.description
    case .string(let value): value.debugDescription
    case .character(let value): value.debugDescription
    case .array(let elements):
      "[" + elements.map(\.debugDescription).joined(separator: ", ") + "]"
    case .dictionary(let box): box.debugDescription
    case .tuple(let tuple): Value.list(tuple.labels, tuple.elements)
    case .optional(let box): box.map { "Optional(\($0.value.debugDescription))" } ?? "nil"
    case .structure(let box):
      box.type.customDescription(of: self, forDebugging: true) ?? box.type.qualifiedName + box.list
    case .object(let instance):
      instance.type.customDescription(of: self, forDebugging: true) ?? instance.type.qualifiedName
    case .enumeration(let box):
      box.type.customDescription(of: self, forDebugging: true)
        ?? "\(box.type.qualifiedName).\(box.spelled)"
    case .function: "(Function)"
    case .type(let type): type.isVoid ? "()" : type.qualifiedName
    case .native(let object):
      object.type.describeForDebugging?(object.payload) ?? description
    case .implicitMember(let member): ".\(member.name)"
    case .cell(let cell): cell.value.debugDescription
    case .weak(let reference): reference.value.debugDescription
    case .uninitialized: "<no value yet>"
    }
  }

  /// What the script's own `debugDescription` or `description` says; `nil` where there is none.
  var ownDebugText: String? {
    switch self {
    case .structure(let box): box.type.customDescription(of: self, forDebugging: true)
    case .object(let instance): instance.type.customDescription(of: self, forDebugging: true)
    case .enumeration(let box): box.type.customDescription(of: self, forDebugging: true)
    default: nil
    }
  }

  /// The text as a `case` would write it.
  var asPattern: String {
    if case .enumeration(let box) = self { ".\(box.spelled)" } else { debugDescription }
  }

  fileprivate static func list(_ labels: [String?], _ elements: [Value]) -> String {
    let parts = zip(labels, elements).map { label, element in
      (label.map { "\($0): " } ?? "") + element.debugDescription
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}

extension NativeObject {
  /// What a host's object says of itself; one of a class that says nothing is known by its type, since its own name is the
  /// host's affair.
  fileprivate var plainDescription: String {
    let saysNothing =
      !(payload is any CustomStringConvertible) && !(payload is any CustomDebugStringConvertible)
    guard Swift.type(of: payload) is AnyClass else { return "\(payload)" }
    if saysNothing { return type.name }
    // Foundation's objects say their address if they say nothing else.
    let object = payload as AnyObject
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    let text = "\(payload)"
    guard let objects = type.library?.objects, text.contains(address) else { return text }
    return text.replacing(address, with: objects.address(of: object))
  }
}

extension DictionaryBox {
  fileprivate var debugDescription: String {
    if isSet { return "[" + pairs.map(\.key.debugDescription).joined(separator: ", ") + "]" }
    if pairs.isEmpty { return "[:]" }
    let parts = pairs.map { "\($0.key.debugDescription): \($0.value.debugDescription)" }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

extension StructBox {
  fileprivate var memberwise: String { type.name + list }

  /// The properties; those that are lazy as what Swift stores for them.
  fileprivate var list: String {
    let properties = type.storedProperties
    guard properties.contains(where: \.isLazy) else {
      return Value.list(properties.map(\.name), fields)
    }
    let stored = zip(properties, fields).map { property, field -> (String, Value) in
      guard property.isLazy else { return (property.name, field) }
      let value: Value = if case .uninitialized = field { .none } else { .some(field) }
      return ("$__lazy_storage_$_\(property.name)", value)
    }
    return Value.list(stored.map(\.0), stored.map(\.1))
  }
}

extension EnumBox {
  fileprivate var spelled: String {
    payload.isEmpty ? enumCase.name : enumCase.name + Value.list(enumCase.labels, payload)
  }
}

extension TypeObject {
  fileprivate var isVoid: Bool { kind == .native && name == "Void" }

  /// What the script's own `description` says, if the type conforms to the protocol that has it.
  fileprivate func customDescription(of value: Value, forDebugging: Bool = false) -> String? {
    let witnesses = [
      ("description", "CustomStringConvertible"),
      ("debugDescription", "CustomDebugStringConvertible"),
    ]
    for (name, proto) in forDebugging ? witnesses.reversed() : witnesses {
      let found = members(named: name)
      guard !found.isEmpty, lineage().contains(where: { $0.name == proto }) else { continue }
      for member in found {
        if let text = text(of: member, in: value) { return text }
      }
    }
    return nil
  }

  /// What a property of the script has as its text; `nil` if it is none of the script's.
  private func text(of member: Member, in value: Value) -> String? {
    switch (member, value) {
    case (.property(let property), _):
      guard case .script(let code) = property.get.body else { return nil }
      return code.runWitness([value])?.description
    case (.stored(let index), .structure(let box)): return box.fields[index].description
    case (.stored(let index), .object(let instance)): return instance.fields[index].description
    default: return nil
    }
  }
}
