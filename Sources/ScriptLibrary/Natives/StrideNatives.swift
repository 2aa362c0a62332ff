import ScriptMachine
import ScriptTypes

/// `stride(from:to:by:)` and `stride(from:through:by:)`.
enum StrideNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    for (name, isClosed) in [("StrideTo", false), ("StrideThrough", true)] {
      // An iterator is the sequence with the number of the next element, and for numbers of no kind known here the element.
      table.add("\(name).makeIterator()") { call in
        let stride = try call[0].record(call.machine)
        return .tuple(stride[0], stride[1], stride[2], .int(0))
      }
      table.add("\(name).Iterator.next()") { call in
        try next(call, isClosed: isClosed)
      }
    }
  }

  private static func next(_ call: Call, isClosed: Bool) throws -> Value {
    let machine = call.machine
    let variable = call.inOut(0)
    var state = try variable.takeOut().record(machine)
    if !isKnownUniquelyReferenced(&state) { state = state.copy() }
    defer { variable.initialize(to: .record(state)) }
    let count = try state[3].int(machine)
    guard count >= 0 else { return .nil }
    switch (state[0], state[1], state[2]) {
    case (.int(let start), .int(let end), .int(let step)):
      let isOver = step > 0 ? start > end : start < end
      if isOver || !isClosed && start == end { return .nil }
      let (following, overflow) = start.addingReportingOverflow(step)
      state[0] = .int(following)
      if overflow { state[3] = .int(-1) }
      return .int(start)
    case (.double(let start), .double(let end), .double(let step)):
      let number = start + Double(count) * step
      let isOver = step > 0 ? number > end : number < end
      if isOver || !isClosed && number == end { return .nil }
      state[3] = .int(count + 1)
      return .double(number)
    default:
      let current = state[0]
      let type = call.type(0)
      let isForwards = try isPositive(state[2], type, machine)
      let isOver =
        try isForwards
        ? machine.isLess(state[1], current, type) : machine.isLess(current, state[1], type)
      if try isOver || !isClosed && machine.equal(current, state[1], type) { return .nil }
      let advance = try machine.witness("Strideable", "advanced", of: type)
      let frame = machine.top
      machine.push(current)
      machine.push(state[2])
      state[0] = try advance.code.call(machine, frame: frame, types: advance.types)
      return current
    }
  }

  /// Whether a stride of a type's values leads upwards.
  private static func isPositive(
    _ stride: Value,
    _ type: TypeMetadata,
    _ machine: Machine
  ) throws -> Bool {
    switch stride {
    case .int(let number): return number > 0
    case .double(let number): return number > 0
    default:
      let strideType = machine.runtime.types.metadata(of: type.type.associatedType("Stride"))
      let zero = try machine.literal(.int(0), "ExpressibleByIntegerLiteral", strideType)
      return try machine.isLess(zero, stride, strideType)
    }
  }
}

extension Machine {
  /// `left < right` of values of a type that is `Comparable`.
  func isLess(_ left: Value, _ right: Value, _ type: TypeMetadata) throws -> Bool {
    let target = try witness("Comparable", "<", of: type)
    let frame = top
    push(.type(type))
    push(left)
    push(right)
    return try target.code.call(self, frame: frame, types: target.types).bool(self)
  }
}
