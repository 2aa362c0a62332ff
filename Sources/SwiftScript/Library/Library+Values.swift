/// An error of the host that scripts know by another name than the host does.
public protocol HostError: Error {
  /// What a script calls its type.
  var scriptType: String { get }
}

extension Library {
  /// The type that a written type's values are instances of, if it has a name of its own.
  func typeObject(of type: TypeRef) -> TypeObject? {
    switch type {
    case .named(let named, _): named
    case .array: array
    case .dictionary: dictionary
    case .optional: optional
    case .tuple(let elements): elements.isEmpty ? void : nil
    case .parameter(_, let bound): bound.flatMap { typeObject(of: $0) }
    case .any, .function: nil
    }
  }

  /// One of Swift's own types as a script names it.
  package func value(of type: Any.Type) -> Value {
    switch type {
    case is [Any].Type: .type(array)
    case is [String: Any].Type: .type(dictionary)
    default: .type(types["\(type)"] ?? unnamed)
    }
  }

  /// A host's or script's error as the value that `catch` binds.
  public func value(of error: any Error) -> Value {
    if let error = error as? ScriptError { return error.value }
    let name =
      (error as? any HostError)?.scriptType ?? String(describing: Swift.type(of: error))
    return .native(NativeObject(type: types[name] ?? anyError, payload: error))
  }

  /// A script value as an error to throw or to send.
  public func error(of value: Value) -> any Error {
    if case .native(let object) = value, let error = object.payload as? any Error { return error }
    return ScriptError(value)
  }

  private var anyError: TypeObject { self["Error"] }
}

/// `a..<b` or `a...b` of `Int`s.
struct IntRange {
  let range: Range<Int>
  let isClosed: Bool
}

/// `a..<b` or `a...b` of `Double`s.
struct DoubleRange {
  let start: Double
  let end: Double
  let isClosed: Bool
}

/// `a..<b` or `a...b` of texts.
struct StringRange {
  let start: String
  let end: String
  let isClosed: Bool
  /// Whether the bounds are characters.
  var isOfCharacters = false

  func contains(_ text: String) -> Bool {
    text >= start && (isClosed ? text <= end : text < end)
  }

  /// A bound as a value.
  func bound(_ text: String) -> Value {
    isOfCharacters ? .character(Character(text)) : .string(text)
  }
}

extension Value {
  /// The value of `.name` where the host expects `type`; any other value as it is.
  public func resolved(as type: TypeObject) throws -> Value {
    if case .implicitMember(let member) = self { try member.resolve(type) } else { self }
  }

  /// The host's object of this type, looked for in an optional too.
  public func payload<Payload>(_ type: Payload.Type = Payload.self) -> Payload? {
    switch self {
    case .native(let object): object.payload as? Payload
    case .optional(let box?): box.value.payload(type)
    default: nil
    }
  }

  /// The numbers of an `Int` range.
  var intRange: Range<Int>? {
    if case .native(let object) = self { (object.payload as? IntRange)?.range } else { nil }
  }

  /// Whether a range contains a value; `nil` if this is no range.
  func rangeContains(_ value: Value) -> Bool? {
    guard case .native(let object) = self else { return nil }
    switch (object.payload, value.wholeNumber) {
    case (let range as IntRange, .int(let number)): return range.range.contains(number)
    case (let range as IntRange, .double(let number)):
      return number >= Double(range.range.lowerBound)
        && (range.isClosed
          ? number <= Double(range.range.upperBound - 1) : number < Double(range.range.upperBound))
    case (let range as StringRange, .string(let text)): return range.contains(text)
    case (let range as StringRange, .character(let character)):
      return range.contains(String(character))
    case (let range as StringRange, .native(let other)):
      return (other.payload as? Unicode.Scalar).map { range.contains(String($0)) }
    case (let range as DoubleRange, .double(let number)):
      return number >= range.start && (range.isClosed ? number <= range.end : number < range.end)
    case (let range as DoubleRange, .int(let number)):
      return Value.rangeContains(range, Double(number))
    default: return nil
    }
  }

  private static func rangeContains(_ range: DoubleRange, _ number: Double) -> Bool {
    number >= range.start && (range.isClosed ? number <= range.end : number < range.end)
  }

  /// What a loop over the value goes through; `nil` if it can't be looped over.
  public var elements: [Value]? {
    switch self {
    case .array(let elements): return elements
    case .dictionary(let box):
      if box.isSet { return box.pairs.map(\.key) }
      return box.pairs.map {
        .tuple(TupleBox(labels: ["key", "value"], elements: [$0.key, $0.value]))
      }
    case .string(let text): return text.map(Value.character)
    case .native(let object):
      if let text = object.payload as? Substring { return text.map(Value.character) }
      if let elements = object.heldElements { return elements }
      if let range = object.payload as? IntRange {
        guard let length = range.range.length, length <= Value.longest else { return nil }
        return range.range.map(Value.int)
      }
      return (object.payload as? any Sequence<Value>).map { Array($0) }
    default: return nil
    }
  }
}

extension Value {
  /// The most elements or bytes that one value of a script may hold.
  static let longest = 1 << 24
}

extension Range<Int> {
  /// The number of numbers; `nil` if it is itself too large a number, as an open range's.
  var length: Int? {
    let (length, overflow) = upperBound.subtractingReportingOverflow(lowerBound)
    return overflow ? nil : length
  }
}
