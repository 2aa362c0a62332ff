import Foundation

/// Turns JSON into a script's values by the types of their stored properties, and back.
///
/// A type's own `init(from:)` and `encode(to:)` come first.
public struct ScriptCoding {
  let library: Library
  /// What evaluates the values that properties begin with.
  public var interpreter: Interpreter?
  /// The name of a property in JSON, where the script says nothing else.
  public var keyOfProperty: (String) -> String = { $0 }
  /// A host type's value, as of a date or a URL; nil if it is none.
  public var hostValue: (TypeObject, JSONTree) throws -> Value?
  /// A host value's JSON; nil if it has none.
  public var hostTree: (Value) -> JSONTree?

  /// Makes a coding for the types of a library and of its scripts.
  public init(
    library: Library,
    hostValue: @escaping (TypeObject, JSONTree) throws -> Value?,
    hostTree: @escaping (Value) -> JSONTree?
  ) {
    self.library = library
    self.hostValue = hostValue
    self.hostTree = hostTree
  }

  /// A value of the type that `Type.self` or `[Type].self` stands for.
  ///
  /// - Throws: `DecodingError` where the JSON doesn't fit.
  public func decode(_ tree: JSONTree, as type: Value) throws -> Value {
    try decode(tree, as: type, at: [])
  }

  func decode(_ tree: JSONTree, as type: Value, at path: [JSONKey]) throws -> Value {
    guard let written = typeRef(of: type) else {
      throw mismatch("\(type)", tree, path)
    }
    return try value(of: tree, as: written, at: path)
  }

  /// `[Type].self` evaluates to an array of the type, `[Key: Type].self` to a dictionary of both.
  private func typeRef(of value: Value) -> TypeRef? {
    switch value {
    case .type(let type): return library.typeRef(for: type)
    case .array(let elements):
      return elements.first.flatMap(typeRef).map(TypeRef.array)
    case .dictionary(let box):
      guard let pair = box.pairs.first, let key = typeRef(of: pair.key),
        let element = typeRef(of: pair.value)
      else { return nil }
      return .dictionary(key, element)
    default: return nil
    }
  }

  /// The name in JSON of a case of a script's `CodingKeys`.
  public static func name(of key: Value) -> String {
    if case .enumeration(let box) = key {
      return box.enumCase.rawValue?.description ?? box.enumCase.name
    }
    return key.description
  }

  // MARK: Decoding

  func value(of tree: JSONTree, as type: TypeRef, at path: [JSONKey]) throws -> Value {
    switch type {
    case .any, .parameter(_, nil): return plain(tree)
    case .parameter(_, let bound?): return try value(of: tree, as: bound, at: path)
    case .optional(let wrapped):
      if case .null = tree { return .none }
      return .some(try value(of: tree, as: wrapped, at: path))
    case .array(let element):
      guard case .array(let trees) = tree else { throw mismatch("Array<\(element)>", tree, path) }
      return .array(
        try trees.enumerated().map {
          try value(of: $1, as: element, at: path + [JSONKey(intValue: $0)])
        }
      )
    case .dictionary(_, let element):
      guard case .object(let pairs) = tree else {
        throw mismatch("Dictionary<String, \(element)>", tree, path)
      }
      let box = DictionaryBox()
      for (key, tree) in pairs.sorted(by: { $0.key < $1.key }) {
        box[.string(key)] = try value(of: tree, as: element, at: path + [JSONKey(stringValue: key)])
      }
      return .dictionary(box)
    case .named(let named, let arguments):
      if named === library.set, let element = arguments.first {
        let elements = try value(of: tree, as: .array(element), at: path).elements ?? []
        return .dictionary(DictionaryBox(set: elements))
      }
      return try value(of: tree, as: named, at: path)
    case .tuple, .function: throw mismatch("\(type)", tree, path)
    }
  }

