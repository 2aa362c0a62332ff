/// Parameters that were variables, and `inout` before the name, which stands at the type today.
enum OldParameters {
  static func repair(_ repair: inout Repair) {
    for position in repair.words.indices.dropFirst() {
      guard ["inout", "var", "let"].contains(repair[position]),
        ["(", ","].contains(repair[position - 1]),
        let open = repair.bracket(around: position), repair[open] == "(",
        let close = repair.partner(of: open)
      else { continue }
      let colon = (position + 1...position + 3).first { repair[$0] == ":" }
      let names = (position + 1)..<(colon ?? position + 2)
      guard names.allSatisfy({ repair.words.indices.contains($0) && repair.words[$0].isName }),
        let body = body(after: open, close, isTyped: colon != nil, repair)
      else { continue }
      repair.find(position)
      repair.remove(position..<position + 1)
      if repair[position] == "inout" {
        if let colon { repair.insert(.written(" inout"), after: colon) }
      } else if repair[position] == "var", let name = names.last.map({ repair[$0] }) {
        let onLine =
          !repair.words.indices.contains(body + 1) || !repair.words[body + 1].isFirstOfLine
        let declaration = "var \(name) = \(name)"
        repair.insert(
          .written(
            onLine
              ? " \(declaration);" : "\n\(repair.indentation(at: body + 1))\(declaration)"
          ),
          after: body
        )
      }
    }
  }

  /// The word before the body of the function whose parameters are in these parentheses; `nil` if it is no function.
  private static func body(
    after open: Int,
    _ close: Int,
    isTyped: Bool,
    _ repair: Repair
  ) -> Int? {
    // A closure's parameters stand behind its brace or its captures.
    if ["{", "]"].contains(repair[open - 1]) {
      return repair.first(["in", "{", "}"], from: close + 1).flatMap {
        repair[$0] == "in" ? $0 : nil
      }
    }
    guard isTyped else { return nil }
    guard isDeclaration(open, repair) else { return close }
    return repair.first(["{", "}"], from: close + 1).map { repair[$0] == "{" ? $0 : close } ?? close
  }

  private static func isDeclaration(_ open: Int, _ repair: Repair) -> Bool {
    (max(0, open - 12)..<open).last {
      ["func", "init", "subscript"].contains(repair[$0])
    } != nil
  }
}
