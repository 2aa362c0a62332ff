extension StandardLibrary {
  /// The comparisons of tuples, which conform to no protocol.
  static let tuples: String = {
    var lines = ["func == (lhs: (), rhs: ()) -> Bool", "func != (lhs: (), rhs: ()) -> Bool"]
    for count in 2...6 {
      let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
      let tuple = "(\(names.joined(separator: ", ")))"
      for (sign, bound) in [
        ("==", "Equatable"), ("!=", "Equatable"), ("<", "Comparable"), ("<=", "Comparable"),
        (">", "Comparable"), (">=", "Comparable"),
      ] {
        let generics = names.map { "\($0): \(bound)" }.joined(separator: ", ")
        lines.append("func \(sign) <\(generics)>(lhs: \(tuple), rhs: \(tuple)) -> Bool")
      }
    }
    return lines.joined(separator: "\n")
  }()
}
