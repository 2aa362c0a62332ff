package import Stage

// A quoted line of the log has its time as the log shows it, which is the description: `2.500s`.
extension StageTime {
  /// The time in a sentence: `5 s`, `0.25 s`.
  package var phrase: String { "\(decimalSeconds) s" }

  /// Seconds in decimal digits, without an exponent or zeros at the end: `1.1`.
  package var decimalSeconds: String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    var digits = String("\(rest + 1_000_000_000)".dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return (nanoseconds < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }

  /// The label on a time axis, where room is short: `1s`, `250ms`, `1.1s`.
  package var axisLabel: String {
    if nanoseconds >= 1_000_000_000 || nanoseconds <= 0 { return decimalSeconds + "s" }
    if nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
    return "\(nanoseconds / 1_000)µs"
  }
}
