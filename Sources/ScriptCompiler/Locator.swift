import ScriptMachine

/// Where a value is, for what reads or changes it there and runs no other code meanwhile.
enum Locator {
  case slot(SlotLocator)
  case code(CodeLocator)

  init(_ run: @escaping (Machine) throws -> UnsafeMutablePointer<Value>) {
    self = .code(CodeLocator(run: run))
  }

  var run: (Machine) throws -> UnsafeMutablePointer<Value> {
    switch self {
    case .slot(let locator): { machine in locator.locate(machine) }
    case .code(let locator): locator.run
    }
  }
}

/// What is generic over a locator is specialised for each, so that a variable of the frame costs no call.
protocol Locating {
  func locate(_ machine: Machine) throws -> UnsafeMutablePointer<Value>
}

struct SlotLocator: Locating {
  let slot: Int

  @inline(__always)
  func locate(_ machine: Machine) -> UnsafeMutablePointer<Value> { machine.base + slot }
}

struct CodeLocator: Locating {
  let run: (Machine) throws -> UnsafeMutablePointer<Value>

  @inline(__always)
  func locate(_ machine: Machine) throws -> UnsafeMutablePointer<Value> { try run(machine) }
}

extension Locator {
  /// A field of the object there.
  ///
  /// - Parameter place: Where the field is named.
  func field(_ position: Int, _ place: Int) -> Locator {
    switch self {
    case .slot(let locator): .code(CodeLocator(run: locator.field(position, place)))
    case .code(let locator): .code(CodeLocator(run: locator.field(position, place)))
    }
  }

  /// A part of the record there, to be read.
  func part(_ position: Int) -> Locator {
    switch self {
    case .slot(let locator): .code(CodeLocator(run: locator.part(position)))
    case .code(let locator): .code(CodeLocator(run: locator.part(position)))
    }
  }

  /// Reads a field of the object there.
  func fieldCode(_ position: Int, _ place: Int, isWord: Bool) -> Code {
    switch self {
    case .slot(let locator): locator.fieldCode(position, place, isWord)
    case .code(let locator): locator.fieldCode(position, place, isWord)
    }
  }

  /// Reads a part of the record there.
  func partCode(_ position: Int, isWord: Bool) -> Code {
    switch self {
    case .slot(let locator): locator.partCode(position, isWord)
    case .code(let locator): locator.partCode(position, isWord)
    }
  }

  /// A part of the record there, to be changed.
  func ownPart(_ position: Int) -> Locator {
    let locate = run
    return Locator { machine in try locate(machine).ownPart(position, machine) }
  }
}

extension Locating {
  @inline(__always)
  fileprivate func field(
    _ position: Int,
    _ place: Int
  ) -> (Machine) throws -> UnsafeMutablePointer<Value> {
    { machine in
      guard let field = try locate(machine).field(position) else { throw machine.noObject(place) }
      return field
    }
  }

  @inline(__always)
  fileprivate func part(_ position: Int) -> (Machine) throws -> UnsafeMutablePointer<Value> {
    { machine in try locate(machine).part(position, machine) }
  }

  @inline(__always)
  fileprivate func fieldCode(_ position: Int, _ place: Int, _ isWord: Bool) -> Code {
    if isWord {
      return Code(word: { machine in
        guard let field = try locate(machine).field(position) else { throw machine.noObject(place) }
        return try field.int(machine)
      })
    }
    return Code { machine in
      guard let field = try locate(machine).field(position) else { throw machine.noObject(place) }
      return try field.read(machine)
    }
  }

  @inline(__always)
  fileprivate func partCode(_ position: Int, _ isWord: Bool) -> Code {
    if isWord {
      return Code(word: { machine in
        try locate(machine).part(position, machine).int(machine)
      })
    }
    return Code { machine in try locate(machine).part(position, machine).pointee }
  }
}

extension UnsafeMutablePointer<Value> {
  /// The value, unless it is being changed.
  @inline(__always)
  fileprivate func read(_ machine: Machine) throws -> Value {
    if case .uninitialized = pointee { throw pointee.unexpected(machine) }
    return pointee
  }

  @inline(__always)
  func int(_ machine: Machine) throws -> Int {
    if case .int = pointee { return word }
    throw pointee.unexpected(machine)
  }
}
