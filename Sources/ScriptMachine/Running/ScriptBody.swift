/// The compiled body of a script's function, which computes its result.
@usableFromInline
package final class ScriptBody {
  @usableFromInline let run: (Machine) throws -> Value
  /// The same where the result is an `Int`.
  @usableFromInline let runForWord: (Machine) throws -> Int
  /// How many places its frame has.
  @usableFromInline let slotCount: Int
  /// Whether the places hold numbers alone, so that nothing needs to be released.
  @usableFromInline let isTrivial: Bool

  package init(
    slotCount: Int,
    isTrivial: Bool,
    run: @escaping (Machine) throws -> Value
  ) {
    self.run = run
    runForWord = { machine in try run(machine).int(machine) }
    self.slotCount = slotCount
    self.isTrivial = isTrivial
  }

  package init(
    slotCount: Int,
    isTrivial: Bool,
    runForWord: @escaping (Machine) throws -> Int
  ) {
    run = { machine in .int(try runForWord(machine)) }
    self.runForWord = runForWord
    self.slotCount = slotCount
    self.isTrivial = isTrivial
  }

  @inlinable @inline(__always)
  func call(
    _ machine: Machine,
    _ frame: UnsafeMutablePointer<Value>,
    _ types: TypeArguments,
    _ captures: UnsafeMutablePointer<Value>?
  ) throws -> Value {
    let saved = try enter(machine, frame, types, captures)
    defer { leave(machine, frame, saved) }
    return try run(machine)
  }

  @inlinable @inline(__always)
  func callForWord(
    _ machine: Machine,
    _ frame: UnsafeMutablePointer<Value>,
    _ types: TypeArguments,
    _ captures: UnsafeMutablePointer<Value>?
  ) throws -> Int {
    let saved = try enter(machine, frame, types, captures)
    defer { leave(machine, frame, saved) }
    return try runForWord(machine)
  }

  /// The caller's frame.
  @usableFromInline
  struct Caller {
    @usableFromInline let base: UnsafeMutablePointer<Value>
    @usableFromInline let captures: UnsafeMutablePointer<Value>?
    @usableFromInline unowned(unsafe) let types: TypeArguments

    @inlinable @inline(__always)
    init(_ machine: Machine) {
      base = machine.base
      captures = machine.captures
      types = machine.types
    }
  }

  @inlinable @inline(__always)
  func enter(
    _ machine: Machine,
    _ frame: UnsafeMutablePointer<Value>,
    _ types: TypeArguments,
    _ captures: UnsafeMutablePointer<Value>?
  ) throws -> Caller {
    machine.ticks -= 1
    if machine.ticks < 0 || machine.isTooDeep(slots: slotCount) {
      try machine.checkCall(frame, slots: slotCount)
    }
    let caller = Caller(machine)
    let end = frame + slotCount
    if isTrivial {
      machine.top = end
    } else {
      // From where the arguments end, so that no place is read that holds nothing, whatever the call has put down.
      while machine.top < end {
        machine.top.initialize(to: .uninitialized)
        machine.top += 1
      }
    }
    machine.base = frame
    machine.captures = captures
    machine.types = types
    return caller
  }

  @inlinable @inline(__always)
  func leave(_ machine: Machine, _ frame: UnsafeMutablePointer<Value>, _ caller: Caller) {
    if isTrivial {
      if machine.top != frame + slotCount { machine.release(from: frame + slotCount) }
      machine.top = frame
    } else {
      machine.release(from: frame)
    }
    machine.base = caller.base
    machine.captures = caller.captures
    machine.types = caller.types
  }
}
