extension Library {
  /// A script's `ComparisonResult`: below zero for ascending, zero for the same, above for descending.
  public func comparison(_ order: Int) -> Value {
    let result = self["ComparisonResult"]
    let position = order < 0 ? 0 : order == 0 ? 1 : 2
    return .enumeration(EnumBox(type: result, enumCase: result.caseOrder[position], payload: []))
  }
}
