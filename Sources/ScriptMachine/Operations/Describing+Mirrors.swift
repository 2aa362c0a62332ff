import ScriptTypes

extension ValueText {
  /// The text of a value whose type has a mirror of its own; `nil` if it has none.
  func mirrored(_ value: Value, _ type: TypeMetadata, isNested: Bool) throws -> String? {
    switch type.representation {
    case .structure, .enumeration, .object: break
    default: return nil
    }
    let (value, type) = machine.dynamic(value, type)
    guard type.conforms(to: machine.runtime.types.library["CustomReflectable"]) else { return nil }
    let target = try machine.witness("CustomReflectable", "customMirror", .getter, of: type)
    let frame = machine.top
    machine.push(value)
    let mirror = try target.code.call(machine, frame: frame, types: target.types)
    return try text(of: MirrorParts(mirror, machine), of: value, type, isNested: isNested)
  }

  private func text(
    of mirror: MirrorParts,
    of value: Value,
    _ type: TypeMetadata,
    isNested: Bool
  ) throws -> String {
    let subject = mirror.subject
    let name =
      isNested ? machine.runtime.qualifiedName(of: subject) : machine.runtime.shortName(of: subject)
    switch mirror.style {
    case .structure:
      let labeled = mirror.children.filter { $0.label != nil }
      return "\(name)(\(try listed(labeled)))"
    case .tuple: return "(\(try listed(mirror.children)))"
    case .optional:
      guard let child = mirror.children.first else { return "nil".debugDescription }
      return try machine.describeForDebugging(child.value, child.type)
    case .enumeration:
      var text = name
      if case .enumeration(let cases) = type.representation {
        let ownName = cases[value.caseNumber].symbol.name
        text = isNested ? "\(name).\(ownName)" : ownName
      }
      guard let child = mirror.children.first else { return text }
      let payload = try machine.describeForDebugging(child.value, child.type)
      if case .tuple = child.type.representation { return text + payload }
      return "\(text)(\(payload))"
    case .object, .collection, .dictionary, .set, nil:
      return machine.runtime.qualifiedName(of: subject)
    }
  }

  private func listed(_ children: [MirrorParts.Child]) throws -> String {
    let texts = try children.map { child in
      let text = try machine.describeForDebugging(child.value, child.type)
      return child.label.map { "\($0): \(text)" } ?? text
    }
    return try machine.joined(texts)
  }
}

/// What a `Mirror` holds, as the library's natives make it: the type, the children, the style and the superclass's mirror.
package struct MirrorParts {
  /// In the order of `Mirror.DisplayStyle`.
  package enum Style: Int {
    case structure, object, enumeration, tuple, optional, collection, dictionary, set
  }

  package struct Child {
    package let label: String?
    package let value: Value
    package let type: TypeMetadata

    package init(label: String?, value: Value, type: TypeMetadata) {
      self.label = label
      self.value = value
      self.type = type
    }
  }

  package let subject: TypeMetadata
  package let children: [Child]
  package let style: Style?
  package let superclassMirror: Value?

  package init(_ mirror: Value, _ machine: Machine) throws {
    let parts = try mirror.record(machine)
    subject = try parts[0].type(machine)
    children = try parts[1].record(machine)[0].array(machine).map { pair in
      let pair = try pair.record(machine)
      let box = try pair[1].existential(machine)
      let label = pair[0].isNil ? nil : try pair[0].string(machine)
      return Child(label: label, value: box.value, type: box.type)
    }
    var style: Style?
    if case .int(let number) = parts[2] { style = Style(rawValue: number) }
    self.style = style
    superclassMirror = parts[3].isNil ? nil : parts[3]
  }
}
