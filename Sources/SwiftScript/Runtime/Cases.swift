extension Machine {
  /// The type, case name and payload of an enum value, looking through an optional unless one of its own cases is wanted.
  func enumCase(of value: Value, wanted: String) -> (TypeObject, String, [Value])? {
    switch value {
    case .enumeration(let box): return (box.type, box.enumCase.name, box.payload)
    case .native(let object):
      guard let match = object.type.matchCase else { return nil }
      let (name, payload) = match(object.payload)
      return (object.type, name, payload)
    case .optional(let box):
      let type = library.optional
      if wanted == "none" || wanted == "some" || type.caseSpellings[wanted] != nil {
        return (type, box == nil ? "none" : "some", box.map { [$0.value] } ?? [])
      }
      guard let box else { return (type, "none", []) }
      return enumCase(of: box.value, wanted: wanted)
    default: return nil
    }
  }

  /// The enum that alone has all of these cases; `nil` if there are none or several.
  func onlyEnumeration(with names: Set<String>) -> TypeObject? {
    var left = Array(world.types.values) + Array(library.types.values)
    var found: TypeObject?
    var seen: Set<ObjectIdentifier> = []
    while let type = left.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      left += type.nestedTypes.values
      guard type.origin == nil, names.allSatisfy({ type.cases[$0] != nil }) else { continue }
      if found != nil { return nil }
      found = type
    }
    return found
  }

  /// Makes sure that a pattern names a case that exists.
  func checkCase(_ name: String, of type: TypeObject, at site: SourceSpan) throws {
    guard type.kind == .enumeration, type.cases[name] == nil,
      type.statics(named: name).isEmpty
    else { return }
    throw ScriptTrap(
      Diagnostic(
        "`\(type.name)` has no case `\(name)`",
        at: site,
        hint: nearest(to: name, in: type.cases.keys.sorted()).map { "did you mean `.\($0)`?" }
      )
    )
  }

  /// Whether a value equals the static member of its type with this name.
  func matchesConstant(_ name: String, _ value: Value, at site: SourceSpan) throws -> Bool {
    let type = library.type(of: value)
    return try equal(value, try staticMember(name, of: type), at: site)
  }

  /// `a == b`, with operators that the script declares.
  func equal(_ left: Value, _ right: Value, at site: SourceSpan) throws -> Bool {
    var (left, right) = (left, right)
    if case .implicitMember(let member) = right {
      if case .implicitMember(let other) = left { return other.name == member.name }
      if case .optional(let box) = left {
        if library.optional.has("none", as: member.name) { return box == nil }
        if box == nil { return false }
      }
      right = try member.resolve(library.type(of: unwrapped(left)))
    } else if case .implicitMember(let member) = left {
      left = try member.resolve(library.type(of: unwrapped(right)))
    }
    if case .array(let known) = left, case .array(let open) = right, let first = known.first,
      open.contains(where: \.isOpen)
    {
      right = .array(try open.map { try $0.resolved(as: library.type(of: first)) })
    }
    if case .dictionary(let set) = left, set.isSet, case .array(let elements) = right {
      right = .dictionary(DictionaryBox(set: elements))
    }
    if let declared = try declaredOperator("==", left, right) {
      if case .bool(let value) = declared { return value }
    }
    if let same = left.isEqual(to: right) { return same }
    if let made = try converted(right, to: library.type(of: left)) {
      return try equal(left, made, at: site)
    }
    if let made = try converted(left, to: library.type(of: right)) {
      return try equal(made, right, at: site)
    }
    let names = [left, right].map { library.typeName(of: $0) }
    throw ScriptTrap(
      Diagnostic("`\(names[0])` and `\(names[1])` can't be compared with `==`", at: site)
    )
  }

  func unwrapped(_ value: Value) -> Value {
    if case .optional(let box?) = value { box.value } else { value }
  }

  /// `value is type`.
  func `is`(_ value: Value, _ type: TypeRef) -> Bool {
    switch type {
    case .optional(let wrapped):
      if case .optional(nil) = value { return true }
      return self.is(unwrapped(value), wrapped)
    case .named(let named, _):
      let own = library.type(of: unwrapped(value))
      if own === named || own.isSubtype(of: named) || own === named.origin { return true }
      if named.bridges, named.convert?(unwrapped(value)) != nil { return true }
      // What is no object is put into one.
      if named === library.types["AnyObject"] { return true }
      return own.superclass == nil && own.kind == .native && named.isUnchecked
        && ["Sendable", "Encodable", "Decodable"].contains(named.name)
    case .any, .parameter(_, nil): return true
    case .parameter(_, let bound?): return self.is(value, bound)
    default: return fits(unwrapped(value), type) > 0
    }
  }

  /// A value that is a type's, as `as?` and a pattern give it.
  func cast(_ value: Value, to type: TypeRef) -> Value {
    let value = unwrapped(value)
    guard case .named(let named, _) = type, named.bridges, let bridged = named.convert?(value)
    else {
      return value
    }
    return bridged
  }
}
