extension Value {
  /// The number that a case of a script's enum has as an error code: its raw one if that is a number, else its place, those
  /// that carry something first.
  package var caseNumber: Int? {
    guard case .enumeration(let box) = self else { return nil }
    if case .int(let raw)? = box.enumCase.rawValue { return raw }
    let cases = box.type.caseOrder
    let order = cases.filter { !$0.labels.isEmpty } + cases.filter { $0.labels.isEmpty }
    return order.firstIndex { $0 === box.enumCase }
  }
}

extension Library {
  /// Whether a value is of a type that the script declares as an error.
  package func isErrorOfScript(_ value: Value) -> Bool {
    let type = type(of: value)
    return !type.isHost && types["Error"].map { type.isSubtype(of: $0) } ?? false
  }
}