  private func value(of tree: JSONTree, as type: TypeObject, at path: [JSONKey]) throws -> Value {
    switch (type.name, tree) {
    case ("Bool", .bool(let value)): return .bool(value)
    case ("Int", .int(let value)): return .int(value)
    case ("Double", .double(let value)): return .double(value)
    case ("Double", .int(let value)): return .double(Double(value))
    case ("String", .string(let value)): return .string(value)
    case ("Decimal", .double(let value)):
      // The digits that stand in the text, and not those of the nearest `Double`.
      if let number = Decimal(string: "\(value)") { return plain(.decimal(number)) }
    default: break
    }
    if let number = type.numbers?.exactly(plain(tree)) { return number }
    if type.isHost, type.origin != nil {
      return try value(of: tree, as: library.typeRef(for: type), at: path)
    }
    if !type.isHost, let code = type.decodingInitializer {
      let decoder = ScriptDecoder(self, tree, at: path)
      let value = Value.native(NativeObject(type: library["Decoder"], payload: decoder))
      let made = try code.interpreter.machine.construct(
        type,
        [LabelledValue(label: "from", value: value)]
      )
      if case .optional(let box?) = made { return box.value }
      return made
    }
    if type.isHost {
      guard let value = try hostValue(type, tree) else { throw mismatch(type.name, tree, path) }
      return value
    }
    switch type.kind {
    case .enumeration:
      if type.root.rawType == nil { return try decodedCase(tree, of: type, at: path) }
      let raw = plain(tree)
      for enumCase in type.caseOrder where enumCase.rawValue?.isEqual(to: raw) == true {
        return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: []))
      }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: path,
          debugDescription:
            "Cannot initialize \(type.name) from invalid \(library.typeName(of: raw)) value \(raw)"
        )
      )
    case .structure, .class:
      guard case .object(let pairs) = tree else {
        throw mismatch("Dictionary<String, Any>", tree, path)
      }
      var fields = [Value](repeating: .uninitialized, count: type.storedProperties.count)
      for index in type.codingOrder {
        fields[index] = try field(type.storedProperties[index], of: type, pairs, at: path)
      }
      return type.kind == .class
        ? .object(Instance(type: type, fields: fields))
        : .structure(StructBox(type: type, fields: fields))
    case .native, .protocol: throw mismatch(type.name, tree, path)
    }
  }

  private func field(
    _ property: StoredProperty,
    of type: TypeObject,
    _ pairs: [String: JSONTree],
    at path: [JSONKey]
  ) throws -> Value {
    guard let name = key(of: property, in: type) else { return try initialValue(of: property) }
    guard let tree = pairs[name] else {
      if case .optional? = property.type { return .none }
      throw missing(name, at: path)
    }
    return try value(of: tree, as: property.type ?? .any, at: path + [JSONKey(stringValue: name)])
  }

  /// What a property has that isn't decoded.
  private func initialValue(of property: StoredProperty) throws -> Value {
    if property.isLazy { return .uninitialized }
    if let initial = property.initial, let machine = interpreter?.machine {
      return try initial(machine)
    }
    return property.type?.isOptional == true ? .none : .uninitialized
  }

  /// The key of a property: by the type's `CodingKeys`, if it has some; nil if it isn't coded.
  private func key(of property: StoredProperty, in type: TypeObject) -> String? {
    if property.isLazy || property.isLet && property.initial != nil { return nil }
    guard let keys = type.nestedTypes["CodingKeys"] else { return keyOfProperty(property.name) }
    guard let enumCase = keys.cases[property.name] else { return nil }
    if case .string(let raw)? = enumCase.rawValue { return raw }
    return property.name
  }

  private func plain(_ tree: JSONTree) -> Value {
    switch tree {
    case .null: return .none
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value): return .double(value)
    case .decimal(let value): return .native(NativeObject(type: library["Decimal"], payload: value))
    case .string(let value): return .string(value)
    case .array(let trees): return .array(trees.map(plain))
    case .object(let pairs):
      let box = DictionaryBox()
      for (key, tree) in pairs.sorted(by: { $0.key < $1.key }) { box[.string(key)] = plain(tree) }
      return .dictionary(box)
    }
  }

  /// JSON as a script sees it without types: arrays and dictionaries.
  public func untyped(_ tree: JSONTree) -> Value { plain(tree) }

  func mismatch(_ type: String, _ tree: JSONTree, _ path: [JSONKey]) -> DecodingError {
    let found =
      switch tree {
      case .null: "null"
      case .bool: "bool"
      case .int, .double, .decimal: "number"
      case .string: "a string"
      case .array: "an array"
      case .object: "a dictionary"
      }
    let expected: Any.Type =
      switch type {
      case "Int": Int.self
      case "Double": Double.self
      case "Bool": Bool.self
      case "String": String.self
      case _ where type.hasPrefix("Array<"): [Any].self
      case _ where type.hasPrefix("Dictionary<"): [String: Any].self
      default: Any.self
      }
    if case .null = tree {
      return DecodingError.valueNotFound(
        expected,
        DecodingError.Context(
          codingPath: path,
          debugDescription: "Cannot get value of type \(type) -- found null value instead"
        )
      )
    }
    return DecodingError.typeMismatch(
      expected,
      DecodingError.Context(
        codingPath: path,
        debugDescription: "Expected to decode \(type) but found \(found) instead."
      )
    )
  }

  func missing(_ name: String, at path: [JSONKey]) -> DecodingError {
    DecodingError.keyNotFound(
      JSONKey(stringValue: name),
      DecodingError.Context(
        codingPath: path,
        debugDescription:
          "No value associated with key CodingKeys(stringValue: \"\(name)\", intValue: nil) (\"\(name)\")."
      )
    )
  }

  // MARK: Encoding

  /// A value's JSON.
  ///
  /// - Throws: `EncodingError` for what has none, as a function.
  public func encode(_ value: Value) throws -> JSONTree {
    if let code = library.type(of: value).encodingMethod {
      let encoder = ScriptEncoder(self)
      let argument = Value.native(NativeObject(type: library["Encoder"], payload: encoder))
      _ = try code.run(code.interpreter.machine, arguments: [value, argument], captures: nil)
      return encoder.tree
    }
    switch value {
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value): return .double(value)
    case .string(let value): return .string(value)
    case .optional(let box): return try box.map { try encode($0.value) } ?? .null
    case .array(let elements): return .array(try elements.map(encode))
    case .dictionary(let box):
      if box.isSet { return .array(try box.pairs.map { try encode($0.key) }) }
      var pairs: [String: JSONTree] = [:]
      for pair in box.pairs { pairs[pair.key.description] = try encode(pair.value) }
      return .object(pairs)
    case .structure(let box): return try encode(box.fields, of: box.type)
    case .object(let instance): return try encode(instance.fields, of: instance.type)
    case .enumeration(let box):
      guard box.type.root.rawType != nil, let raw = box.enumCase.rawValue else {
        return try encodedCase(box)
      }
      return try encode(raw)
    default:
      if case .int(let number) = value.wholeNumber { return .int(number) }
      if let number = value.number { return .double(number) }
      if let number: Decimal = value.payload() { return .decimal(number) }
      if case .native(let object) = value, object.payload is ScriptSlice {
        return try encode(.array(value.slice.elements))
      }
      if let tree = hostTree(value) { return tree }
    }
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: [],
        debugDescription: "`\(library.typeName(of: value))` has no JSON"
      )
    )
  }

  private func encode(_ fields: [Value], of type: TypeObject) throws -> JSONTree {
    var pairs: [String: JSONTree] = [:]
    for (property, field) in zip(type.storedProperties, fields) {
      guard let name = encodedKey(of: property, in: type) else { continue }
      if case .optional(nil) = field { continue }
      pairs[name] = try encode(field)
    }
    return .object(pairs)
  }

  private func encodedKey(of property: StoredProperty, in type: TypeObject) -> String? {
    if property.isLet, property.initial != nil, type.nestedTypes["CodingKeys"] == nil {
      return keyOfProperty(property.name)
    }
    return key(of: property, in: type)
  }
}

/// A key or an index on the way to a piece of JSON.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
}

extension TypeObject {
  /// The script's own `init(from:)`.
  fileprivate var decodingInitializer: FunctionCode? {
    for initializer in allInitializers() {
      if case .script(let code) = initializer.body,
        initializer.signature.parameters.map(\.label) == ["from"]
      {
        return code
      }
    }
    return nil
  }

  /// The script's own `encode(to:)`.
  fileprivate var encodingMethod: FunctionCode? {
    for method in methods(named: "encode") {
      if case .script(let code) = method.body, method.signature.parameters.map(\.label) == ["to"] {
        return code
      }
    }
    return nil
  }
}

extension TypeObject {
  /// The positions of the properties in the order in which they are coded: that of the cases of `CodingKeys`.
  fileprivate var codingOrder: [Int] {
    let positions = Array(storedProperties.indices)
    guard let keys = nestedTypes["CodingKeys"] else { return positions }
    let ranks = storedProperties.map { property in
      keys.caseOrder.firstIndex { $0.name == property.name } ?? keys.caseOrder.count
    }
    return positions.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}
