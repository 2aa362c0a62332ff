/// A value of a running script.
///
/// Numbers, strings and arrays are held inline; everything else is a reference to a box. Values of script structs, tuples
/// and dictionaries are copied when written to while shared, so they behave as Swift's values do.
public enum Value {
  /// `()`.
  case void
  /// A `Bool`.
  case bool(Bool)
  /// An `Int`.
  case int(Int)
  /// A `Double`.
  case double(Double)
  /// A `String`.
  case string(String)
  /// A `Character`.
  case character(Character)
  /// An array.
  case array([Value])
  /// A dictionary or set.
  case dictionary(DictionaryBox)
  /// A tuple of two or more.
  case tuple(TupleBox)
  /// An optional: `nil` or a wrapped value.
  case optional(OptionalBox?)
  /// An instance of a script's struct.
  case structure(StructBox)
  /// An instance of a script's class.
  case object(Instance)
  /// A case of a script's enum.
  case enumeration(EnumBox)
  /// A function or closure.
  case function(Function)
  /// A type used as a value, as in `Observable<Int>.self` or before a dot.
  case type(TypeObject)
  /// A value of the host program.
  case native(NativeObject)
  /// `.name` or `.name(…)` whose type is not known yet.
  case implicitMember(ImplicitMember)
  /// A captured variable; never seen by scripts.
  case cell(Cell)
  /// What a weak variable holds; never seen by scripts.
  case weak(WeakReference)
  /// A variable that has no value yet; never seen by scripts.
  case uninitialized

  /// Whether a stored property with this value needs a closer look: it is weak or has no value.
  var isIndirect: Bool {
    switch self {
    case .weak, .uninitialized: true
    default: false
    }
  }

  /// Whether this is `true`.
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// `nil`.
  public static let none = Value.optional(nil)
  /// `Optional.some`.
  public static func some(_ value: Value) -> Value { .optional(OptionalBox(value)) }
  /// A tuple without labels.
  public static func plainTuple(_ elements: [Value]) -> Value {
    .tuple(TupleBox(labels: Array(repeating: nil, count: elements.count), elements: elements))
  }
  /// A tuple with labels.
  public static func labelledTuple(_ elements: [(label: String, value: Value)]) -> Value {
    .tuple(TupleBox(labels: elements.map(\.label), elements: elements.map(\.value)))
  }
  /// An optional from one of the host's.
  public static func wrapping(_ value: Value?) -> Value { value.map(Value.some) ?? .none }
}

// Guarded by whoever starts threads: only one of an interpreter's threads runs script code at a time.
extension Value: @unchecked Sendable {}

/// The storage of a captured or global variable, shared by every closure that uses it.
public final class Cell {
  @exclusivity(unchecked) package var value: Value

  package init(_ value: Value) { self.value = value }

  /// Where the value is, for as long as the cell lives: a stored property of a final class doesn't move.
  var pointer: UnsafeMutablePointer<Value> {
    withUnsafeMutablePointer(to: &value) { $0 }
  }
}

/// What an optional wraps.
public final class OptionalBox {
  /// The wrapped value.
  public let value: Value
  /// Whether it was read from a `T!`, and so may stand where a `T` is wanted.
  let isImplicit: Bool

  init(_ value: Value, isImplicit: Bool = false) {
    self.value = value
    self.isImplicit = isImplicit
  }
}

/// The elements of a tuple and their labels.
public final class TupleBox {
  let labels: [String?]
  @exclusivity(unchecked) package var elements: [Value]

  package init(labels: [String?], elements: [Value]) {
    self.labels = labels
    self.elements = elements
  }

  func copy() -> TupleBox { TupleBox(labels: labels, elements: elements) }

  /// The position of a member written as a label or a number.
  func index(of member: String) -> Int? {
    if let number = Int(member) { return elements.indices.contains(number) ? number : nil }
    return labels.firstIndex(of: member)
  }
}

/// The fields of a script's struct value.
public final class StructBox {
  let type: TypeObject
  @exclusivity(unchecked) var fields: [Value]

  init(type: TypeObject, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  func copy() -> StructBox { StructBox(type: type, fields: fields) }
}

/// An object of a script's class.
///
/// Runs the script's `deinit` when the last reference is gone.
public final class Instance {
  /// Changes once at most: a generic type's arguments may be known only where the object first goes.
  @exclusivity(unchecked) var type: TypeObject
  @exclusivity(unchecked) var fields: [Value]

