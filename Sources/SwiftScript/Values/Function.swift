/// A function as a value: a closure, a declared function or a method bound to its object.
///
/// It does not keep its interpreter alive; when that is gone, calls throw `ScriptStopped`.
public final class Function {
  enum Body {
    case script(FunctionCode)
    case native(([Value]) throws -> Value)
    /// A declared function or method, by its overloads and what it is bound to.
    case bound([Callable], receiver: Value)
  }

  let body: Body
  /// The code of a script's function, which `body` keeps alive.
  private let code: Unmanaged<FunctionCode>?
  /// The way to the interpreter, which a function that a script leaks must not keep alive.
  private let link: Interpreter.Link
  /// The captured variables.
  let captures: UnsafeMutablePointer<Cell>?
  private let captureCount: Int
  /// The properties that a key path goes through, from the outermost.
  private(set) var path: [String]?
  /// Types that the place where the closure was passed asks of its result.
  private var expectedResult: TypeRef? {
    didSet {
      expectsResult = expectedResult != nil
      plainResult = (expectedResult?.plain).map(ObjectIdentifier.init)
    }
  }
  @exclusivity(unchecked) private var expectsResult = false
  /// The type of the result if its own values need no conversion.
  @exclusivity(unchecked) private var plainResult: ObjectIdentifier?
  /// Types that it promises to call the closure with, where they change values: `2` to a `Double`.
  @exclusivity(unchecked) private var expectedParameters: [TypeRef]?

  init(_ code: FunctionCode, captures cells: [Cell], interpreter: Interpreter) {
    body = .script(code)
    self.code = .passUnretained(code)
    link = interpreter.link
    captureCount = cells.count
    if cells.isEmpty {
      captures = nil
    } else {
      let copy = UnsafeMutablePointer<Cell>.allocate(capacity: cells.count)
      for (position, cell) in cells.enumerated() { (copy + position).initialize(to: cell) }
      captures = copy
    }
  }

  init(_ callables: [Callable], boundTo receiver: Value, interpreter: Interpreter) {
    body = .bound(callables, receiver: receiver)
    code = nil
    link = interpreter.link
    captures = nil
    captureCount = 0
  }

  /// Makes a function of the host's.
  public init(interpreter: Interpreter, _ native: @escaping ([Value]) throws -> Value) {
    body = .native(native)
    code = nil
    link = interpreter.link
    captures = nil
    captureCount = 0
  }

  /// Makes a key path used as a function.
  convenience init(path: [String], interpreter: Interpreter) {
    self.init(interpreter: interpreter) { [unowned interpreter] arguments in
      try interpreter.machine.value(at: path[...], of: arguments.first ?? .void)
    }
    self.path = path
  }

  deinit {
    guard let captures else { return }
    captures.deinitialize(count: captureCount)
    captures.deallocate()
  }

  /// Releases what the function has captured, or is bound to, into `values`.
  ///
  /// The function can't be called any more.
  func release(into values: inout [Value]) {
    if let captures {
      for position in 0..<captureCount { captures[position].release(into: &values) }
    }
    if case .bound(_, let receiver) = body { values.append(receiver) }
  }

  /// The calling thread's machine for the function's interpreter.
  ///
  /// - Throws: `ScriptStopped` if no script code may start.
  func machine() throws -> Machine { try link.machine() }

  /// Whether the type that the function is held as changes what it takes or gives.
  var isConverting: Bool { expectedParameters != nil || expectedResult != nil }

  /// Notes the type that the function is stored or passed as.
  func expect(_ parameters: [TypeRef], _ result: TypeRef) {
    if result.convertsValues { expectedResult = result }
    if parameters.contains(where: \.givesMeaning) { expectedParameters = parameters }
  }

  /// Where the function was written, if a script wrote it.
  public var site: SourceSpan? {
    switch body {
    case .script(let code): code.site
    case .bound(let callables, _):
      if case .script(let code)? = callables.first?.body { code.site } else { nil }
    case .native: nil
    }
  }

  /// The number of parameters, if it is known.
  var arity: Int? {
    switch body {
    case .script(let code): code.parameters.count
    case .bound(let callables, _):
      callables.count == 1 ? callables[0].signature.parameters.count : nil
    case .native: nil
    }
  }

