/// A function as a value: its code, what it has captured, and the types that stand for generic parameters in it.
@usableFromInline
package final class Closure {
  @usableFromInline package let code: FunctionCode
  @usableFromInline package let types: TypeArguments
  @usableFromInline package let captures: UnsafeMutablePointer<Value>?
  private let captureCount: Int

  package init(_ code: FunctionCode, types: TypeArguments, captures: [Value] = []) {
    self.code = code
    self.types = types
    captureCount = captures.count
    guard !captures.isEmpty else {
      self.captures = nil
      return
    }
    let copy = UnsafeMutablePointer<Value>.allocate(capacity: captures.count)
    for (position, capture) in captures.enumerated() {
      (copy + position).initialize(to: capture)
    }
    self.captures = copy
  }

  deinit {
    guard let captures else { return }
    DeepRelease.deinitialize(captures, count: captureCount)
    captures.deallocate()
  }

  /// Calls the function from native code.
  @inlinable @inline(__always)
  package func call(_ machine: Machine, _ argument: Value) throws -> Value {
    let frame = machine.top
    machine.push(argument)
    return try code.call(machine, frame: frame, types: types, captures: captures)
  }

  @inlinable @inline(__always)
  package func call(_ machine: Machine, _ first: Value, _ second: Value) throws -> Value {
    let frame = machine.top
    machine.push(first)
    machine.push(second)
    return try code.call(machine, frame: frame, types: types, captures: captures)
  }

  package func call(_ machine: Machine, _ arguments: Value...) throws -> Value {
    let frame = machine.top
    for argument in arguments { machine.push(argument) }
    return try code.call(machine, frame: frame, types: types, captures: captures)
  }
}
