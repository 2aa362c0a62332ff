import ScriptTypes

extension Machine {
  // Cases of `Mirror.DisplayStyle`.
  private static let structStyle = 0
  private static let enumStyle = 2
  private static let tupleStyle = 3

  /// The text of a value whose type says itself which parts it has; `nil` for every other.
  func mirroredText(
    of value: Value,
    _ type: TypeMetadata,
    isNested: Bool
  ) throws -> String? {
    guard type.conforms(to: runtime.types.library["CustomReflectable"]) else { return nil }
    let target = try witness("CustomReflectable", "customMirror", .getter, of: type)
    let frame = top
    push(value)
    let mirror = try target.code.call(self, frame: frame, types: target.types).record(self)
    let name = isNested ? runtime.qualifiedName(of: type) : runtime.shortName(of: type)
    switch mirror[2].isNil ? nil : mirror[2].caseNumber {
    case Self.structStyle: return name + (try parts(of: mirror))
    case Self.tupleStyle: return try parts(of: mirror)
    case Self.enumStyle:
      guard case .enumeration(let cases) = type.representation else { break }
      let text = cases[value.caseNumber].symbol.name + (try parts(of: mirror, hasLabels: false))
      return isNested ? "\(runtime.qualifiedName(of: type)).\(text)" : text
    default: break
    }
    return runtime.qualifiedName(of: type)
  }

  private func parts(of mirror: Record, hasLabels: Bool = true) throws -> String {
    let pairs = try mirror[1].record(self)[0].array(self)
    if pairs.isEmpty, !hasLabels { return "" }
    let texts = try pairs.map { pair in
      let child = try pair.record(self)
      let box = try child[1].existential(self)
      let text = try describeForDebugging(box.value, box.type)
      return !hasLabels || child[0].isNil ? text : "\(try child[0].string(self)): \(text)"
    }
    return "(\(try joined(texts)))"
  }
}
