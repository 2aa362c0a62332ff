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
    let push = arguments.pushing
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
        let frame = machine.top
        if direct.hasSelf { machine.push(value) }
        if let number, direct.takesOneNumber {
          return try machine.callDirectly(direct, frame, number: number.run, place: place)
        }
        return try machine.callDirectly(direct, frame, push, place: place)
      }
      if let native = found.native, !hasInout {
        let frame = machine.top
        do {
          try push(machine)
          machine.place = place
          return try native._withUnsafeGuaranteedRef { try $0.call(on: value, frame, machine) }
        } catch {
          machine.unwind(to: frame)
          throw error
        }
      }
      return try machine.withArguments(arguments, place: place) { try general(machine, value, $0) }
    }
    guard let slot, !hasInout else { return call }
    // A value in the frame is what loops call most; it isn't taken out of there to see what it is.
    let takesNumber = number != nil
    let only = (number ?? ReadyNumber { _ in 0 }).run
    return { machine in
      guard let direct = found.direct(at: machine.base + slot, machine) else {
        return try call(machine)
      }
      return try direct._withUnsafeGuaranteedRef {
        let frame = machine.top
        if $0.hasSelf { machine.push(machine.base[slot]) }
        guard takesNumber, $0.takesOneNumber else {
          return try machine.callDirectly($0, frame, push, place: place)
        }
        return try machine.callDirectly($0, frame, number: only, place: place)
      }
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
  /// Calls a script's function whose parameters stand in the order of the arguments: they go straight into its frame.
  ///
  /// - Parameter frame: Where the frame begins, with `self` in it already if the function has one.
  @inline(__always)
  func callDirectly(
    _ code: FunctionCode,
    _ frame: UnsafeMutablePointer<Value>,
    _ arguments: Push,
    place: Int
  ) throws -> Value {
    do { try arguments(self) } catch {
      unwind(to: frame)
      throw error
    }
    self.place = place
    return try code.run(self, frame: frame, argumentCount: top - frame, captures: nil)
  }

  /// The same with an `Int` that needs no conversion.
  @inline(__always)
  func callDirectly(
    _ code: FunctionCode,
    _ frame: UnsafeMutablePointer<Value>,
    number: IntCode,
    place: Int
  ) throws -> Value {
    do { push(.int(try number(self))) } catch {
      unwind(to: frame)
      throw error
    }
    self.place = place
    return try code.run(
      self,
      frame: frame,
      argumentCount: top - frame,
      captures: nil,
      argumentsFit: true
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
