import ScriptMachine

/// Puts an argument on the stack.
///
/// What puts two is generic over them and specialised for each, so that a variable costs no call.
protocol Pusher {
  func push(_ machine: Machine) throws
}

/// A variable of type `Int` in a place of the frame.
struct NumberPusher: Pusher {
  let slot: Int

  @inline(__always)
  func push(_ machine: Machine) { machine.push(.int((machine.base + slot).word)) }
}

/// Any other variable in a place of the frame.
struct ValuePusher: Pusher {
  let slot: Int

  @inline(__always)
  func push(_ machine: Machine) { machine.push(machine.base[slot]) }
}

/// An expression of type `Int`.
struct WordPusher: Pusher {
  let run: (Machine) throws -> Int

  @inline(__always)
  func push(_ machine: Machine) throws { machine.push(.int(try run(machine))) }
}

struct RunPusher: Pusher {
  let run: Code.Run

  @inline(__always)
  func push(_ machine: Machine) throws { machine.push(try run(machine)) }
}

/// Two arguments of a call.
struct PairPusher<First: Pusher, Second: Pusher>: Pusher {
  let first: First
  let second: Second

  @inline(__always)
  func push(_ machine: Machine) throws {
    try first.push(machine)
    try second.push(machine)
  }
}

/// All arguments of a call.
struct AllPusher: Pusher {
  let run: (Machine) throws -> Void

  @inline(__always)
  func push(_ machine: Machine) throws { try run(machine) }
}

/// An argument, compiled to be put on the stack.
enum Pushed {
  case number(NumberPusher)
  case value(ValuePusher)
  case word(WordPusher)
  case run(RunPusher)

  /// What puts a call's arguments on the stack; `nil` stands for one that is filled in later.
  static func pushing(_ codes: [Code?]) -> (Machine) throws -> Void {
    let pushed = codes.map { $0?.pushed }
    switch pushed.count {
    case 0: return { _ in }
    case 1:
      if let only = pushed[0] { return only.pushing }
    case 2:
      if let first = pushed[0], let second = pushed[1] { return pushing(first, second) }
    default: break
    }
    let pushers = codes.map { $0.map { RunPusher(run: $0.run) } }
    return { machine in
      for pusher in pushers {
        if let pusher { try pusher.push(machine) } else { machine.push(.uninitialized) }
      }
    }
  }

  private var pushing: (Machine) throws -> Void {
    switch self {
    case .number(let one): { machine in one.push(machine) }
    case .value(let one): { machine in one.push(machine) }
    case .word(let one): { machine in try one.push(machine) }
    case .run(let one): { machine in try one.push(machine) }
    }
  }

  private static func pushing(
    _ first: Pushed,
    _ second: Pushed
  ) -> (Machine) throws -> Void {
    switch (first, second) {
    case (.number(let first), .number(let second)): pushing(first, second)
    case (.number(let first), .value(let second)): pushing(first, second)
    case (.number(let first), .word(let second)): pushing(first, second)
    case (.number(let first), .run(let second)): pushing(first, second)
    case (.value(let first), .number(let second)): pushing(first, second)
    case (.value(let first), .value(let second)): pushing(first, second)
    case (.value(let first), .word(let second)): pushing(first, second)
    case (.value(let first), .run(let second)): pushing(first, second)
    case (.word(let first), .number(let second)): pushing(first, second)
    case (.word(let first), .value(let second)): pushing(first, second)
    case (.word(let first), .word(let second)): pushing(first, second)
    case (.word(let first), .run(let second)): pushing(first, second)
    case (.run(let first), .number(let second)): pushing(first, second)
    case (.run(let first), .value(let second)): pushing(first, second)
    case (.run(let first), .word(let second)): pushing(first, second)
    case (.run(let first), .run(let second)): pushing(first, second)
    }
  }

  @inline(__always)
  private static func pushing(
    _ first: some Pusher,
    _ second: some Pusher
  ) -> (Machine) throws -> Void {
    { machine in
      try first.push(machine)
      try second.push(machine)
    }
  }
}

extension Code {
  var pushed: Pushed {
    switch wordOperand {
    case .slot(let reader) where isWord: .number(NumberPusher(slot: reader.slot))
    case .code(let reader) where isWord: .word(WordPusher(run: reader.run))
    default:
      if let valueSlot { .value(ValuePusher(slot: valueSlot)) } else { .run(RunPusher(run: run)) }
    }
  }
}
