/// How numbers are written on the screen and in the log.
enum NumberText {
  /// A number with at most two digits behind the point.
  static func short(_ number: Double) -> String {
    guard number.magnitude < 1e15 else { return "\(number)" }
    let hundredths = (number * 100).rounded()
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths) / 100)" }
    let sign = hundredths < 0 ? "-" : ""
    let digits = Int(hundredths.magnitude)
    let fraction = String(digits % 100 + 100).dropFirst()
    return "\(sign)\(digits / 100).\(fraction.last == "0" ? fraction.dropLast() : fraction)"
  }
}