  init(type: TypeObject, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  deinit {
    var next: TypeObject? = type
    while let type = next {
      if let body = type.deinitializer { body(fields, self.type) }
      next = type.superclass
    }
  }
}

/// A case of a script's enum with its payload.
public final class EnumBox {
  let type: TypeObject
  let enumCase: EnumCase
  let payload: [Value]

  init(type: TypeObject, enumCase: EnumCase, payload: [Value]) {
    self.type = type
    self.enumCase = enumCase
    self.payload = payload
  }
}

/// The storage of a dictionary or, with `isSet`, of a set.
///
/// Keys keep their order of insertion, so that every run prints the same.
public final class DictionaryBox {
  var isSet: Bool
  @exclusivity(unchecked) var index: [HashableValue: Int]
  @exclusivity(unchecked) var entries: [(key: Value, value: Value)?]

  package init(isSet: Bool = false) {
    self.isSet = isSet
    index = [:]
    entries = []
  }

  func copy() -> DictionaryBox {
    let copy = DictionaryBox(isSet: isSet)
    copy.index = index
    copy.entries = entries
    return copy
  }

  package var count: Int { index.count }

  package subscript(key: Value) -> Value? {
    get { index[HashableValue(key)].flatMap { entries[$0]?.value } }
    set {
      let hashed = HashableValue(key)
      switch (index[hashed], newValue) {
      case (let place?, let value?): entries[place] = (key, value)
      case (let place?, nil):
        entries[place] = nil
        index[hashed] = nil
        if entries.count > 2 * index.count + 16 { closeGaps() }
      case (nil, let value?):
        index[hashed] = entries.count
        entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// Where the entry of a key is.
  func place(of key: Value) -> Int? { index[HashableValue(key)] }

  /// Forgets the places of removed keys.
  private func closeGaps() {
    entries = entries.filter { $0 != nil }
    for (place, entry) in entries.enumerated() {
      if let entry { index[HashableValue(entry.key)] = place }
    }
  }

  /// The value of a key, which has none then until it is set again.
  func take(_ key: Value) -> Value? {
    guard let place = index[HashableValue(key)], let entry = entries[place] else { return nil }
    entries[place] = (entry.key, .void)
    return entry.value
  }

  /// One of the keys, to learn their type from.
  var anyKey: Value? {
    for entry in entries { if let entry { return entry.key } }
    return nil
  }

  package var pairs: [(key: Value, value: Value)] { entries.compactMap(\.self) }
}

/// A value of the host program under the script type that describes it.
public final class NativeObject {
  /// The script's view of the value.
  public let type: TypeObject
  /// The host's value.
  public let payload: Any

  /// Wraps a host value.
  public init(type: TypeObject, payload: Any) {
    self.type = type
    self.payload = payload
  }
}

/// `.name` or `.name(…)` before its type is known.
public final class ImplicitMember {
  let name: String
  let site: SourceSpan
  /// Finds the member in the type.
  let resolve: (TypeObject) throws -> Value

  init(name: String, site: SourceSpan, resolve: @escaping (TypeObject) throws -> Value) {
    self.name = name
    self.site = site
    self.resolve = resolve
  }
}

/// What a `weak` or `unowned` variable holds: an object that it doesn't keep alive.
public final class WeakReference {
  private weak var object: AnyObject?
  private let rebuild: (AnyObject) -> Value

  private init(_ object: AnyObject, rebuild: @escaping (AnyObject) -> Value) {
    self.object = object
    self.rebuild = rebuild
  }

  /// A reference to the object in `value`, or `nil` if it holds none.
  static func make(_ value: Value) -> WeakReference? {
    switch value {
    case .object(let instance):
      return WeakReference(instance) { .object(unsafeDowncast($0, to: Instance.self)) }
    case .native(let native):
      let type = native.type
      return WeakReference(native.payload as AnyObject) {
        .native(NativeObject(type: type, payload: $0))
      }
    case .optional(let box?): return make(box.value)
    default: return nil
    }
  }

  /// The object as an optional, `nil` once it is gone.
  var value: Value { .wrapping(object.map(rebuild)) }
}
