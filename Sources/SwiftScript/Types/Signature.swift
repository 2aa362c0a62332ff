/// The parameters and result of a function.
public final class Signature {
  /// One parameter.
  public final class Parameter {
    /// The label at the call; `nil` for none.
    public let label: String?
    /// The name inside the function.
    public let name: String
    /// The declared type.
    public let type: TypeRef
    /// Whether the call may leave the argument out.
    public var hasDefault: Bool { defaultValue != nil }
    /// Whether the parameter takes any number of arguments.
    public let isVariadic: Bool
    /// Whether the parameter is `inout`.
    public let isInout: Bool
    /// Whether the argument is wrapped in a closure.
    let isAutoclosure: Bool
    /// The result builder that makes a closure's result of its statements.
    let builder: TypeObject?
    /// The value of a missing argument.
    let defaultValue: Code?

    init(
      label: String?,
      name: String,
      type: TypeRef,
      isVariadic: Bool,
      isInout: Bool,
      isAutoclosure: Bool,
      builder: TypeObject?,
      defaultValue: Code?
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.isVariadic = isVariadic
      self.isInout = isInout
      self.isAutoclosure = isAutoclosure
      self.builder = builder
      self.defaultValue = defaultValue
    }

    static func unlabelled(_ name: String, _ type: TypeRef = .any) -> Parameter {
      Parameter(
        label: nil,
        name: name,
        type: type,
        isVariadic: false,
        isInout: false,
        isAutoclosure: false,
        builder: nil,
        defaultValue: nil
      )
    }
  }

  /// The parameters in order.
  public let parameters: [Parameter]
  /// The declared result; `nil` where none is written.
  public let result: TypeRef?
  /// The declaration as written, for diagnostics.
  public private(set) lazy var text = makeText()
  private let makeText: () -> String
  /// What generic parameters of the host's functions must be.
  let constraints: [String: TypeRef]
  /// Whether arguments can be handed over one by one as they stand.
  let isSimple: Bool

  init(
    parameters: [Parameter],
    result: TypeRef?,
    text: @autoclosure @escaping () -> String,
    constraints: [String: TypeRef] = [:]
  ) {
    self.constraints = constraints
    self.parameters = parameters
    self.result = result
    makeText = text
    isSimple = parameters.allSatisfy {
      !$0.isVariadic && !$0.isInout && !$0.isAutoclosure
    }
  }
}

/// A function that can be called by name: the host's or a script's.
package final class Callable {
  enum Body {
    case native((Call) throws -> Value)
    case script(FunctionCode)
  }

  let name: String
  let isMutating: Bool
  /// Whether a script declares the function.
  var isScript: Bool { if case .script = body { true } else { false } }
  /// Whether this is an initialiser that calls another one of its type.
  var isConvenience = false
  /// Whether a script declares it `throws`.
  var canThrow = false
  /// Whether this is an older spelling, which nobody is advised to use.
  var isOlder = false
  let body: Body
  /// The ways to compile the body for known types, if it asks for them.
  var generic: GenericFunction?
  private let makeSignature: () -> Signature
  private(set) lazy var signature: Signature = makeSignature()
  /// How a method of the host's is called where the arguments stand as the parameters do; `nil` for a script's.
  private(set) lazy var native: NativeMethod? =
    if case .native(let body) = body { NativeMethod(body, signature.parameters.map(\.type)) } else {
      nil
    }

  init(
    name: String,
    isMutating: Bool = false,
    body: Body,
    signature: @escaping () -> Signature
  ) {
    self.name = name
    self.isMutating = isMutating
    self.body = body
    makeSignature = signature
  }
}

/// One call of a host function from a script.
public struct Call {
  /// The value before the dot: the object, or the type for static functions.
  public let receiver: Value
  /// One value for each parameter, in the order of the signature; a variadic parameter's are in an array.
  public let arguments: [Value]
  /// The number of the place where the script calls.
  let place: Int
  /// The thread's state.
  package let machine: Machine

  init(receiver: Value, arguments: [Value], machine: Machine) {
    self.receiver = receiver
    self.arguments = arguments
    self.machine = machine
    place = machine.place
  }

  /// Where the script calls.
  public var site: SourceSpan { machine.world.span(of: place) ?? Machine.nowhere }

  /// The argument for the parameter at this position.
  public subscript(position: Int) -> Value { arguments[position] }

  /// An error at the place of the call.
  public func trap(_ message: String, hint: String? = nil) -> ScriptTrap {
    ScriptTrap(Diagnostic(message, at: site, hint: hint))
  }
}

extension Call {
  /// Whether one of the operators `<`, `<=`, `>` and `>=` holds, as the script has it.
  public func holds(_ name: String, _ left: Value, _ right: Value) throws -> Bool {
    guard let comparison = Comparison(rawValue: name) else { return false }
    return try machine.compare(comparison, left, right)
  }

  /// Equality as the script's `==` has it, with operators that the script declares.
  public func isEqual(_ left: Value, _ right: Value) throws -> Bool {
    try machine.equal(left, right, at: site)
  }
}
