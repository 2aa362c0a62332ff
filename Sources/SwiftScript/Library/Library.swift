/// What scripts can see of the host: types, functions, operators and modules.
///
/// A declaration is a line of Swift and a body. The text is read when a script first uses the name, so a large library
/// costs a script nothing that it doesn't use.
///
/// An interpreter owns its library, as each script adds to the types in it. Make one for each interpreter.
public final class Library {
  private(set) var types: [String: TypeObject] = [:]
  private(set) var functions: [String: [Callable]] = [:]
  private(set) var operators: [String: [Callable]] = [:]
  private(set) var constants: [String: () -> Value] = [:]
  /// Modules that a script may import.
  public private(set) var modules: Set<String> = ["Swift", "Foundation"]

  /// What a script is told about a name that is known, and that this host has nothing of.
  public struct Absence {
    let message: String
    let hint: String

    /// Makes a word about a name: why it isn't here, and what to use instead.
    public init(_ message: String, hint: String) {
      self.message = message
      self.hint = hint
    }
  }

  /// Names that mean much the same, of which a type has one and a learner may write another.
  public var synonyms: [[String]] = [
    ["append", "add", "push"], ["count", "length", "size"], ["contains", "includes", "has"],
  ]

  /// The host's word about a name that is not declared, if it has one.
  public var absence: (String) -> Absence? = { _ in nil }

  /// The host's word about a member that a type of this name lacks, if it has one.
  public var absentMember: (_ name: String, _ type: String) -> Absence? = { _, _ in nil }

  /// The host's own object, for its declarations to find again.
  public weak var context: AnyObject?

  // What values that are no host objects are instances of.
  package let bool, int, double, string, character, substring, array, dictionary, set, optional,
    tuple, function, void,
    metatype, unnamed, unresolved: TypeObject

  /// The host's types by the names of those of their methods, or of the types themselves, that a result builder serves.
  private(set) var builtCalls: [String: [TypeObject]] = [:]

  /// Lets a type be a result builder, for closures in these calls of another type.
  public func resultBuilder(_ builder: TypeObject, for calls: [String], of type: TypeObject) {
    builder.isResultBuilder = true
    for name in calls { builtCalls[name, default: []].append(type) }
  }

  /// Whether a function's first label may be left out at a call, as Swift 2 had it.
  public var impliesFirstLabels = false
  /// Whether calls without a first label are no mistakes even beside others, since more than they shows a script's age.
  public var forgivesFirstLabels = false

  /// What stands in for the addresses of objects.
  let objects = ObjectNumbers()

