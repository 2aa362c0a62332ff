import ScriptMachine

/// Reads an operand of type `Int`.
///
/// Operations are generic over their readers and specialised for each, so that a variable or a constant costs no call.
protocol WordReader {
  func read(_ machine: Machine) throws -> Int
}

struct SlotReader: WordReader {
  let slot: Int

  @inline(__always)
  func read(_ machine: Machine) -> Int { (machine.base + slot).word }
}

struct ConstantReader: WordReader {
  let value: Int

  @inline(__always)
  func read(_ machine: Machine) -> Int { value }
}

struct CodeReader: WordReader {
  let run: (Machine) throws -> Int

  @inline(__always)
  func read(_ machine: Machine) throws -> Int { try run(machine) }
}

/// An operand of type `Int`, compiled.
enum WordOperand {
  case slot(SlotReader)
  case constant(ConstantReader)
  case code(CodeReader)

  var run: (Machine) throws -> Int {
    switch self {
    case .slot(let reader): { machine in reader.read(machine) }
    case .constant(let reader): { machine in reader.read(machine) }
    case .code(let reader): reader.run
    }
  }
}
