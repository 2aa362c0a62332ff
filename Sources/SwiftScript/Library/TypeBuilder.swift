/// Declares the members of one of the host's types.
///
/// Each declaration is the line of Swift that a script's author would read, without `func` or `var`. It is kept as it is
/// until somebody looks at the type's members, so that a type costs a script nothing that it doesn't use.
public struct TypeBuilder {
  let library: Library
  /// The type being declared.
  public let type: TypeObject

  init(library: Library, type: TypeObject) {
    self.library = library
    self.type = type
    type.library = library
  }

  /// Makes declarations once somebody looks at the type's members; of use where they are many or are put together.
  public func later(_ declare: @escaping (TypeBuilder) -> Void) { type.later(declare) }

  /// Declares a method: `map<R>(_ transform: (Element) -> R) -> Observable<R>`.
  public func method(_ declaration: String, _ body: @escaping (Call) throws -> Value) {
    type.later { own in
      let callable = own.library.parser.callable(declaration, in: own.type, body: body)
      own.type.members[callable.name, default: []].append(.method(callable))
    }
  }

  /// Lets scripts call a method by another name: `alias("elementAt(_ index: Int)", of: "element(at:)")`.
  public func alias(_ declaration: String, of current: String) {
    let name = String(current.prefix { $0 != "(" })
    let labels = current.dropFirst(name.count + 1).dropLast().split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }
    method(declaration) { call in
      let arguments = zip(labels, call.arguments).map { LabelledValue(label: $0, value: $1) }
      return try call.machine.callMember(name, of: call.receiver, arguments)
    }
  }

  /// Declares a method that changes its receiver and returns the changed receiver with its result.
  public func mutating(
    _ declaration: String,
    _ body: @escaping (Call, inout Value) throws -> Value
  ) {
    type.later { own in
      let callable = own.library.parser.callable(declaration, in: own.type, isMutating: true) {
        call in
        guard case .cell(let cell) = call.receiver else {
          var copy = call.receiver
          return try body(call, &copy)
        }
        return try body(call, &cell.value)
      }
      own.type.members[callable.name, default: []].append(.method(callable))
    }
  }

  /// Declares a property: `isDisposed: Bool`.
  public func property(
    _ declaration: String,
    _ get: @escaping (Value) throws -> Value,
    set: ((Value, Value) throws -> Void)? = nil
  ) {
    type.later { own in
      own.type.members[own.name(of: declaration), default: []].append(
        .property(own.property(declaration, get, set))
      )
    }
  }

  /// Declares a property of a value type: to set it changes the receiver.
  public func property(
    _ declaration: String,
    _ get: @escaping (Value) throws -> Value,
    changing set: @escaping (inout Value, Value) throws -> Void
  ) {
    type.later { own in
      let name = own.name(of: declaration)
      let setter = own.library.parser.callable(
        "set(_ newValue\(declaration.drop { $0 != ":" }))",
        in: own.type,
        name: name,
        isMutating: true
      ) { call in
        guard case .cell(let cell) = call.receiver else { return .void }
        try set(&cell.value, call[0])
        return .void
      }
      let getter = own.library.parser.callable("get()", in: own.type, name: name) {
        try get($0.receiver)
      }
      own.type.members[name, default: []].append(
        .property(ComputedProperty(get: getter, set: setter))
      )
    }
  }

  /// Declares a property that needs to know who asks: `name`, or `name: Type`.
  public func computed(_ declaration: String, _ body: @escaping (Call) throws -> Value) {
    type.later { own in
      let name = own.name(of: declaration)
      let get = own.library.parser.getter(declaration, in: own.type, name: name, body: body)
      own.type.members[name, default: []].append(.property(ComputedProperty(get: get, set: nil)))
    }
  }

  /// Declares a static method.
  public func staticMethod(_ declaration: String, _ body: @escaping (Call) throws -> Value) {
    type.later { own in
      let callable = own.library.parser.callable(declaration, in: own.type, body: body)
      own.type.statics[callable.name, default: []].append(.method(callable))
    }
  }

  /// Declares a static property.
  public func staticProperty(
    _ declaration: String,
    _ get: @escaping () throws -> Value,
    set: ((Value) throws -> Void)? = nil
  ) {
    type.later { own in
      own.type.statics[own.name(of: declaration), default: []].append(
        .property(own.property(declaration, { _ in try get() }, set.map { set in { try set($1) } }))
      )
    }
  }

  /// Declares a static property that is of the class before the dot, as classes that inherit it have their own.
  public func classProperty(_ declaration: String, _ get: @escaping (Value) throws -> Value) {
    type.later { own in
      own.type.statics[own.name(of: declaration), default: []].append(
        .property(own.property(declaration, get, nil))
      )
    }
  }

  /// Declares an initialiser by its parameters: `(value: Element)`.
  public func initializer(_ parameters: String, _ body: @escaping (Call) throws -> Value) {
    type.later { own in
      let type = own.type
      type.initializers.append(
        own.library.parser.callable("init\(parameters)", in: type, name: type.name, body: body)
      )
    }
  }

  /// Says how a host value prints.
  public func describe(_ text: @escaping (Any) -> String) { type.describe = text }

  /// Says how a host value prints inside of a container, where that is not as elsewhere.
  func describeForDebugging(_ text: @escaping (Any) -> String) { type.describeForDebugging = text }

  /// Says which case of an enum a host value is, for patterns.
  public func cases(_ match: @escaping (Any) -> (name: String, payload: [Value])) {
    type.matchCase = match
  }

  /// Says which other values a parameter of this type accepts.
  public func convert(_ convert: @escaping (Value) -> Value?) { type.convert = convert }

  /// Says how the contents of a value are changed where a type is wanted that says more of them.
  public func refine(_ refine: @escaping (Value, @escaping (Value) throws -> Value) -> Value) {
    type.refine = refine
  }

  /// Says which other values are of this type too, so that `as`, `is` and patterns make it of them.
  public func bridge(_ convert: @escaping (Value) -> Value?) {
    type.convert = convert
    type.bridges = true
  }

  /// Says that `.name` means this other type's where this one is expected, as a protocol has no members of its own to
  /// be meant.
  public func implicitMembers(of other: TypeObject) { type.implicitMembers = other }

  /// Says what a member is that has no declaration; `nil` where it is unknown.
  public func dynamicMember(_ find: @escaping (Value, String) throws -> Value?) {
    type.dynamicMember = find
  }

  /// Says when two host values are equal.
  public func equality(_ isEqual: @escaping (Any, Any) -> Bool) { type.isEqual = isEqual }

  private func name(of declaration: String) -> String {
    String(
      Substring(declaration.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") })
    )
  }

  private func property(
    _ declaration: String,
    _ get: @escaping (Value) throws -> Value,
    _ set: ((Value, Value) throws -> Void)?
  ) -> ComputedProperty {
    let name = name(of: declaration)
    func accessor(_ text: String, _ body: @escaping (Call) throws -> Value) -> Callable {
      library.parser.callable(text, in: type, name: name, body: body)
    }
    return ComputedProperty(
      get: library.parser.getter(declaration, in: type, name: name) { try get($0.receiver) },
      set: set.map { set in
        accessor("set(_ newValue\(declaration.drop { $0 != ":" }))") {
          try set($0.receiver, $0[0])
          return .void
        }
      }
    )
  }
}
