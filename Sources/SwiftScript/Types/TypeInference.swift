/// Finds what generic parameters stand for, from the types that meet them.
struct TypeInference {
  private(set) var bindings: [String: TypeRef] = [:]
  let library: Library

  init(_ library: Library) { self.library = library }

  /// Compares a type that names generic parameters with one that doesn't.
  mutating func match(_ pattern: TypeRef, _ type: TypeRef) {
    switch (pattern, type.settled) {
    case (.parameter(let name, nil), let found):
      if case .parameter = found { return }
      bindings[name] = bindings[name].map { joined($0, found) } ?? found
    case (.array(let inner), .named(let found, let arguments)) where found === library.array:
      if let element = arguments.first { match(inner, element) }
    case (.named(let wanted, let arguments), .named(let found, let others)):
      if wanted === found {
        for (argument, other) in zip(arguments, others) { match(argument, other) }
      } else if found.origin === wanted {
        for (argument, other) in zip(arguments, found.arguments) { match(argument, other) }
      } else if let spelled = found.lineage().first(where: { $0.origin === wanted }) {
        for (argument, other) in zip(arguments, spelled.arguments) { match(argument, other) }
      }
    default: pattern.forEachPart(beside: type) { match($0, $1) }
    }
  }

  /// Compares a function's result with the type that is wanted, which says more than the arguments unless it is a protocol.
  mutating func prefer(_ pattern: TypeRef, _ type: TypeRef) {
    var wanted = TypeInference(library)
    wanted.match(pattern, type)
    for (name, type) in wanted.bindings {
      if case .named(let named, _) = type, named.kind == .protocol, bindings[name] != nil {
        continue
      }
      if type.isAny, bindings[name] != nil { continue }
      bindings[name] = type
    }
  }

  /// One type for both: `Double` for a whole number beside a fraction, the common superclass of two classes.
  private func joined(_ a: TypeRef, _ b: TypeRef) -> TypeRef {
    if a == b { return a }
    guard case .named(let x, _) = a, case .named(let y, _) = b else {
      return a.isComplete ? a : b
    }
    if x === library.int, y === library.double { return b }
    if y.isSubtype(of: x) { return a }
    let common = x.lineage().first { !$0.isHost && y.isSubtype(of: $0) }
    return common.map { .named($0, []) } ?? a
  }
}

extension Library {
  /// The type that a value shows, with `TypeRef.unknown` where it shows none.
  ///
  /// - Parameter depth: How many containers stand around the value; those far inside show nothing.
  func typeRef(of value: Value, depth: Int = 0) -> TypeRef {
    guard depth <= Interpreter.deepestType else { return .unknown }
    let inside = depth + 1
    switch value {
    case .void: return .tuple([])
    case .array(let elements): return .array(typeRef(ofAll: elements, inside))
    case .dictionary(let box):
      let keys = typeRef(ofAll: box.pairs.prefix(Self.shown).map(\.key), inside)
      if box.isSet { return .named(set, [keys]) }
      return .dictionary(keys, typeRef(ofAll: box.pairs.prefix(Self.shown).map(\.value), inside))
    case .optional(let box):
      return .optional(box.map { typeRef(of: $0.value, depth: inside) } ?? .unknown)
    case .tuple(let tuple):
      return .tuple(zip(tuple.labels, tuple.elements).map { ($0, typeRef(of: $1, depth: inside)) })
    case .function(let function):
      guard case .script(let code) = function.body else { return .unknown }
      return .function(
        code.parameters.map { $0.type.isAny ? .unknown : $0.type },
        code.result ?? code.inferredResult ?? .unknown
      )
    case .type(let type): return .named(metatype, [typeRef(for: type)])
    case .implicitMember, .uninitialized, .weak: return .unknown
    case .cell(let cell): return typeRef(of: cell.value, depth: depth)
    case .native(let object) where object.payload is ScriptSlice:
      return .named(object.type, [typeRef(ofAll: value.slice.elements, inside)])
    case .native(let object):
      if let view = object.payload as? ScriptView {
        return .named(object.type, view.arguments(self))
      }
      if let lazy = object.payload as? ScriptSequence, let arguments = lazy.arguments {
        return .named(object.type, arguments(self))
      }
      guard object.type.parameters == ["Bound"] else { return .named(object.type, []) }
      let (low, high) = bounds(of: object.payload)
      return .named(object.type, [(low ?? high).map { typeRef(of: $0, depth: inside) } ?? .unknown])
    default: return .named(type(of: value), [])
    }
  }

  /// The type of what a text, a range or a sequence made of others holds; `nil` where only its closures could tell, and
  /// for what says it by its own type.
  func elementType(of value: Value) -> TypeRef? {
    if value.text != nil { return .named(character, []) }
    guard case .native(let object) = value else { return nil }
    switch object.payload {
    case is ScriptSlice: return typeRef(ofAll: value.slice.elements, 1)
    case let view as ScriptView: return typeRef(ofAll: view.elements, 1)
    case let sequence as ScriptSequence:
      guard !object.type.name.hasPrefix("Lazy") else { return .unknown }
      let first = try? sequence.makeIterator()()
      return first.map { typeRef(of: $0, depth: 1) } ?? .unknown
    default:
      let (low, high) = bounds(of: object.payload)
      return (low ?? high).map { typeRef(of: $0, depth: 1) }
    }
  }

  /// How many elements of a container are looked at to learn their type.
  private static let shown = 8

  private func typeRef(ofAll elements: some Collection<Value>, _ depth: Int) -> TypeRef {
    var inference = TypeInference(self)
    for element in elements.prefix(Self.shown) {
      inference.match(.parameter("Element", nil), typeRef(of: element, depth: depth))
    }
    return inference.bindings["Element"] ?? .unknown
  }

  /// The type that a type object stands for.
  func typeRef(for type: TypeObject) -> TypeRef {
    guard let origin = type.origin else { return type.alias ?? .named(type, []) }
    if origin === array { return .array(type.arguments[0]) }
    if origin === optional { return .optional(type.arguments[0]) }
    if origin === dictionary { return .dictionary(type.arguments[0], type.arguments[1]) }
    return origin.isHost || origin.kind == .native
      ? .named(origin, type.arguments) : .named(type, [])
  }
}
