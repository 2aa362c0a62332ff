package import ScriptTypes

extension Machine {
  /// The text that `print` and an interpolation show of a value.
  package func describe(_ value: Value, _ type: TypeMetadata) throws -> String {
    try ValueText(machine: self).text(of: value, type, isNested: false)
  }

  /// The text inside a container, where texts stand in quotes.
  package func describeForDebugging(_ value: Value, _ type: TypeMetadata) throws -> String {
    try ValueText(machine: self).text(of: value, type, isNested: true)
  }

  /// Texts with commas between them.
  package func joined(_ texts: [String]) throws -> String {
    try reserve(text: texts.reduce(0) { $0 + $1.utf8.count + 2 })
    return texts.joined(separator: ", ")
  }
}

/// Writes values as texts.
struct ValueText {
  let machine: Machine

  /// - Parameter isNested: Whether the value is inside a container, where texts stand in quotes.
  func text(of value: Value, _ type: TypeMetadata, isNested: Bool) throws -> String {
    if let text = plainText(of: value, type, isQuoted: isNested) { return text }
    let type = value.ownType(type)
    let protocols =
      isNested
      ? ["CustomDebugStringConvertible", "CustomStringConvertible", "TextOutputStreamable"]
      : ["TextOutputStreamable", "CustomStringConvertible", "CustomDebugStringConvertible"]
    if let text = try ownText(of: value, type, protocols) {
      return text
    }
    return try structure(of: value, type, isNested: isNested)
  }

  private func plainText(of value: Value, _ type: TypeMetadata, isQuoted: Bool) -> String? {
    switch (type.representation, value) {
    case (.bool, .bool(let isTrue)): isTrue ? "true" : "false"
    case (.integer(let isSigned), .int(let number)):
      isSigned ? String(number) : String(UInt(bitPattern: number))
    case (.wideInteger(let isSigned), .native(let number as WideInteger)):
      WholeNumber(bits: number.bits, isSigned: isSigned).description
    // Unlike its `description`, the text that a number writes has the sign of what is no number.
    case (.double, .double(let number)): number.isNaN ? "\(number)" : number.description
    case (.float, .double(let number)):
      number.isNaN ? "\(Float(number))" : Float(number).description
    case (.string, .string(let text)): isQuoted ? text.debugDescription : text
    case (.character, .string(let text)): isQuoted ? text.debugDescription : text
    default: nil
    }
  }

  /// What the type's own `description` or `debugDescription` says, or what it writes.
  private func ownText(
    of value: Value,
    _ type: TypeMetadata,
    _ protocols: [String]
  ) throws -> String? {
    switch type.representation {
    case .existential, .array, .optional: return nil
    default: break
    }
    for name in protocols where type.conforms(to: machine.runtime.types.library[name]) {
      if name == "TextOutputStreamable" { return try written(value, type) }
      let requirement = name == "CustomStringConvertible" ? "description" : "debugDescription"
      guard
        let target = type.witness(
          for: machine.runtime.requirement(name, requirement),
          .getter,
          machine.runtime
        )
      else { continue }
      let frame = machine.top
      machine.push(value)
      return try target.code.call(machine, frame: frame, types: target.types).string(machine)
    }
    return nil
  }

  /// What `write(to:)` writes to a text.
  private func written(_ value: Value, _ type: TypeMetadata) throws -> String {
    let types = machine.runtime.types
    let target = try machine.witness("TextOutputStreamable", "write", of: type)
    let text = Cell(.string(""))
    let frame = machine.top
    machine.push(value)
    machine.push(.pointer(text.pointer))
    let stream = types.metadata(of: types.library.type("String"))
    _ = try target.code.call(
      machine,
      frame: frame,
      types: types.arguments(target.types.types + [stream])
    )
    return try text.pointer.pointee.string(machine)
  }

  /// The text of a value that says nothing of itself: its parts.
  private func structure(
    of value: Value,
    _ type: TypeMetadata,
    isNested: Bool
  ) throws -> String {
    try machine.enterPart()
    if let text = try mirrored(value, type, isNested: isNested) { return text }
    switch type.representation {
    case .array(let element):
      let texts = try value.array(machine).map { try machine.describeForDebugging($0, element) }
      let list = "[\(try machine.joined(texts))]"
      guard isNested, let name = type.symbol?.name, name != "Array" else { return list }
      return "\(name)(\(list))"
    case .optional(let wrapped):
      if value.isNil { return "nil" }
      return "Optional(\(try machine.describeForDebugging(value.unwrapped, wrapped)))"
    case .tuple(let parts):
      if parts.isEmpty { return "()" }
      return try list(value.record(machine), parts)
    case .structure(let parts):
      let name =
        isNested ? machine.runtime.qualifiedName(of: type) : machine.runtime.shortName(of: type)
      if parts.isEmpty { return "\(name)()" }
      return name + (try list(value.record(machine), parts))
    case .enumeration(let cases):
      let layout = cases[value.caseNumber]
      var text = layout.symbol.name
      if case .record(let record) = value { text += try payload(record, layout.payload) }
      return isNested ? "\(machine.runtime.qualifiedName(of: type)).\(text)" : text
    case .existential:
      guard case .existential(let box) = value else { return "\(value)" }
      return isNested
        ? try machine.describeForDebugging(box.value, box.type)
        : try machine.describe(box.value, box.type)
    case .object:
      if case .native(let object) = value, !(object is any ScriptedObject),
        let described = object as? any CustomStringConvertible
      {
        return described.description
      }
      return machine.runtime.qualifiedName(of: machine.dynamicType(value, type))
    case .function: return "(Function)"
    case .metatype:
      guard case .type(let shown) = value else { return "\(type.type)" }
      return isNested
        ? machine.runtime.qualifiedName(of: shown) : machine.runtime.shortName(of: shown)
    default: return machine.runtime.shortName(of: type)
    }
  }