  /// Whether the function can be called with this many arguments.
  ///
  /// A closure without named parameters ignores what it does not use, and a tuple is taken apart
  /// for a closure of several.
  func accepts(argumentCount: Int) -> Bool {
    switch body {
    case .script(let code):
      code.parameters.count == argumentCount || argumentCount == 1
        || code.usesNumberedParameters && code.parameters.count < argumentCount
    case .bound(let callables, _):
      callables.contains { callable in
        callable.signature.parameters.count == argumentCount
          || callable.signature.parameters.filter({ !$0.hasDefault }).count == argumentCount
      }
    case .native: true
    }
  }

  /// Calls the function from script code or from the host.
  ///
  /// - Throws: What the function throws; `ScriptTrap` for a mistake, `ScriptStopped` once the script was stopped.
  public func call(_ arguments: [Value]) throws -> Value {
    let machine = try link.machine()
    let value: Value
    var arguments = arguments
    if let expectedParameters, expectedParameters.count == arguments.count {
      for (position, type) in expectedParameters.enumerated() {
        if case .cell = arguments[position] { continue }
        arguments[position] = try machine.coerce(arguments[position], to: type)
      }
    }
    switch body {
    case .script(let code):
      value = try callScript(code, machine, adapted(arguments, to: code))
    case .native(let native): value = try native(arguments)
    case .bound(let callables, let receiver):
      let labelled = arguments.map { LabelledValue(label: nil, value: $0) }
      value = try machine.call(
        callables,
        receiver: receiver,
        arguments: labelled,
        ignoringLabels: true
      )
    }
    return expectsResult ? try converted(value, machine) : value
  }

  /// Calls the function with one argument.
  public func call(_ argument: Value) throws -> Value {
    try call(argument, on: link.machine())
  }

  /// The same for whoever has the thread's machine at hand.
  func call(_ argument: Value, on machine: Machine) throws -> Value {
    guard expectedParameters == nil,
      let value = try code?._withUnsafeGuaranteedRef({ code -> Value? in
        guard code.parameters.count == 1 else { return nil }
        if machine.interpreter.isStopped { throw ScriptStopped() }
        let frame = machine.top
        machine.push(argument)
        return try code.run(machine, frame: frame, argumentCount: 1, captures: captures)
      })
    else { return try call([argument]) }
    return expectsResult ? try converted(value, machine) : value
  }

  /// Calls the function with two arguments.
  public func call(_ first: Value, _ second: Value) throws -> Value {
    try call(first, second, on: link.machine())
  }

  /// The same for whoever has the thread's machine at hand.
  func call(_ first: Value, _ second: Value, on machine: Machine) throws -> Value {
    guard expectedParameters == nil,
      let value = try code?._withUnsafeGuaranteedRef({ code -> Value? in
        guard code.parameters.count == 2 else { return nil }
        if machine.interpreter.isStopped { throw ScriptStopped() }
        let frame = machine.top
        machine.push(first)
        machine.push(second)
        return try code.run(machine, frame: frame, argumentCount: 2, captures: captures)
      })
    else { return try call([first, second]) }
    return expectsResult ? try converted(value, machine) : value
  }

  @inline(__always)
  private func converted(_ value: Value, _ machine: Machine) throws -> Value {
    if let plainResult, machine.library.isPlainly(value, plainResult) { return value }
    return try expectedResult.map { try machine.coerce(value, to: $0) } ?? value
  }

  private func callScript(_ code: FunctionCode, _ machine: Machine, _ arguments: [Value]) throws
    -> Value
  {
    try code.run(machine, arguments: arguments, captures: captures)
  }

  private func adapted(_ arguments: [Value], to code: FunctionCode) throws -> [Value] {
    let wanted = code.parameters.count
    if arguments.count == wanted { return arguments }
    if wanted > 1, arguments.count == 1, case .tuple(let tuple) = arguments[0],
      tuple.elements.count >= wanted
    {
      return Array(tuple.elements.prefix(wanted))
    }
    if arguments.count > wanted {
      if code.usesNumberedParameters, wanted == 1 {
        return [
          .tuple(
            TupleBox(labels: Array(repeating: nil, count: arguments.count), elements: arguments)
          )
        ]
      }
      return Array(arguments.prefix(wanted))
    }
    throw ScriptTrap(
      Diagnostic(
        "this closure takes \(wanted) arguments and was called with \(arguments.count)",
        at: code.site
      )
    )
  }
}
