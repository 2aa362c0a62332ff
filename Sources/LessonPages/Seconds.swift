import Stage

extension StageTime {
  /// Seconds in decimal digits, without an exponent or zeros at the end: `1.1`.
  var decimalSeconds: String {
    let whole = nanoseconds / 1_000_000_000
    let rest = nanoseconds % 1_000_000_000
    if rest == 0 { return "\(whole)" }
    var digits = String("\(rest.magnitude + 1_000_000_000)".dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(nanoseconds < 0 ? "-" : "")\(whole.magnitude).\(digits)"
  }

  /// The time in a sentence: `1.1 s`.
  var phrase: String { "\(decimalSeconds) s" }
}
