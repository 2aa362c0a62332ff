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
  /// The C functions for random numbers, and where Swift's own take theirs from.
  func declareRandomness() {
    library.random = RandomSource { [unowned self] in random.next() }
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
  }
}