  /// Where random numbers come from that a script takes from no generator of its own.
  public var random = RandomSource {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  /// Parses the declarations of host functions.
  private(set) lazy var parser = SignatureParser(of: self)

  /// Makes a library that holds the standard library's types and functions.
  public init() {
    func make(_ name: String) -> TypeObject { TypeObject(name: name, kind: .native) }
    bool = make("Bool")
    int = make("Int")
    double = make("Double")
    string = make("String")
    character = make("Character")
    substring = make("Substring")
    array = make("Array")
    dictionary = make("Dictionary")
    set = make("Set")
    optional = make("Optional")
    tuple = make("Tuple")
    function = make("Function")
    void = make("Void")
    metatype = make("Type")
    unnamed = make("Any")
    unresolved = make("implicit member")
    for type in [
      bool, int, double, string, character, substring, array, dictionary, set, optional,
    ] {
      types[type.name] = type
    }
    types[metatype.name] = metatype
    (array.parameters, set.parameters) = (["Element"], ["Element"])
    (dictionary.parameters, optional.parameters) = (["Key", "Value"], ["Wrapped"])
    declareStandardLibrary()
    for type in types.values { type.isStandard = true }
    void.isStandard = true
    enterCensus()
  }

  /// Allows `import name`.
  public func module(_ name: String) { modules.insert(name) }

  /// Declares a function: `print(_ items: Any...)`.
  public func function(_ declaration: String, _ body: @escaping (Call) throws -> Value) {
    let callable = parser.callable(declaration, in: nil, body: body)
    functions[callable.name, default: []].append(callable)
  }

  /// Declares an operator: `+(lhs: DispatchTime, rhs: Double) -> DispatchTime`.
  public func `operator`(_ declaration: String, _ body: @escaping (Call) throws -> Value) {
    let callable = parser.callable(declaration, in: nil, body: body)
    operators[callable.name, default: []].append(callable)
  }

  /// Declares a global constant, made anew at each use.
  public func constant(_ name: String, _ value: @escaping () -> Value) { constants[name] = value }

  /// Lets scripts use another name for a type.
  public func alias(_ name: String, of type: TypeObject) { types[name] = type }

  /// Declares a type, or adds to it when the name is known.
  ///
  /// - Parameters:
  ///   - name: The name without module.
  ///   - kind: What a script's extension sees; a protocol can't be made, but many types can conform.
  ///   - supertypes: Names of declared types whose members it has too.
  ///   - generics: Names that mean any type inside its declarations.
  @discardableResult
  public func type(
    _ name: String,
    kind: TypeObject.Kind = .native,
    conformingTo supertypes: [String] = [],
    generics: [String] = [],
    _ build: (TypeBuilder) -> Void = { _ in }
  ) -> TypeObject {
    let type = types[name] ?? TypeObject(name: name, kind: kind)
    types[name] = type
    type.isHost = true
    type.genericNames.formUnion(generics)
    if !generics.isEmpty { type.genericOrder = generics }
    for supertype in supertypes {
      guard let found = types[supertype] else {
        preconditionFailure("`\(name)` conforms to `\(supertype)`, which is not declared before it")
      }
      type.protocols.append(found)
    }
    build(TypeBuilder(library: self, type: type))
    return type
  }

  /// The declared type of this name.
  public subscript(name: String) -> TypeObject {
    guard let type = types[name] else { preconditionFailure("no type `\(name)` is declared") }
    return type
  }

  /// The type that a value is an instance of.
  public func type(of value: Value) -> TypeObject {
    switch value {
    case .void: void
    case .bool: bool
    case .int: int
    case .double: double
    case .string: string
    case .character: character
    case .array: array
    case .dictionary(let box): box.isSet ? set : dictionary
    case .tuple: tuple
    case .optional: optional
    case .structure(let box): box.type
    case .object(let instance): instance.type
    case .enumeration(let box): box.type
    case .function: function
    case .type: metatype
    case .native(let object): object.type
    case .implicitMember, .uninitialized: unresolved
    case .cell(let cell): type(of: cell.value)
    case .weak(let reference): type(of: reference.value)
    }
  }

  /// Whether a value's type is just this one, without asking for the type.
  @inline(__always)
  func isPlainly(_ value: Value, _ type: ObjectIdentifier) -> Bool {
    switch value {
    case .int: type == ObjectIdentifier(int)
    case .string: type == ObjectIdentifier(string)
    case .character: type == ObjectIdentifier(character)
    case .bool: type == ObjectIdentifier(bool)
    case .double: type == ObjectIdentifier(double)
    case .structure(let box): type == ObjectIdentifier(box.type)
    case .object(let instance): type == ObjectIdentifier(instance.type)
    case .enumeration(let box): type == ObjectIdentifier(box.type)
    default: type == ObjectIdentifier(self.type(of: value))
    }
  }

  /// The same for a type at hand.
  @inline(__always)
  func isPlainly(_ value: Value, _ type: TypeObject) -> Bool {
    isPlainly(value, ObjectIdentifier(type))
  }

  /// The name of a value's type as diagnostics show it.
  public func typeName(of value: Value) -> String {
    switch value {
    case .array(let elements): elements.first.map { "[\(typeName(of: $0))]" } ?? "[Any]"
    case .optional(let box): box.map { "\(typeName(of: $0.value))?" } ?? "nil"
    case .tuple(let tuple):
      "(\(tuple.elements.map { typeName(of: $0) }.joined(separator: ", ")))"
    case .dictionary(let box) where !box.isSet:
      box.pairs.first.map { "[\(typeName(of: $0.key)): \(typeName(of: $0.value))]" } ?? "[Any: Any]"
    case .function: "a function"
    case .void: "()"
    case .type(let type): "\(type.name).Type"
    case .implicitMember(let member): ".\(member.name)"
    default: type(of: value).name
    }
  }

  /// Releases everything that is declared, whose functions refer to the types and the library again.
  ///
  /// The interpreter that the library was made for does this at its end.
  func release() {
    let declared = types.values
    (types, functions, operators, constants, builtCalls) = ([:], [:], [:], [:], [:])
    for type in declared { type.releaseDeclarations() }
    for type in [
      bool, int, double, string, character, substring, array, dictionary, set, optional, tuple,
      function, void, metatype, unnamed, unresolved,
    ] { type.releaseDeclarations() }
    absence = { _ in nil }
    absentMember = { _, _ in nil }
    random = RandomSource { 0 }
  }

  /// Parses every declaration, so that a test finds a faulty one.
  package func validate() {
    let tables = types.values.flatMap { [$0.members, $0.statics] }
    for member in tables.flatMap({ $0.values.joined() }) {
      switch member {
      case .method(let callable): _ = callable.signature
      case .property(let property): _ = property.get.signature
      case .stored, .constant: break
      }
    }
    let callables =
      types.values.flatMap(\.initializers) + functions.values.joined() + operators.values.joined()
    for callable in callables { _ = callable.signature }
  }
}
