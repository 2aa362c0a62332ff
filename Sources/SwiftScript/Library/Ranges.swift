extension Library {
  /// Ranges with both ends and with one.
  func declareRanges() {
    for name in ["Range", "ClosedRange"] {
      type(name, conformingTo: ["Collection"]) { type in
        type.type.parameters = ["Bound"]
        func text(_ payload: Any, _ show: (Value) -> String) -> String {
          let (low, high) = bounds(of: payload)
          let sign = name == "Range" ? "..<" : "..."
          return "\(low.map(show) ?? "")\(sign)\(high.map(show) ?? "")"
        }
        type.describe { text($0) { $0.description } }
        type.describeForDebugging { "\(name)(\(text($0) { $0.debugDescription }))" }
        type.type.fields = { [unowned self] in
          let (low, high) = bounds(of: $0)
          return [("lowerBound", low ?? .void), ("upperBound", high ?? .void)]
        }
        declareRange(type)
        let isClosed = name == "ClosedRange"
        type.initializer("(_ other: Any)") { [unowned self] call in
          guard let other = call[0].intRange else { throw call.trap("this is no range of `Int`s") }
          return range(other, closed: isClosed)
        }
      }
    }
    for (name, label) in [
      ("PartialRangeFrom", "lowerBound"), ("PartialRangeUpTo", "upperBound"),
      ("PartialRangeThrough", "upperBound"),
    ] {
      type(name, conformingTo: name == "PartialRangeFrom" ? ["Sequence"] : []) { type in
        type.type.parameters = ["Bound"]
        declareRange(type)
        showFields(type) { [unowned self] payload in
          let (low, high) = bounds(of: payload)
          return [(label, (label == "lowerBound" ? low : high) ?? .void)]
        }
      }
    }
    for name in ["Range", "ClosedRange"] {
      alias("Countable\(name)", of: self[name])
    }
    declareStrides()
  }

  /// What all ranges can do.
  private func declareRange(_ type: TypeBuilder) {
    type.equality { a, b in
      switch (a, b) {
      case (let a as IntRange, let b as IntRange): a.range == b.range
      case (let a as DoubleRange, let b as DoubleRange): a.start == b.start && a.end == b.end
      case (let a as StringRange, let b as StringRange): a.start == b.start && a.end == b.end
      case (let a as TextRange, let b as TextRange): a.start == b.start && a.end == b.end
      default: false
      }
    }
    type.method("contains(_ element: Any) -> Bool") { call in
      .bool(call.receiver.rangeContains(call[0]) ?? false)
    }
    type.property("lowerBound: Any") { [unowned self] value in
      if case .native(let object) = value { bounds(of: object.payload).low ?? .void } else { .void }
    }
    type.property("upperBound: Any") { [unowned self] value in
      if case .native(let object) = value {
        bounds(of: object.payload).high ?? .void
      } else {
        .void
      }
    }
    type.method("clamped(to limits: Any) -> Any") { [unowned self] call in
      guard let own = call.receiver.intRange, let limits = call[0].intRange else {
        throw call.trap("only ranges of `Int` can be clamped")
      }
      let isClosed = call.receiver.payload(IntRange.self)?.isClosed ?? false
      return range(own.clamped(to: limits), closed: isClosed)
    }
    type.method("overlaps(_ other: Any) -> Bool") { call in
      guard let own = call.receiver.intRange, let other = call[0].intRange else {
        throw call.trap("only ranges of `Int` can be compared")
      }
      return .bool(own.overlaps(other))
    }
    type.method("relative(to collection: Any) -> Any") { [unowned self] call in
      guard let own = call.receiver.intRange, let count = call[0].elementCount else {
        throw call.trap("only ranges of `Int` can be relative to a collection")
      }
      return range(own.clampedEnds(to: count), closed: false)
    }
  }

  /// The ends of a range, those that it has.
  func bounds(of payload: Any) -> (low: Value?, high: Value?) {
    switch payload {
    case let range as IntRange:
      let (low, high) = (range.range.lowerBound, range.range.upperBound)
      return (
        low == .min ? nil : .int(low), high == .max ? nil : .int(range.isClosed ? high - 1 : high)
      )
    case let range as DoubleRange: return (.double(range.start), .double(range.end))
    case let range as StringRange:
      return (range.bound(range.start), range.bound(range.end))
    case let range as TextRange: return (range.start.map(index), range.end.map(index))
    default: return (nil, nil)
    }
  }

  private func index(_ position: String.Index) -> Value {
    .native(NativeObject(type: self["Index"], payload: position))
  }

  func range(from start: Int, to end: Int, closed: Bool, _ machine: Machine) throws -> Value {
    guard start <= end else {
      throw machine.trap("a range can't go from \(start) down to \(end)")
    }
    guard !closed || end < .max else { throw machine.trap("this range is too large") }
    return range(start..<(closed ? end + 1 : end), closed: closed)
  }

  func range(_ range: Range<Int>, closed: Bool) -> Value {
    made(closed ? "ClosedRange" : "Range", IntRange(range: range, isClosed: closed))
  }

  func range(from start: Double, to end: Double, closed: Bool) -> Value {
    made(
      closed ? "ClosedRange" : "Range",
      DoubleRange(start: start, end: end, isClosed: closed)
    )
  }

  /// A range of whole numbers as one of fractions, as its literals mean where one is wanted.
  func fractions(_ range: IntRange) -> Value {
    let last = range.range.upperBound - (range.isClosed ? 1 : 0)
    return self.range(
      from: Double(range.range.lowerBound),
      to: Double(last),
      closed: range.isClosed
    )
  }

  /// `start...`, `..<end` or `...last`.
  func partialRange(_ symbol: PartialRange, _ bound: Int) -> Value {
    let range =
      switch symbol {
      case .from: bound..<Int.max
      case .upTo: Int.min..<bound
      case .through: Int.min..<(bound + 1)
      }
    return made(symbol.rawValue, IntRange(range: range, isClosed: symbol == .through))
  }

  func partialRange(_ symbol: PartialRange, _ bound: Double) -> Value {
    let range =
      symbol == .from
      ? DoubleRange(start: bound, end: .infinity, isClosed: true)
      : DoubleRange(start: -.infinity, end: bound, isClosed: symbol == .through)
    return made(symbol.rawValue, range)
  }

  func partialRange(_ symbol: PartialRange, _ bound: String.Index?) -> Value {
    made(
      symbol.rawValue,
      TextRange(
        start: symbol == .from ? bound : nil,
        end: symbol == .from ? nil : bound,
        isClosed: symbol == .through
      )
    )
  }

  /// `...`.
  var unboundedRange: Value { range(Int.min..<Int.max, closed: false) }

  private func made(_ type: String, _ range: Any) -> Value {
    .native(NativeObject(type: self[type], payload: range))
  }
}

/// The ranges that have one end, by the names of their types.
enum PartialRange: String {
  case from = "PartialRangeFrom"
  case upTo = "PartialRangeUpTo"
  case through = "PartialRangeThrough"
}
