package import ScriptTypes

/// The names by which Objective-C calls methods: `tock`, `tick:`, `moveTo:animated:`, `moveWithX:`.
package enum SelectorName {
  /// Makes the name of a method of its base name and its labels, which are empty where Swift has `_`.
  package static func make(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let start =
      first.isEmpty
      ? base : base + "With" + first.prefix(1).uppercased() + String(first.dropFirst())
    return ([start] + labels.dropFirst()).map { $0 + ":" }.joined()
  }

  /// Makes the name of a text that may be Swift's full name: `tableView(_:didSelectRowAt:)`.
  package static func make(ofText text: String) -> String {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return text }
    let labels = text[open...].dropFirst().dropLast().split(separator: ":")
    return make(String(text[..<open]), labels: labels.map { $0 == "_" ? "" : String($0) })
  }
}

extension ValueSymbol {
  /// What a method's selector says.
  package var selector: String { SelectorName.make(name, labels: parameters.map(\.label)) }
}

extension TypeMetadata {
  /// The method that a selector names, as a class has it or inherits it; `nil` if there is none.
  package func method(selectedBy selector: String, _ runtime: Runtime) -> (
    symbol: ValueSymbol, target: Target
  )? {
    var next: TypeMetadata? = self
    while let current = next {
      let own = current.symbol?.allMembers ?? []
      if let found = own.first(where: {
        $0.kind == .function && !$0.isStatic && $0.selector == selector
      }) {
        return (found, override(of: found, .body, runtime))
      }
      next = current.superclass
    }
    return nil
  }
}
