/// A script's function or closure, compiled: what all of its instances share.
final class FunctionCode {
  let name: String
  let site: SourceSpan
  unowned let interpreter: Interpreter
  /// Set once while compiling, before the code can run.
  @exclusivity(unchecked) var slotCount = 0
  var body: Exec {
    get { heldBody.run }
    set { heldBody = Body(newValue) }
  }
  private var heldBody = Body({ _ in .next }) {
    didSet { uncountedBody = .passUnretained(heldBody) }
  }
  /// The same: a constant of an object that is there anyway is called without counting references.
  @exclusivity(unchecked) private var uncountedBody: Unmanaged<Body>
  @exclusivity(unchecked) var parameters: [ParameterSlot] = [] {
    didSet {
      hasPlainSlots = parameters.allSatisfy { !$0.isCell }
      takesOneNumber =
        hasPlainSlots && parameters.count == 1
        && parameters[0].plain == ObjectIdentifier(interpreter.library.int)
      takesAnything = hasPlainSlots && parameters.allSatisfy { $0.type.isAny }
    }
  }
  /// Whether the only parameter is an `Int`.
  @exclusivity(unchecked) private(set) var takesOneNumber = false
  /// Whether no parameter lives in a cell.
  @exclusivity(unchecked) private(set) var hasPlainSlots = true
  /// Whether every value may be handed over as it is.
  @exclusivity(unchecked) private var takesAnything = true
  @exclusivity(unchecked) var result: TypeRef? {
    didSet {
      plainResult = (result?.plain).map(ObjectIdentifier.init)
      resultIsInt = plainResult == ObjectIdentifier(interpreter.library.int)
    }
  }
  /// The result's type if its own values need no conversion.
  @exclusivity(unchecked) private var plainResult: ObjectIdentifier?
  @exclusivity(unchecked) private var resultIsInt = false
  var signature: Signature?
  /// The type of a closure's result where none is written, as far as its only expression shows it.
  var inferredResult: TypeRef?
  /// The result builder that makes the result of the body's statements.
  var builder: TypeObject?
  /// For closures whose parameters are `$0`, `$1` …: how many the body uses.
  var usesNumberedParameters = false
  /// Whether this is a closure, whose parameters may turn out to be `inout` where it is passed.
  var takesAnyArguments = false
  /// Whether place 0 is `self`.
  @exclusivity(unchecked) var hasSelf = false
  /// Whether `self` is a value that the body may change, so that it lives in a cell.
  @exclusivity(unchecked) var selfIsCell = false
  /// The type of a struct or enum whose methods may assign to `self`.
  var selfType: TypeRef?
  /// Whether this is an initialiser, whose own assignments no observer sees.
  var isInitializer = false
  /// The property whose observer this is.
  var observedProperty: String?
  /// Whether this is an initialiser that may return nil; it returns an optional of nothing then.
  @exclusivity(unchecked) var isFailable = false

  init(name: String, site: SourceSpan, interpreter: Interpreter) {
    self.name = name
    self.site = site
    self.interpreter = interpreter
    uncountedBody = .passUnretained(heldBody)
    interpreter.world.own(self)
  }

  /// Releases what the body refers to, which may be this code.
  func releaseBody() {
    body = { _ in throw ScriptStopped() }
    (signature, builder) = (nil, nil)
  }

  /// A parameter's place in the frame: the same as its position, behind `self`.
  struct ParameterSlot {
    let type: TypeRef
    /// Whether a nested function changes it or it is `inout`, so that it lives in a cell.
    let isCell: Bool
    /// The type if its own values need no conversion.
    let plain: ObjectIdentifier?

    init(type: TypeRef, isCell: Bool) {
      self.type = type
      self.isCell = isCell
      plain = type.plain.map(ObjectIdentifier.init)
    }
  }

  private final class Body {
    let run: Exec

    init(_ run: @escaping Exec) { self.run = run }
  }

