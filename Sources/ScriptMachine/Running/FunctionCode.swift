/// How a statement ended.
@usableFromInline
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
@usableFromInline
package typealias Exec = (Machine) throws -> Flow
/// A part of the library that is written in Swift itself.
@usableFromInline
package typealias Native = (Call) throws -> Value

/// A function, initializer, accessor or closure, compiled: what all its calls share.
@usableFromInline
package final class FunctionCode {
  @usableFromInline
  package enum Body {
    case script(ScriptBody)
    case native(Native)
    /// Makes the body when the function is first called.
    case pending((FunctionCode) -> Void)
  }

  package let name: String
  @exclusivity(unchecked) package var body: Body {
    didSet { script = Self.script(of: body) }
  }
  /// The body of a script's function, which `body` keeps alive.
  @exclusivity(unchecked) @usableFromInline var script: Unmanaged<ScriptBody>?
  /// How many of the first places are parameters, the receiver among them.
  package var parameterCount = 0

  /// Whether it is an initializer of a class, whose first argument is the object to initialise.
  @exclusivity(unchecked) package var takesNewObject = false
  /// Whether the first argument is the place where the receiver is stored.
  @exclusivity(unchecked) package var takesInOutReceiver = false

  package init(_ name: String, _ body: Body) {
    self.name = name
    self.body = body
    script = Self.script(of: body)
  }

  private static func script(of body: Body) -> Unmanaged<ScriptBody>? {
    if case .script(let script) = body { .passUnretained(script) } else { nil }
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
    if let script {
      return try script._withUnsafeGuaranteedRef {
        try $0.call(machine, frame, types, captures)
      }
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
    if let script {
      return try script._withUnsafeGuaranteedRef {
        try $0.callForWord(machine, frame, types, captures)
      }
    }
    return try callOther(machine, frame, types, captures).int(machine)
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
      if machine.hasRoomToCompile {
        compile(self)
      } else {
        machine.runtime.onLargeStack { compile(self) }
      }
      if case .pending = body { throw machine.trap("rxlab can't run `\(name)` yet") }
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
}

extension FunctionCode {
  /// Hands over the receiver itself where the code takes no place of it.
  package func adapt(_ frame: UnsafeMutablePointer<Value>) {
    if case .pointer(let pointer) = frame.pointee, !takesInOutReceiver {
      frame.pointee = pointer.pointee
    }
  }
}
