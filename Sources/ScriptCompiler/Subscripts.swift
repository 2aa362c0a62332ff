import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var subscripts: SubscriptCompiler { SubscriptCompiler(function: function) }
}

/// Compiles subscripts.
struct SubscriptCompiler: FunctionPart {
  let function: FunctionCompiler

  func `subscript`(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Place {
    let compiled = passing.arguments(arguments, of: reference)
    if let quick = arraySubscript(base, reference, compiled, node) { return quick }
    let symbol = reference.symbol
    var receiver = Receiver.value(expression(base), base.type)
    if symbol.isSettable || symbol.hasMutatingGetter, !symbol.isStatic, !symbol.receiverIsReference,
      !base.type.isClass
    {
      receiver = .place(place(base), base.type)
    }
    if !symbol.isSettable {
      return Place(
        load: invocations.invoke(reference, .getter, on: receiver, compiled, node),
        store: { _, _ in }
      )
    }
    var place = places.accessorPlace(receiver, reference, compiled, node)
    if case .place(let whole, _) = receiver, let access = program.access(for: symbol) {
      place.access = nativeAccess(access, whole, compiled, node)
      DictionarySubscript(function, base, reference, arguments)?.improve(&place, in: whole)
    }
    return place
  }

  /// Changes what a subscript of the library gives where it is.
  func nativeAccess(
    _ native: @escaping NativeTable.Access,
    _ whole: Place,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Place.Access {
    let codes = arguments.map { argument in
      if case .value(let code) = argument { code } else { Code(constant: .void) }
    }
    let place = place(of: node.range)
    return { machine, body in
      let arguments = try codes.map { try $0.run(machine) }
      machine.place = place
      try whole.access(machine) { try native(machine, $0, arguments, body) }
    }
  }

  /// `array[index]`, in place.
  func arraySubscript(
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [Argument],
    _ node: TypedExpression
  ) -> Place? {
    guard base.type.symbol === library["Array"], reference.symbol.owner === library["Array"],
      reference.symbol.module === library.module,
      case .function(let function) = reference.symbol.type, function.parameters.count == 1,
      isWord(function.parameters[0].type), case .value(let index) = arguments[0]
    else { return nil }
    let position = index.asWord
    let place = place(of: node.range)
    let load: Code
    let kind = elementKind(node.type)
    if let locator = members.locator(of: base) {
      load = locator.elementCode(index, place, kind)
    } else {
      let run = expression(base).run
      load = Code { machine in
        let elements = try run(machine).array(machine)
        let index = try position(machine)
        guard elements.indices.contains(index) else {
          throw machine.outOfRange(index, of: elements.indices, place)
        }
        return elements[index]
      }
    }
    let whole = self.place(base)
    let access: Place.Access = { machine, body in
      let index = try position(machine)
      try whole.access(machine) { pointer in
        guard case .array(var elements) = pointer.take() else {
          throw Value.uninitialized.unexpected(machine)
        }
        defer { pointer.initialize(to: .array(elements)) }
        guard elements.indices.contains(index) else {
          throw machine.outOfRange(index, of: elements.indices, place)
        }
        try elements.withUnsafeMutableBufferPointer { buffer in
          try body(buffer.baseAddress.unsafelyUnwrapped + index)
        }
      }
    }
    if let locator = whole.locator {
      let element = locator.ownElement(index, place, kind)
      var place = Place(load: load, locator: element.locator, access: access)
      place.store = element.store
      return place
    }
    return Place(
      load: load,
      store: { machine, value in try access(machine) { $0.pointee = value } },
      access: access
    )
  }
}
