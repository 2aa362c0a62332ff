/// Random numbers that a seed decides, the same on every machine: SplitMix64.
package struct Random: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    // Neighbouring seeds must not give one sequence shifted by a step.
    state = Self.mixed(seed &+ 0x1234_5678)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to and without the bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Int(Self.mixed(state) >> 33) % bound
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var left = elements
    return elements.map { _ in left.remove(at: below(left.count)) }
  }
}
