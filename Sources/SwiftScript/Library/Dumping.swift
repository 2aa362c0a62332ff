extension Library {
  /// `dump`, which shows a value as a tree of its parts.
  func declareDumping() {
    func text(_ value: Value, name: Value, _ call: Call) -> String {
      var lines: [String] = []
      let label: String? = if case .optional(let box?) = name { box.value.description } else { nil }
      var dump = Dump(library: call.machine.library)
      dump.add(value, label: label, indent: 0, to: &lines)
      return lines.joined(separator: "\n") + "\n"
    }
    function("dump(_ value: Any, name: String? = nil) -> Any") { call in
      let text = text(call[0], name: call[1], call)
      try call.machine.interpreter.printText(text, at: call.site)
      return call[0]
    }
    function("dump(_ value: Any, to stream: inout Any, name: String? = nil) -> Any") { call in
      try call.write(text(call[0], name: call[2], call), to: call[1])
      return call[0]
    }
  }
}

private struct Dump {
  let library: Library
  /// The objects met so far, each of which shows its parts once, and their numbers.
  private var met: [ObjectIdentifier: Int] = [:]

  init(library: Library) { self.library = library }

  /// Adds a value's line and those of its parts.
  mutating func add(_ value: Value, label: String?, indent: Int, to lines: inout [String]) {
    let parts = parts(of: value)
    let mark = parts.isEmpty ? "-" : "▿"
    let name = label.map { $0.isEmpty ? "" : "\($0): " } ?? ""
    var isNew = true
    if case .object(let instance) = value, met[ObjectIdentifier(instance)] == nil {
      met[ObjectIdentifier(instance)] = met.count
    } else if case .object = value {
      isNew = false
    }
    lines.append(String(repeating: " ", count: indent) + "\(mark) \(name)\(title(of: value))")
    guard indent < 40, isNew else { return }
    if case .object(let instance) = value {
      return add(instance, as: instance.type, indent: indent + 2, to: &lines)
    }
    for part in parts { add(part.value, label: part.label, indent: indent + 2, to: &lines) }
  }

  /// Adds an object's properties, those of its superclass under a line of their own.
  private mutating func add(
    _ object: Instance,
    as type: TypeObject,
    indent: Int,
    to lines: inout [String]
  ) {
    var inherited = 0
    if let superclass = type.superclass, !superclass.isHost {
      inherited = superclass.storedProperties.count
      let mark = inherited == 0 ? "-" : "▿"
      lines.append(
        String(repeating: " ", count: indent) + "\(mark) super: \(superclass.qualifiedName)"
      )
      add(object, as: superclass, indent: indent + 2, to: &lines)
    }
    for (property, field) in zip(type.storedProperties, object.fields).dropFirst(inherited) {
      add(field, label: property.name, indent: indent, to: &lines)
    }
  }

  private func title(_ count: Int, _ singular: String, _ plural: String) -> String {
    "\(count) \(count == 1 ? singular : plural)"
  }

  private func title(of value: Value) -> String {
    if case .object(let instance) = value {
      let text = value.ownDebugText ?? instance.type.qualifiedName
      return "\(text) #\(met[ObjectIdentifier(instance)] ?? 0)"
    }
    if let own = value.ownDebugText { return own }
    return switch value {
    case .void: "(0 elements)"
    case .array(let elements): title(elements.count, "element", "elements")
    case .dictionary(let box):
      box.isSet
        ? title(box.count, "member", "members")
        : title(box.count, "key/value pair", "key/value pairs")
    case .tuple(let tuple): "(\(tuple.elements.count) elements)"
    case .structure(let box): box.type.qualifiedName
    case .enumeration(let box): "\(box.type.qualifiedName).\(box.enumCase.name)"
    case .optional(let box?): "Optional(\(box.value.debugDescription))"
    case .native(let object)
    where object.payload is ScriptView || object.payload is ScriptSequence
      || object.type.name.hasPrefix("Partial"):
      library.typeRef(of: value).qualifiedName
    case .native(let object) where object.payload is ScriptSlice:
      title(value.slice.elements.count, "element", "elements")
    default: value.debugDescription
    }
  }

  private func parts(of value: Value) -> [(label: String, value: Value)] {
    switch value {
    case .array(let elements): return elements.map { ("", $0) }
    case .dictionary(let box):
      if box.isSet { return box.pairs.map { ("", $0.key) } }
      return box.pairs.map {
        ("", .labelledTuple([("key", $0.key), ("value", $0.value)]))
      }
    case .tuple(let tuple):
      return zip(tuple.labels, tuple.elements).enumerated().map { position, part in
        (part.0 ?? ".\(position)", part.1)
      }
    case .structure(let box):
      return zip(box.type.storedProperties, box.fields).map { ($0.name, $1) }
    case .object(let instance):
      return zip(instance.type.storedProperties, instance.fields).map { ($0.name, $1) }
    case .enumeration(let box):
      guard let first = box.payload.first else { return [] }
      if box.payload.count == 1, box.enumCase.labels.first == .some(nil) {
        return [(box.enumCase.name, first)]
      }
      return [
        (box.enumCase.name, .tuple(TupleBox(labels: box.enumCase.labels, elements: box.payload)))
      ]
    case .optional(let box?): return [("some", box.value)]
    case .native(let object):
      if let slice = object.payload as? ScriptSlice { return slice.elements.map { ("", $0) } }
      return object.type.fields?(object.payload) ?? []
    default: return []
    }
  }
}
