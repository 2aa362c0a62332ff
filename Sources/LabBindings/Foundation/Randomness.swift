import SwiftScript

/// Numbers that look random and are the same in every run.
///
/// SplitMix64: one addition and a few shifts a number.
struct StageRandom: RandomNumberGenerator {
  private var state: UInt64 = 0x5DEE_CE66_D1CE_4E5B

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension LabContext {
  /// The C functions for random numbers, and what the numbers' types and collections have.
  func declareRandomness() {
    library.function("arc4random_uniform(_ upperBound: Int) -> Int") { [self] call in
      let bound = try call.count(0)
      return .int(bound == 0 ? 0 : Int.random(in: 0..<bound, using: &random))
    }
    library.function("arc4random() -> Int") { [self] _ in
      .int(Int.random(in: 0...Int(UInt32.max), using: &random))
    }
    library.function("drand48() -> Double") { [self] _ in
      .double(Double.random(in: 0..<1, using: &random))
    }
    library.type("Int") { type in
      type.staticMethod("random(in range: Any) -> Int") { [self] call in
        guard let range = call[0].intBounds, !range.isEmpty else {
          throw call.trap("a range of numbers that is not empty is expected here")
        }
        return .int(Int.random(in: range, using: &random))
      }
    }
    library.type("Double") { type in
      type.staticMethod("random(in range: Any) -> Double") { [self] call in
        guard let (low, high) = call[0].doubleBounds, low < high else {
          throw call.trap("a range of numbers that is not empty is expected here")
        }
        return .double(Double.random(in: low..<high, using: &random))
      }
    }
    library.type("Bool") { type in
      type.staticMethod("random() -> Bool") { [self] _ in .bool(Bool.random(using: &random)) }
    }
    library.type("Array") { type in
      type.method("randomElement() -> Any?") { [self] call in
        .wrapping(call.receiver.elements?.randomElement(using: &random))
      }
      type.method("shuffled() -> Any") { [self] call in
        .array((call.receiver.elements ?? []).shuffled(using: &random))
      }
    }
  }
}
