/// The comparisons of tuples, which conform to no protocol.
enum Tuples: LibraryPart {
  static let declaration: String = {
    var lines = [
      "func == (lhs: (), rhs: ()) -> Bool { true }", "func != (lhs: (), rhs: ()) -> Bool { false }",
    ]
    for count in 2...6 {
      let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
      let tuple = "(\(names.joined(separator: ", ")))"
      func declare(_ sign: String, _ bound: String, _ body: String) {
        let generics = names.map { "\($0): \(bound)" }.joined(separator: ", ")
        lines.append("func \(sign) <\(generics)>(lhs: \(tuple), rhs: \(tuple)) -> Bool { \(body) }")
      }
      let equal = (0..<count).map { "lhs.\($0) == rhs.\($0)" }.joined(separator: " && ")
      declare("==", "Equatable", equal)
      declare("!=", "Equatable", "!(\(equal))")
      for sign in ["<", "<=", ">", ">="] {
        // The first elements that differ decide.
        let tests = (0..<count - 1).map {
          "if lhs.\($0) != rhs.\($0) { return lhs.\($0) \(sign) rhs.\($0) }"
        }
        let last = "return lhs.\(count - 1) \(sign) rhs.\(count - 1)"
        declare(sign, "Comparable", (tests + [last]).joined(separator: "; "))
      }
    }
    return lines.joined(separator: "\n")
  }()
}
