import ScriptMachine
import ScriptTypes

/// Random numbers, the same in every run.
enum RandomNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    table.add("SystemRandomNumberGenerator.init()") { _ in .void }
    table.add("SystemRandomNumberGenerator.next()") { call in
      .integer(call.machine.runtime.random.next())
    }
    for (key, isClosed) in [
      ("random(in: Range<Self>, using:", false), ("random(in: ClosedRange<Self>, using:", true),
    ] {
      table.add("FixedWidthInteger.\(key) G)") { call in
        let bounds = try call[1].record(call.machine)
        let type = call.type(0)
        let low = try bounds[0].whole(call.machine, type)
        let high = try bounds[1].whole(call.machine, type)
        guard isClosed ? low <= high : low < high else { throw emptyRange(call.machine) }
        var source = ScriptGenerator(call)
        let kind = type.integerKind
        // 0 for all the values that 128 bits have.
        let count = high.bits &- low.bits &+ (isClosed ? 1 : 0)
        let offset = source.offset(below: count, bits: kind.bits)
        try source.check()
        // All values of the type: any bits are one.
        let isWhole = count == 0 || count >> UInt128(kind.bits) != 0
        return kind.value(bits: isWhole ? offset : low.bits &+ offset)
      }
      table.add("BinaryFloatingPoint.\(key) T)") { call in
        let bounds = try call[1].record(call.machine)
        let low = try bounds[0].double(call.machine)
        let high = try bounds[1].double(call.machine)
        guard isClosed ? low <= high : low < high else { throw emptyRange(call.machine) }
        guard (high - low).isFinite else {
          throw call.machine.trap("There is no uniform distribution on an infinite range")
        }
        var source = ScriptGenerator(call)
        let number =
          isClosed
          ? Double.random(in: low...high, using: &source)
          : Double.random(in: low..<high, using: &source)
        try source.check()
        if case .float = call.type(0).representation { return .double(Double(Float(number))) }
        return .double(number)
      }
    }
  }

  private static func emptyRange(_ machine: Machine) -> ScriptTrap {
    machine.trap("Can't get random value with an empty range")
  }
}

/// The generator that a script passes as the third argument.
private struct ScriptGenerator: RandomNumberGenerator {
  private let call: Call
  private var failure: (any Error)?

  init(_ call: Call) { self.call = call }

  mutating func next() -> UInt64 {
    let machine = call.machine
    // After an error any number will do: the call fails.
    if failure != nil { return machine.runtime.random.next() }
    let type = call.type(1)
    if type.symbol?.name == "SystemRandomNumberGenerator" { return machine.runtime.random.next() }
    do {
      let variable = call.inOut(2)
      let (place, declared) = variable.opened(type)
      let own = place.pointee.ownType(declared)
      let target = try machine.witness("RandomNumberGenerator", "next", of: own)
      let frame = machine.top
      machine.push(target.code.takesInOutReceiver ? .pointer(place) : place.pointee)
      let word = try target.code.call(machine, frame: frame, types: target.types)
      return UInt64(bitPattern: Int64(try word.int(machine)))
    } catch {
      failure = error
      return 0
    }
  }

  /// A number as Swift's own integers of so many bits draw it.
  mutating func offset(below limit: UInt128, bits: Int) -> UInt128 {
    switch bits {
    case 8: draw(UInt8.self, limit)
    case 16: draw(UInt16.self, limit)
    case 32: draw(UInt32.self, limit)
    case 128: draw(UInt128.self, limit)
    default: draw(UInt64.self, limit)
    }
  }

  private mutating func draw<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type,
    _ limit: UInt128
  ) -> UInt128 {
    if limit != 0, let limit = Number(exactly: limit) { return UInt128(next(upperBound: limit)) }
    return UInt128(next() as Number)
  }

  func check() throws { if let failure { throw failure } }
}

extension UnsafeMutablePointer<Value> {
  /// Where the value in a protocol's box is, and its type; the place itself for all others.
  fileprivate func opened(_ type: TypeMetadata) -> (UnsafeMutablePointer<Value>, TypeMetadata) {
    if case .existential(let box) = pointee { return (box.pointer, box.type) }
    return (self, type)
  }
}
