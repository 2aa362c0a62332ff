import ScriptMachine

/// Where a variable is.
enum Storage {
  case slot(Int)
  case cellInSlot(Int)
  case pointerInSlot(Int)
  case capture(Int)
  case cellInCapture(Int)
  case pointerInCapture(Int)
  case global(GlobalVariable)

  /// Where a closure finds it that captures it.
  func captured(at position: Int) -> Storage {
    switch self {
    case .slot, .capture: .capture(position)
    case .cellInSlot, .cellInCapture: .cellInCapture(position)
    case .pointerInSlot, .pointerInCapture: .pointerInCapture(position)
    case .global: self
    }
  }

  /// What a closure captures: the value, or the cell or pointer to it.
  var capture: Code.Run {
    switch self {
    case .slot(let slot), .cellInSlot(let slot), .pointerInSlot(let slot):
      { machine in machine.base[slot] }
    case .capture(let position), .cellInCapture(let position), .pointerInCapture(let position):
      { machine in machine.captures.unsafelyUnwrapped[position] }
    case .global(let variable):
      { _ in .cell(variable.cell) }
    }
  }

  var locator: Locator {
    if case .slot(let slot) = self { .slot(SlotLocator(slot: slot)) } else { Locator(pointer) }
  }

  /// Where the value is.
  @inline(__always)
  var pointer: (Machine) throws -> UnsafeMutablePointer<Value> {
    switch self {
    case .slot(let slot):
      { machine in machine.base + slot }
    case .cellInSlot(let slot):
      { machine in
        if case .cell(let cell) = machine.base[slot] { return cell.pointer }
        return machine.base + slot
      }
    case .pointerInSlot(let slot):
      { machine in
        if case .pointer(let pointer) = machine.base[slot] { return pointer }
        return machine.base + slot
      }
    case .capture(let position):
      { machine in machine.captures.unsafelyUnwrapped + position }
    case .cellInCapture(let position):
      { machine in
        if case .cell(let cell) = machine.captures.unsafelyUnwrapped[position] {
          return cell.pointer
        }
        return machine.captures.unsafelyUnwrapped + position
      }
    case .pointerInCapture(let position):
      { machine in
        if case .pointer(let pointer) = machine.captures.unsafelyUnwrapped[position] {
          return pointer
        }
        return machine.captures.unsafelyUnwrapped + position
      }
    case .global(let variable):
      { machine in
        if let initialize = variable.initialize {
          variable.initialize = nil
          try initialize(machine)
        }
        return variable.cell.pointer
      }
    }
  }
}
