package import ScriptTypes

extension ValueSymbol {
  /// What a method's selector says: `tock`, `tick:`, `moveTo:animated:`, `moveWithX:`.
  package var selector: String {
    guard let first = parameters.first else { return name }
    let label = first.label
    let start =
      label.isEmpty ? name : name + "With" + label.prefix(1).uppercased() + label.dropFirst()
    return ([start] + parameters.dropFirst().map(\.label)).map { $0 + ":" }.joined()
  }
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