  /// Runs the body on a frame that begins at `frame` and whose first `argumentCount` places are initialised.
  ///
  /// Leaves `machine.top` at `frame`, with the frame's values released, also when it throws.
  ///
  /// - Parameter argumentsFit: Whether the arguments are known to be of the parameters' types.
  @inline(__always)
  func run(
    _ machine: Machine,
    frame: UnsafeMutablePointer<Value>,
    argumentCount: Int,
    captures: UnsafeMutablePointer<Cell>?,
    argumentsFit: Bool = false
  ) throws -> Value {
    do {
      try machine.tick()
      try machine.checkDepth(slots: slotCount)
      if hasSelf { adjustSelf(frame) }
      if !takesAnything, !argumentsFit { try convertArguments(machine, frame + (hasSelf ? 1 : 0)) }
    } catch {
      frame.release(argumentCount)
      machine.top = frame
      throw error
    }
    var place = frame + argumentCount
    let end = frame + slotCount
    while place < end {
      place.initialize(to: .void)
      place += 1
    }
    let savedBase = machine.base
    let savedCaptures = machine.captures
    machine.base = frame
    machine.top = end
    machine.captures = captures
    defer {
      frame.release(slotCount)
      machine.base = savedBase
      machine.captures = savedCaptures
      machine.top = frame
    }
    let flow = try uncountedBody._withUnsafeGuaranteedRef { try $0.run(machine) }
    guard flow == .returned else { return try fallenOff(machine) }
    if resultIsInt, case .int(let number) = machine.result { return .int(number) }
    let value = machine.takeResult()
    if isFailable, case .void = value { return .some(.void) }
    guard let plainResult, machine.library.isPlainly(value, plainResult) else {
      return try converted(value, machine)
    }
    return value
  }

  private func converted(_ value: Value, _ machine: Machine) throws -> Value {
    guard let result else { return value }
    return try machine.coerce(value, to: result)
  }

  private func convertArguments(_ machine: Machine, _ first: UnsafeMutablePointer<Value>) throws {
    let library = machine.library
    for position in parameters.indices {
      let place = first + position
      if let plain = parameters[position].plain, library.isPlainly(place.pointee, plain) {
        if !parameters[position].isCell { continue }
      } else if !parameters[position].type.isAny {
        if case .cell = place.pointee { continue }
        place.pointee = try machine.coerce(place.pointee, to: parameters[position].type)
      }
      if parameters[position].isCell {
        if case .cell = place.pointee { continue }
        place.pointee = .cell(Cell(place.pointee))
      }
    }
  }

  /// What a body without `return` at its end gives.
  private func fallenOff(_ machine: Machine) throws -> Value {
    if isFailable { return .some(.void) }
    guard let result, !result.isVoid else { return .void }
    throw ScriptTrap(
      Diagnostic(
        "`\(name)` ended without returning a value of type `\(result)`",
        at: machine.site,
        hint: "every way through it needs a `return`"
      )
    )
  }

  /// Puts `self` into a cell, or takes it out of one, as the body wants it.
  @inline(__always)
  private func adjustSelf(_ frame: UnsafeMutablePointer<Value>) {
    if case .cell(let cell) = frame.pointee {
      if !selfIsCell { frame.pointee = cell.value }
    } else if selfIsCell {
      frame.pointee = .cell(Cell(frame.pointee))
    }
  }

  /// Runs the body with these arguments, `self` first if there is one.
  func run(_ machine: Machine, arguments: [Value], captures: UnsafeMutablePointer<Cell>?) throws
    -> Value
  {
    guard arguments.count == parameters.count + (hasSelf ? 1 : 0) else {
      throw machine.trap("`\(name)` takes \(parameters.count) arguments here")
    }
    let frame = machine.top
    for (position, argument) in arguments.enumerated() {
      (frame + position).initialize(to: argument)
    }
    machine.top = frame + arguments.count
    return try run(
      machine,
      frame: frame,
      argumentCount: arguments.count,
      captures: captures
    )
  }
}

extension UnsafeMutablePointer<Value> {
  /// Lets go of values one by one, without the detour that counts of unknown size take.
  @inline(__always)
  func release(_ count: Int) {
    var place = self
    let end = self + count
    while place < end {
      place.deinitialize(count: 1)
      place += 1
    }
  }
}
