/// Random bits from wherever the host or the script says.
public struct RandomSource: RandomNumberGenerator {
  private let draw: () -> UInt64

  /// Makes a source that calls a function for each 64 bits.
  public init(_ draw: @escaping () -> UInt64) { self.draw = draw }

  public mutating func next() -> UInt64 { draw() }
}

extension Library {
  /// Runs a body with the script's own generator, after `using:`, or with the library's.
  func withRandom<Result>(
    _ call: Call,
    _ generator: Int?,
    _ body: (inout RandomSource) throws -> Result
  ) throws -> Result {
    guard let generator, case .cell(let cell) = call[generator],
      !type(of: cell.value).isHost
    else { return try body(&random) }
    var failure: (any Error)?
    var source = RandomSource {
      do {
        let drawn =
          call.machine.mutates("next", cell.value)
          ? try call.machine.callMutating("next", cell, [])
          : try call.machine.callMember("next", of: cell.value, [])
        return drawn.integer.map { UInt64(truncatingIfNeeded: $0) } ?? 0
      } catch {
        failure = failure ?? error
        // Enough to end any search for a number.
        return UInt64.random(in: 0 ... .max)
      }
    }
    let result = try body(&source)
    if let failure { throw failure }
    return result
  }

  /// The protocol of generators, and what `Double` and `Bool` make of them.
  func declareRandomness() {
    type("RandomNumberGenerator", kind: .protocol)
    type("SystemRandomNumberGenerator", conformingTo: ["RandomNumberGenerator"]) { type in
      type.initializer("()") { _ in
        .native(NativeObject(type: type.type, payload: "SystemRandomNumberGenerator()"))
      }
      type.method("next() -> UInt64") { [unowned self] _ in
        .native(NativeObject(type: self["UInt64"], payload: random.next()))
      }
    }
    type("Double") { type in
      for (declaration, generator) in Self.forms("random(in range: Any", "Double") {
        type.staticMethod(declaration) { [unowned self] call in
          let range =
            call[0].payload(DoubleRange.self)
            ?? call[0].payload(IntRange.self).map {
              DoubleRange(
                start: Double($0.range.lowerBound),
                end: Double($0.range.upperBound - ($0.isClosed ? 1 : 0)),
                isClosed: $0.isClosed
              )
            }
          guard let range, range.start < range.end || range.isClosed, range.start <= range.end,
            (range.end - range.start).isFinite
          else { throw call.trap("there is nothing to pick from in this range") }
          return try withRandom(call, generator) {
            .double(
              range.isClosed
                ? Double.random(in: range.start...range.end, using: &$0)
                : Double.random(in: range.start..<range.end, using: &$0)
            )
          }
        }
      }
    }
    type("Bool") { type in
      for (declaration, generator) in Self.forms("random(", "Bool", first: true) {
        type.staticMethod(declaration) { [unowned self] call in
          try withRandom(call, generator) { .bool(Bool.random(using: &$0)) }
        }
      }
    }
  }

  /// A declaration without and with `using:`, and where the generator stands.
  private static func forms(_ text: String, _ result: String, first: Bool = false)
    -> [(String, Int?)]
  {
    [
      ("\(text)) -> \(result)", nil),
      ("\(text)\(first ? "" : ", ")using generator: inout Any) -> \(result)", first ? 0 : 1),
    ]
  }

  /// `random(in:)` of a type of whole numbers.
  func declareRandom<Number: FixedWidthInteger>(
    _ type: TypeBuilder,
    _: Number.Type,
    _ wrapped: @escaping (Number) -> Value
  ) {
    for (declaration, generator) in Self.forms("random(in range: Any", type.type.name) {
      type.staticMethod(declaration) { [unowned self] call in
        guard let range = call[0].intRange, !range.isEmpty,
          let low = Number(exactly: range.lowerBound),
          let high = Number(exactly: range.upperBound - 1)
        else { throw call.trap("there is nothing to pick from in this range") }
        return try withRandom(call, generator) {
          wrapped(Number.random(in: low...high, using: &$0))
        }
      }
    }
  }

  /// `shuffled` and `randomElement` of sequences.
  func declareRandomOrder(_ type: TypeBuilder) {
    func elements(_ call: Call) throws -> [Value] {
      try call.machine.elements(of: call.receiver, at: call.site)
    }
    for (declaration, generator) in Self.forms("shuffled(", "Any", first: true) {
      type.method(declaration) { [unowned self] call in
        let elements = try elements(call)
        return try withRandom(call, generator) { .array(elements.shuffled(using: &$0)) }
      }
    }
    for (declaration, generator) in Self.forms("randomElement(", "Any?", first: true) {
      type.method(declaration) { [unowned self] call in
        let elements = try elements(call)
        return try withRandom(call, generator) { .wrapping(elements.randomElement(using: &$0)) }
      }
    }
  }

  /// `shuffle` of arrays.
  func declareShuffling(_ type: TypeBuilder) {
    for (declaration, generator) in Self.forms("shuffle(", "Void", first: true) {
      type.mutating(declaration) { [unowned self] call, value in
        guard case .array(var elements) = value else { return .void }
        value = .void
        defer { value = .array(elements) }
        try withRandom(call, generator) { elements.shuffle(using: &$0) }
        return .void
      }
    }
  }
}