  /// What an enum's case holds: a tuple brings its own parentheses.
  private func payload(_ record: Record, _ parts: [Part]) throws -> String {
    guard parts.count == 1, parts[0].name.isEmpty, case .tuple = parts[0].type.representation else {
      return try list(record, parts)
    }
    return try machine.describeForDebugging(record[0], parts[0].type)
  }

  private func list(_ record: Record, _ parts: [Part]) throws -> String {
    let texts = try parts.enumerated().map { position, part in
      if part.isLazy {
        // What Swift stores for a lazy property.
        var shown = "nil"
        if case .uninitialized = record[position] {
        } else {
          shown = "Optional(\(try machine.describeForDebugging(record[position], part.type)))"
        }
        return "$__lazy_storage_$_\(part.name): \(shown)"
      }
      let text = try machine.describeForDebugging(record[position], part.type)
      return part.name.isEmpty ? text : "\(part.name): \(text)"
    }
    return "(\(try machine.joined(texts)))"
  }
}

extension Runtime {
  /// The name of a type as `print(type(of: x))` shows it.
  package func shortName(of type: TypeMetadata) -> String {
    type.type.runtimeName(isQualified: false)
  }

  /// The name with the module in front, as debugging texts have it.
  package func qualifiedName(of type: TypeMetadata) -> String {
    type.type.runtimeName(isQualified: true)
  }
}

extension Type {
  /// The type as compiled code prints it: without the short forms of optionals and arrays.
  package func runtimeName(isQualified: Bool) -> String {
    func name(_ type: Type) -> String { type.runtimeName(isQualified: isQualified) }
    switch self {
    case .nominal(let nominal): return nominal.runtimeName(isQualified)
    case .tuple(let tuple):
      let elements = tuple.elements.map { element in
        (element.label.map { "\($0): " } ?? "") + name(element.type)
      }
      return "(\(elements.joined(separator: ", ")))"
    case .function(let function):
      let parameters = function.parameters.map { ($0.isInOut ? "inout " : "") + name($0.type) }
      let effects = (function.isAsync ? " async" : "") + (function.thrown == nil ? "" : " throws")
      return "(\(parameters.joined(separator: ", ")))\(effects) -> \(name(function.result))"
    case .metatype(let box):
      if case .existential(let existential) = box.type, !existential.isAny {
        return "\(existential.runtimeName(isQualified)).Protocol"
      }
      return "\(name(box.type)).Type"
    case .existential(let existential): return existential.runtimeName(isQualified)
    case .pack(let pack): return "Pack{\(pack.types.map(name).joined(separator: ", "))}"
    default: return description
    }
  }
}

extension NominalType {
  fileprivate func runtimeName(_ isQualified: Bool) -> String {
    let own = Array(arguments.suffix(symbol.ownParameterCount))
    var text = symbol.name
    if !own.isEmpty {
      let names = own.map { $0.runtimeName(isQualified: isQualified) }
      text += "<\(names.joined(separator: ", "))>"
    }
    guard isQualified else { return text }
    if let outer = symbol.parent {
      let around = NominalType(outer, Array(arguments.dropLast(symbol.ownParameterCount)))
      // An extension of another module's type is named, too.
      let place =
        outer.module === symbol.module ? "" : "(extension in \(symbol.module.name)):"
      return "\(place)\(around.runtimeName(true)).\(text)"
    }
    return "\(symbol.module.name).\(text)"
  }
}

extension Existential {
  fileprivate func runtimeName(_ isQualified: Bool) -> String {
    if isAny { return "Any" }
    var parts: [String] = []
    if let superclass { parts.append(superclass.runtimeName(isQualified: isQualified)) }
    // Markers leave no trace in a compiled program.
    for proto in protocols where !proto.symbol.isMarker {
      let text = proto.symbol.name
      parts.append(isQualified ? "\(proto.symbol.module.name).\(text)" : text)
    }
    if requiresClass { parts.append("AnyObject") }
    return parts.isEmpty ? "Any" : parts.joined(separator: " & ")
  }
}
