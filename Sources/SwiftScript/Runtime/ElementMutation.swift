extension Machine {
  /// Changes `base[indices]`.
  ///
  /// - Parameter base: The value before the brackets; emptied as soon as it isn't needed.
  func setElement(
    of base: inout Value,
    at indices: [LabelledValue],
    _ write: Write,
    _ change: Change
  ) throws {
    if let path = indices.keyPath {
      return try self.change(at: path, of: base, write.place, change)
    }
    switch base {
    case .array where indices.first?.label == nil, .dictionary where indices.first?.label == nil:
      base = .void
    default: return try setBySubscript(&base, indices, write, change)
    }
    guard let place = write.place, let index = indices.first?.value else {
      throw trap("an element of a constant can't be changed", hint: "declare it with `var`")
    }
    try place.modify(self) { value in
      // Not a `switch`, which would hold on to a copy and so make the array shared.
      if case .array(var elements) = value {
        value = .void
        defer { value = .array(elements) }
        try self.setElement(of: &elements, at: index, change)
      } else if let box = value.takeBox() {
        defer { value = .dictionary(box) }
        let fallback = indices.dropFirst().first { $0.label == "default" }?.value
        try self.setEntry(of: box, for: try self.key(index, in: box), fallback, change)
      }
    }
  }

  private func setElement(of elements: inout [Value], at index: Value, _ change: Change) throws {
    if let range = index.intRange?.clampedEnds(to: elements.count) {
      guard range.lowerBound >= 0, range.upperBound <= elements.count else {
        throw outOfRange(range.upperBound - 1, count: elements.count)
      }
      var slice = Value.array(Array(elements[range]))
      try change(&slice)
      elements.replaceSubrange(range, with: try self.elements(of: slice, at: site))
      return
    }
    guard case .int(let index) = index else { throw trap("an array's index must be an `Int`") }
    guard elements.indices.contains(index) else { throw outOfRange(index, count: elements.count) }
    var element = elements[index]
    elements[index] = .void
    defer { elements[index] = element }
    try change(&element)
  }

  private func setEntry(
    of box: DictionaryBox,
    for key: Value,
    _ fallback: Value?,
    _ change: Change
  ) throws {
    let old = box.take(key)
    var value = fallback.map { old ?? $0 } ?? .wrapping(old)
    do {
      try change(&value)
    } catch {
      box[key] = old
      throw error
    }
    switch value {
    case .optional(nil) where fallback == nil: box[key] = nil
    case .optional(let inner?) where fallback == nil: box[key] = inner.value
    default: box[key] = value
    }
  }

  /// A key as the dictionary's other keys are.
  func key(_ key: Value, in box: DictionaryBox) throws -> Value {
    switch key {
    case .implicitMember, .int, .string:
      try box.anyKey.map {
        try converted(key, to: library.type(of: $0)) ?? adapt(key, to: $0)
      } ?? key
    default: key
    }
  }

  private func setBySubscript(
    _ base: inout Value,
    _ indices: [LabelledValue],
    _ write: Write,
    _ change: Change
  ) throws {
    let type: TypeObject
    let found: [Member]
    if case .type(let named) = base {
      type = named
      found = named.statics(named: "subscript(set)")
    } else {
      type = library.type(of: base)
      found = type.members(named: "subscript(set)")
    }
    let setters = found.compactMap { if case .method(let method) = $0 { method } else { nil } }
    guard !setters.isEmpty else { throw trap("`\(type.name)` has no subscript that can be set") }
    var value =
      write.isAssignment ? Value.uninitialized : try callMember("subscript", of: base, indices)
    try change(&value)
    let arguments = indices + [LabelledValue(label: nil, value: value)]
    switch base {
    case .object, .type: _ = try call(setters, receiver: base, arguments: arguments)
    default:
      guard let place = write.place else {
        throw trap("an element of a constant can't be changed", hint: "declare it with `var`")
      }
      // Held here, the struct and what it refers to would be shared.
      base = .void
      _ = try place.calling(self) { try call(setters, receiver: .cell($0), arguments: arguments) }
    }
  }

  func outOfRange(_ index: Int, count: Int) -> ScriptTrap {
    trap(
      "index \(index) is out of range",
      hint: count == 0
        ? "the array is empty"
        : count == 1 ? "the array has only element 0" : "the array has elements 0 to \(count - 1)"
    )
  }
}
