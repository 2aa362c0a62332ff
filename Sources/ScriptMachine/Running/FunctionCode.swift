/// How a statement ended.
package enum Flow {
  case next
  /// Out of the statement whose number is `Machine.target`.
  case leave
  /// To the next turn of the loop whose number is `Machine.target`.
  case proceed
  case fallThrough
  /// The value is `Machine.result`, or `Machine.word` of a function that returns a machine word.
  case returned
}

/// A statement, compiled.
package typealias Exec = (Machine) throws -> Flow
/// A part of the library that is written in Swift itself.
package typealias Native = (Call) throws -> Value

/// A function, initializer, accessor or closure, compiled: what all its calls share.
package final class FunctionCode {
  /// What a function leaves behind where it returns.
  package enum Result {
    case value
    /// An `Int` in `Machine.word`.
    case word
  }

  package enum Body {
    case script(Exec)
    case native(Native)
    /// Makes the body when the function is first called.
    case pending((FunctionCode) -> Void)
  }

  package let name: String
  @exclusivity(unchecked) package var body: Body
  /// How many of the first places are parameters, the receiver among them.
  package var parameterCount = 0
  @exclusivity(unchecked) package var slotCount = 0
  /// Whether the function's places hold numbers alone, so that nothing needs to be released.
  @exclusivity(unchecked) package var isTrivial = false
  @exclusivity(unchecked) package var result = Result.value

  /// Whether it is an initializer of a class, whose first argument is the object to initialise.
  package var takesNewObject = false
  /// Whether the first argument is the place where the receiver is stored.
  package var takesInOutReceiver = false

  package init(_ name: String, _ body: Body) {
    self.name = name
    self.body = body
  }

  /// Runs the function on a frame that begins at `frame` and whose arguments are in place.
  ///
  /// Leaves `machine.top` at `frame`, with the frame's values released, also when it throws.
  @inlinable @inline(__always)
  package func call(
    _ machine: Machine,
    frame: UnsafeMutablePointer<Value>,
    types: TypeArguments,
    captures: UnsafeMutablePointer<Value>? = nil
  ) throws -> Value {
    if case .script(let exec) = body {
      try run(exec, machine, frame, types, captures)
      if case .word = result { return .int(machine.word) }
      return machine.takeResult()
    }
    return try callOther(machine, frame, types, captures)
  }

  /// The same for a function whose result is an `Int`.
  @inlinable @inline(__always)
  package func callForWord(
    _ machine: Machine,
    frame: UnsafeMutablePointer<Value>,
    types: TypeArguments,
    captures: UnsafeMutablePointer<Value>? = nil
  ) throws -> Int {
    if case .script(let exec) = body, case .word = result {
      try run(exec, machine, frame, types, captures)
      return machine.word
    }
    let value = try callOther(machine, frame, types, captures)
    if case .int(let number) = value { return number }
    return 0
  }

  @usableFromInline
  func callOther(
    _ machine: Machine,
    _ frame: UnsafeMutablePointer<Value>,
    _ types: TypeArguments,
    _ captures: UnsafeMutablePointer<Value>?
  ) throws -> Value {
    switch body {
    case .pending(let compile):
      compile(self)
      return try call(machine, frame: frame, types: types, captures: captures)
    case .script:
      return try call(machine, frame: frame, types: types, captures: captures)
    case .native(let native):
      defer { machine.release(from: frame) }
      try machine.tickNative()
      try machine.checkDepth(slots: 0)
      do {
        guard takesNewObject else {
          return try native(
            Call(machine: machine, arguments: frame, types: types, captures: captures)
          )
        }
        return try native(
          Call(
            machine: machine,
            arguments: frame + 1,
            types: types,
            captures: nil,
            part: frame.pointee.part
          )
        )
      } catch {
        throw machine.located(error)
      }
    }
  }

  @inlinable @inline(__always)
  func run(
    _ exec: Exec,
    _ machine: Machine,
    _ frame: UnsafeMutablePointer<Value>,
    _ types: TypeArguments,
    _ captures: UnsafeMutablePointer<Value>?
  ) throws {
    do {
      try machine.tick()
      try machine.checkDepth(slots: slotCount)
    } catch {
      machine.release(from: frame)
      throw error
    }
    let end = frame + slotCount
    // From where the arguments end, so that no place is read that holds nothing, whatever the call has put down.
    var place = machine.top
    while place < end {
      place.initialize(to: .uninitialized)
      place += 1
    }
    let saved = (machine.base, machine.captures, machine.types)
    machine.base = frame
    machine.top = place
    machine.captures = captures
    machine.types = types
    defer {
      if isTrivial, machine.top == end {
        machine.top = frame
      } else {
        machine.release(from: frame)
      }
      (machine.base, machine.captures, machine.types) = saved
    }
    _ = try exec(machine)
  }
}
