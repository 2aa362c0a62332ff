extension Machine {
  /// Arguments of which the first has the label that some function wants, where Swift 2 did without it.
  func withFirstLabel(_ arguments: [LabelledValue], of callables: [Callable]) -> [LabelledValue]? {
    guard library.impliesFirstLabels, let first = arguments.first, first.label == nil,
      !first.isTrailingClosure
    else { return nil }
    for callable in callables {
      guard let label = callable.signature.parameters.first?.label else { continue }
      let named =
        [LabelledValue(label: label, value: first.value)] + Array(arguments.dropFirst())
      if callable.signature.match(named.map(\.shape)) != nil { return named }
    }
    return nil
  }
}

extension Library {
  /// Whether a function takes arguments as they are, or with the first label that Swift 2 did without.
  func takes(_ shapes: [ArgumentShape], _ callable: Callable) -> Bool {
    if callable.signature.match(shapes) != nil { return true }
    guard forgivesFirstLabels, let first = shapes.first, first.label == nil,
      !first.isTrailingClosure, let label = callable.signature.parameters.first?.label
    else { return false }
    let named = [ArgumentShape(label: label, isTrailingClosure: false)] + shapes.dropFirst()
    return callable.signature.match(named) != nil
  }
}
