extension Library {
  func declareStrides() {
    function("stride(from start: Any, to end: Any, by step: Any) -> Any") { call in
      try call.stride(from: call[0], to: call[1], by: call[2], through: false)
    }
    function("stride(from start: Any, through end: Any, by step: Any) -> Any") { call in
      try call.stride(from: call[0], to: call[1], by: call[2], through: true)
    }
  }
}

extension Call {
  /// The numbers from one to another in steps.
  ///
  /// - Parameter through: Whether the end is one of them.
  /// - Throws: A trap if these are no numbers, if the step is 0, or if there are too many.
  package func stride(
    from start: Value,
    to end: Value,
    by step: Value,
    through: Bool
  ) throws -> Value {
    guard let first = start.number, let last = end.number, let width = step.number else {
      throw trap("`stride` takes numbers")
    }
    guard width != 0 else { throw trap("Stride size must not be zero") }
    guard (last - first) / width < Double(Value.longest) else {
      throw trap("this stride has too many steps")
    }
    let bounds: (from: Value, to: Value, by: Value)
    let elements: [Value]
    if case .int(let start) = start.wholeNumber, case .int(let end) = end.wholeNumber,
      case .int(let step) = step.wholeNumber
    {
      bounds = (.int(start), .int(end), .int(step))
      elements =
        through
        ? Swift.stride(from: start, through: end, by: step).map(Value.int)
        : Swift.stride(from: start, to: end, by: step).map(Value.int)
    } else {
      bounds = (.double(first), .double(last), .double(width))
      elements =
        through
        ? Swift.stride(from: first, through: last, by: width).map(Value.double)
        : Swift.stride(from: first, to: last, by: width).map(Value.double)
    }
    return machine.library.view(
      through ? "StrideThrough" : "StrideTo",
      [("from", bounds.from), (through ? "through" : "to", bounds.to), ("by", bounds.by)],
      elements
    ) { [$0.typeRef(of: bounds.from)] }
  }
}
