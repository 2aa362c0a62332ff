import SwiftSyntax

extension Compiler {
  /// Compiles `base.name(arguments)` for a base that is no optional chain.
  func callingMember(
    _ name: String,
    base: @escaping Code,
    place basePlace: Place?,
    _ arguments: [ArgumentCode],
    at site: Syntax,
    slot: Int? = nil,
    expecting expected: TypeRef? = nil
  ) -> Code {
    let place = place(of: site)
    let found = MethodSite(name, arguments)
    let hasInout = arguments.contains { $0.place != nil }
    let number = arguments.count == 1 ? arguments[0].number : nil
    let only = arguments.count == 1 ? arguments[0].value : nil
    let mutating = callingMutating(found, name, basePlace, arguments, place, expected)
    let general: (Machine, Value, [LabelledValue]) throws -> Value = { machine, value, values in
      found.look(at: value, machine)
      guard !found.methods.isEmpty else {
        return try machine.callMember(name, of: value, values, expecting: expected)
      }
      if let sources = found.sources {
        return try machine.call(
          found.methods[0],
          receiver: value,
          arguments: values,
          sources: sources,
          expecting: expected
        )
      }
      return try machine.call(
        found.methods,
        receiver: value,
        arguments: values,
        expecting: expected
      )
    }
    let call: Code = { machine in
      var value = try base(machine)
      switch value {
      case .type, .implicitMember:
        return try machine.withArguments(arguments, place: place) { values in
          try machine.callMember(name, of: value, values, expecting: expected)
        }
      default: break
      }
      found.look(at: value, machine)
      if found.isMutating {
        // Held here it would be shared, and copied when it changes.
        value = .void
        return try mutating(machine)
      }
      if let direct = found.direct, !hasInout {
        if let number, direct.takesOneNumber {
          return try machine.callDirectly(direct, on: value, number: number, place: place)
        }
        if let only { return try machine.callDirectly(direct, on: value, only, place: place) }
        return try machine.callDirectly(direct, on: value, arguments, place: place)
      }
      if let native = found.native, !hasInout {
        var values: [Value]
        if let only {
          values = [try only(machine)]
        } else {
          values = []
          for argument in arguments { values.append(try argument.value(machine)) }
        }
        // Evaluating the arguments may have led through here again.
        found.look(at: value, machine)
        machine.place = place
        for position in values.indices {
          let type = found.types[position]
          if let plain = type.plain, machine.library.isPlainly(values[position], plain) { continue }
          if type.isAny { continue }
          values[position] = try machine.coerce(values[position], to: type)
        }
        machine.shapeResults(values, found.types)
        return try machine.run(native, on: value, values)
      }
      return try machine.withArguments(arguments, place: place) { try general(machine, value, $0) }
    }
    guard let slot, let number else { return call }
    // An object in the frame whose method takes one `Int` is what loops call most.
    return { machine in
      guard case .object(let instance) = machine.base[slot],
        let direct = found.direct(in: instance.type, machine), direct.takesOneNumber
      else { return try call(machine) }
      return try machine.callDirectly(direct, on: .object(instance), number: number, place: place)
    }
  }

  private func callingMutating(
    _ found: MethodSite,
    _ name: String,
    _ basePlace: Place?,
    _ arguments: [ArgumentCode],
    _ place: Int,
    _ expected: TypeRef?
  ) -> Code {
    guard let basePlace else {
      return { machine in
        machine.place = place
        throw machine.trap(
          "`\(name)` changes what it is called on, and this is a constant",
          hint: "declare it with `var` to change it"
        )
      }
    }
    return { machine in
      try machine.withArguments(arguments, place: place) { values in
        try basePlace.calling(machine) { cell in
          found.look(at: cell.value, machine)
          if let sources = found.sources {
            return try machine.call(
              found.methods[0],
              receiver: .cell(cell),
              arguments: values,
              sources: sources,
              expecting: expected
            )
          }
          return try machine.call(
            found.methods,
            receiver: .cell(cell),
            arguments: values,
            expecting: expected
          )
        }
      }
    }
  }
}

extension Machine {
  /// Calls a script's method whose parameters stand in the order of the arguments: they go straight into its frame.
  @inline(__always)
  func callDirectly(
    _ code: FunctionCode,
    on receiver: Value?,
    _ arguments: [ArgumentCode],
    place: Int
  ) throws -> Value {
    let frame = top
    var count = 0
    if code.hasSelf, let receiver {
      frame.initialize(to: receiver)
      count = 1
      top = frame + 1
    }
    do {
      for argument in arguments {
        let value = try argument.value(self)
        (frame + count).initialize(to: value)
        count += 1
        top = frame + count
      }
    } catch {
      frame.deinitialize(count: count)
      top = frame
      throw error
    }
    self.place = place
    return try code.run(self, frame: frame, argumentCount: count, captures: nil)
  }

  /// Calls a script's method with an `Int` that needs no conversion.
  @inline(__always)
  func callDirectly(
    _ code: FunctionCode,
    on receiver: Value,
    number: IntCode,
    place: Int
  ) throws -> Value {
    let number = try number(self)
    let frame = top
    var first = frame
    if code.hasSelf {
      frame.initialize(to: receiver)
      first = frame + 1
    }
    first.initialize(to: .int(number))
    top = first + 1
    self.place = place
    return try code.run(
      self,
      frame: frame,
      argumentCount: code.hasSelf ? 2 : 1,
      captures: nil,
      argumentsFit: true
    )
  }

  /// Calls a script's method with one argument.
  @inline(__always)
  func callDirectly(
    _ code: FunctionCode,
    on receiver: Value,
    _ argument: Code,
    place: Int
  ) throws -> Value {
    let frame = top
    let first = code.hasSelf ? frame + 1 : frame
    if code.hasSelf { frame.initialize(to: receiver) }
    top = first
    do {
      let value = try argument(self)
      first.initialize(to: value)
    } catch {
      if code.hasSelf { frame.deinitialize(count: 1) }
      top = frame
      throw error
    }
    top = first + 1
    self.place = place
    return try code.run(
      self,
      frame: frame,
      argumentCount: code.hasSelf ? 2 : 1,
      captures: nil
    )
  }

  /// Evaluates arguments in order and hands them over, with the call's place noted.
  ///
  /// A variable after `&` is copied into a cell for the call, and back after it.
  func withArguments(
    _ arguments: [ArgumentCode],
    place number: Int,
    _ body: ([LabelledValue]) throws -> Value
  ) throws -> Value {
    var values: [LabelledValue] = []
    values.reserveCapacity(arguments.count)
    var cells: [(place: Place, cell: Cell)] = []
    for argument in arguments {
      let value: Value
      if let place = argument.place {
        let cell = Cell(.void)
        try place.modify(self) { cell.value = $0 }
        cells.append((place, cell))
        value = .cell(cell)
      } else {
        value = try argument.value(self)
      }
      values.append(
        LabelledValue(
          label: argument.label,
          value: value,
          isTrailingClosure: argument.isTrailingClosure,
          type: argument.type
        )
      )
    }
    place = number
    let result = try body(values)
    for (place, cell) in cells { try place.modify(self) { $0 = cell.value } }
    return result
  }
}
