/// The comparisons of tuples, which conform to no protocol.
enum Tuples: LibraryPart {
  static let declaration: String = {
    var text = """
      func == (lhs: (), rhs: ()) -> Bool { true }
      func != (lhs: (), rhs: ()) -> Bool { false }

      """
    var types = "A"
    var (equatable, comparable) = ("A: Equatable", "A: Comparable")
    var equal = "lhs.0 == rhs.0"
    // The first elements that differ decide.
    var orders = ["<", "<=", ">", ">="].map { sign in
      (sign: sign, tests: "if lhs.0 != rhs.0 { return lhs.0 \(sign) rhs.0 }; ")
    }
    func declare(_ sign: String, _ generics: String, _ body: String) {
      text += "func \(sign) <\(generics)>(lhs: (\(types)), rhs: (\(types))) -> Bool { \(body) }\n"
    }
    for (position, type) in zip(1..., ["B", "C", "D", "E", "F"]) {
      types += ", \(type)"
      equatable += ", \(type): Equatable"
      comparable += ", \(type): Comparable"
      let (left, right) = ("lhs.\(position)", "rhs.\(position)")
      equal += " && \(left) == \(right)"
      declare("==", equatable, equal)
      declare("!=", equatable, "!(\(equal))")
      for (index, order) in orders.enumerated() {
        let last = "return \(left) \(order.sign) \(right)"
        declare(order.sign, comparable, order.tests + last)
        orders[index].tests += "if \(left) != \(right) { \(last) }; "
      }
    }
    return text
  }()
}
