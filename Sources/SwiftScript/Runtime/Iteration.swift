extension Machine {
  /// What a loop over a value goes through, at once.
  ///
  /// - Throws: A trap if the value is no sequence, or too long a one to hold.
  func elements(of value: Value, at site: SourceSpan?) throws -> [Value] {
    if let elements = value.elements { return elements }
    if value.intRange != nil { throw ScriptTrap(Diagnostic("this sequence is too long", at: site)) }
    var elements: [Value] = []
    guard let next = try iterator(of: value) else {
      let type = library.typeName(of: value)
      throw ScriptTrap(
        Diagnostic("`\(type)` is no sequence, so nothing can go through it", at: site)
      )
    }
    while let element = try next() {
      guard elements.count < Value.longest else {
        throw ScriptTrap(Diagnostic("this sequence is too long", at: site))
      }
      elements.append(element)
    }
    return elements
  }

  /// The elements of a script's own sequence one by one; `nil` if the value is none.
  package func iterator(of value: Value) throws -> (() throws -> Value?)? {
    switch value {
    case .structure, .object: break
    case .native(let object):
      if let iterator = object.payload as? ScriptIterator { return iterator.next }
      if let group = object.payload as? ScriptTaskGroup { return group.iterator(on: self) }
      return try (object.payload as? ScriptSequence)?.makeIterator()
    default: return nil
    }
    let type = library.type(of: value)
    if type.methods(named: "makeIterator").contains(where: \.isScript) {
      let made = try callMember("makeIterator", of: value, [])
      if let steps = steps(of: made) { return steps }
      return try iterator(of: made)
    }
    if type.methods(named: "makeAsyncIterator").contains(where: \.isScript) {
      let made = try callMember("makeAsyncIterator", of: value, [])
      if let steps = steps(of: made) { return steps }
      return try iterator(of: made)
    }
    return try steps(of: value) ?? indexed(value, type)
  }

  /// The elements of a script's own collection, by its indices; `nil` if the value is none.
  private func indexed(_ value: Value, _ type: TypeObject) throws -> (() throws -> Value?)? {
    guard !type.methods(named: "subscript").isEmpty,
      type.isSubtype(of: library["Collection"]), !type.members(named: "startIndex").isEmpty
    else { return nil }
    var index = try member("startIndex", of: value)
    let end = try member("endIndex", of: value)
    return { [self] in
      try tick()
      guard try !equal(index, end, at: site ?? Self.nowhere) else { return nil }
      let argument = LabelledValue(label: nil, value: index)
      let element = try callMember("subscript", of: value, [argument])
      index = try callMember("index", of: value, [LabelledValue(label: "after", value: index)])
      return element
    }
  }

  /// The `next` of a script's own iterator; `nil` if the value has none.
  private func steps(of value: Value) -> (() throws -> Value?)? {
    switch value {
    case .structure, .object: break
    default: return nil
    }
    guard !library.type(of: value).members(named: "next").isEmpty else { return nil }
    let cell = Cell(value)
    return { [self] in
      try tick()
      let next =
        mutates("next", cell.value)
        ? try callMutating("next", cell, []) : try callMember("next", of: cell.value, [])
      guard case .optional(let box) = next else { return next }
      return box?.value
    }
  }
}

extension Value {
  /// The number of elements, without making them; `nil` for what is no sequence of the library's.
  var elementCount: Int? {
    switch self {
    case .array(let elements): elements.count
    case .dictionary(let box): box.count
    case .string(let text): text.characterCount
    case .native(let object) where object.payload is Substring: text?.count
    default:
      if let range = intRange { range.length ?? .max } else { elements?.count }
    }
  }
}
