import ScriptMachine
import ScriptTypes

extension FunctionCompiler {
  var variables: VariableCompiler { VariableCompiler(function: self) }
}

extension FunctionPart {
  var variables: VariableCompiler { function.variables }
}

/// Reads, initialises and changes variables.
struct VariableCompiler: FunctionPart {
  let function: FunctionCompiler

  /// Reads a variable.
  func load(_ symbol: ValueSymbol) -> Code {
    let storage = function.storage(of: symbol)
    if symbol.isAwaited {
      return AsyncLetCompiler(function: function).load(symbol, storage)
    }
    if symbol.isLocalLazy {
      let pointer = lazyPointer(storage)
      return Code { machine in try pointer(machine).pointee }
    }
    if symbol.isWeak {
      return weakLoad(storage, isOptional: symbol.type.symbol === library.optionalSymbol)
    }
    if isWord(symbol.type), let code = wordLoad(storage) { return code }
    if isNumber(symbol.type), case .slot(let slot) = storage {
      return Code(number: { machine in (machine.base + slot).number })
    }
    switch storage {
    case .slot(let slot):
      return Code(valueSlot: slot)
    case .capture(let position):
      return Code { machine in machine.captures.unsafelyUnwrapped[position] }
    default:
      let pointer = storage.pointer
      return Code { machine in
        let value = try pointer(machine).pointee
        if case .uninitialized = value {
          if case .global(let variable) = storage { throw variable.missing(machine) }
          throw value.unexpected(machine)
        }
        return value
      }
    }
  }

  func plainLoad(_ storage: Storage) -> Code.Run {
    if case .slot(let slot) = storage { return { machine in machine.base[slot] } }
    let pointer = storage.pointer
    return { machine in try pointer(machine).pointee }
  }

  private func wordLoad(_ storage: Storage) -> Code? {
    switch storage {
    case .slot(let slot): return Code(slot: slot)
    case .capture(let position):
      return Code(word: { machine in (machine.captures.unsafelyUnwrapped + position).word })
    case .global(let variable) where variable.initialize == nil:
      let pointer = variable.cell.pointer
      return Code(word: { machine in
        if case .int(let number) = pointer.pointee { return number }
        throw variable.missing(machine)
      })
    default:
      let pointer = storage.pointer
      return Code(word: { machine in try pointer(machine).pointee.int(machine) })
    }
  }

  private func weakLoad(_ storage: Storage, isOptional: Bool) -> Code {
    let pointer = storage.pointer
    return Code { machine in
      guard case .weak(let reference) = try pointer(machine).pointee else { return .nil }
      let value = reference.value
      if !isOptional, value.isNil {
        throw machine.trap(
          "an unowned reference is used after its object is gone",
          hint: "capture it with `weak` if it may go first"
        )
      }
      return value
    }
  }

  /// Where the value of a lazy local variable is, which is computed now if nobody has asked for it before.
  private func lazyPointer(
    _ storage: Storage
  ) -> (Machine) throws -> UnsafeMutablePointer<Value> {
    let pointer = storage.pointer
    return { machine in
      let place = try pointer(machine)
      guard case .native(let object) = place.pointee, let later = object as? LaterValue else {
        return place
      }
      let closure = later.closure
      place.pointee = try closure.code.call(
        machine,
        frame: machine.top,
        types: closure.types,
        captures: closure.captures
      )
      return place
    }
  }

  /// Gives a variable its first value, in a new cell if closures share it.
  func initialize(_ symbol: ValueSymbol, _ storage: Storage) -> (Machine, Value) -> Void {
    let convert: (Value) -> Value =
      symbol.isWeak ? { .weak(WeakReference($0)) } : { $0 }
    let isWeak = symbol.isWeak
    switch storage {
    case .slot(let slot):
      if function.isTrivial(symbol.type), !isWeak, !symbol.isAwaited {
        return { machine, value in (machine.base + slot).initialize(to: value) }
      }
      return { machine, value in machine.base[slot] = isWeak ? convert(value) : value }
    case .cellInSlot(let slot):
      return { machine, value in
        machine.base[slot] = .cell(
          Cell(isWeak ? convert(value) : value, in: machine.runtime.types.objects)
        )
      }
    case .global(let variable):
      return { _, value in
        variable.isSet = true
        variable.cell.value = convert(value)
      }
    case .pointerInSlot, .capture, .cellInCapture, .pointerInCapture:
      return { _, _ in }
    }
  }

  /// The place of a variable.
  func place(of symbol: ValueSymbol) -> Place {
    let storage = function.storage(of: symbol)
    if symbol.isLocalLazy {
      let pointer = lazyPointer(storage)
      let stored = storage.pointer
      return Place(
        load: load(symbol),
        store: { machine, value in try stored(machine).pointee = value },
        access: { machine, body in try body(pointer(machine)) }
      )
    }
    let pointer = storage.pointer
    if symbol.isWeak {
      return Place(
        load: load(symbol),
        store: { machine, value in try pointer(machine).pointee = .weak(WeakReference(value)) }
      )
    }
    // A cell or an object that holds the variable lives while it is being changed.
    var place = Place(
      load: load(symbol),
      locator: storage.locator,
      access: { machine, body in try body(pointer(machine)) }
    )
    if case .cellInSlot(let slot) = storage {
      place.locator = nil
      place.access = { machine, body in
        guard case .cell(let cell) = machine.base[slot] else { return }
        try body(cell.pointer)
      }
      // A variable that gets its value after its declaration.
      place.store = { machine, value in
        if case .cell(let cell) = machine.base[slot] {
          cell.value = value
        } else {
          machine.base[slot] = .cell(Cell(value, in: machine.runtime.types.objects))
        }
      }
    }
    if case .slot(let slot) = storage, function.isTrivial(symbol.type) {
      place.store = { machine, value in (machine.base + slot).initialize(to: value) }
    }
    return place
  }

  func selfValue() -> Code {
    guard let symbol = selfSymbol else { return Code(constant: .void) }
    return load(symbol)
  }

  /// The class of `self`, which may be a subclass of the one around.
  func dynamicSelf() -> (Machine) throws -> TypeMetadata? {
    // A struct's `self` says nothing, and may be in the middle of a change.
    guard let selfSymbol, selfSymbol.type.contents.contains(.dynamicSelf) else {
      return { _ in nil }
    }
    let run = selfValue().run
    return { machine in
      switch try run(machine) {
      case .object(let instance): instance.type
      case .type(let type): type
      case .native(let object): machine.runtime.dynamicType(of: .native(object))
      default: nil
      }
    }
  }
}

/// What a lazy local variable holds until somebody asks for its value.
final class LaterValue {
  let closure: Closure

  init(_ closure: Closure) { self.closure = closure }
}

extension ValueSymbol {
  var isLocalLazy: Bool { isLazy && owner == nil }
}
