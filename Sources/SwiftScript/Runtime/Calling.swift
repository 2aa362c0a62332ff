/// An evaluated argument.
struct LabelledValue {
  let label: String?
  let value: Value
  var isTrailingClosure = false
  /// The type that the argument is declared with, where its value alone may show another.
  var type: TypeRef?

  var shape: ArgumentShape { ArgumentShape(label: label, isTrailingClosure: isTrailingClosure) }
}

extension Machine {
  /// Calls the overload that fits the arguments best.
  ///
  /// - Parameter receiver: `self`, or the type for static functions; ignored by free functions.
  /// - Throws: What the function throws, or a trap that shows the signatures when none fits.
  func call(
    _ callables: [Callable],
    receiver: Value,
    arguments: [LabelledValue],
    ignoringLabels: Bool = false,
    expecting expected: TypeRef? = nil
  ) throws -> Value {
    let shapes = arguments.map(\.shape)
    if callables.count == 1 {
      let callable = callables[0]
      guard let sources = callable.signature.match(shapes, ignoringLabels: ignoringLabels) else {
        if let named = withFirstLabel(arguments, of: callables) {
          return try call(
            callables,
            receiver: receiver,
            arguments: named,
            expecting: expected
          )
        }
        throw noOverload(callables, arguments)
      }
      return try call(
        callable,
        receiver: receiver,
        arguments: arguments,
        sources: sources,
        expecting: expected
      )
    }
    var best: (callable: Callable, sources: [ArgumentSource], score: Int)?
    for callable in callables {
      guard let sources = callable.signature.match(shapes, ignoringLabels: ignoringLabels),
        let score = score(callable, sources, arguments, expected)
      else { continue }
      if best.map({ score > $0.score }) ?? true { best = (callable, sources, score) }
    }
    guard let best else {
      if let named = withFirstLabel(arguments, of: callables) {
        return try call(
          callables,
          receiver: receiver,
          arguments: named,
          expecting: expected
        )
      }
      throw noOverload(callables, arguments)
    }
    return try call(
      best.callable,
      receiver: receiver,
      arguments: arguments,
      sources: best.sources,
      expecting: expected
    )
  }

  private func score(
    _ callable: Callable,
    _ sources: [ArgumentSource],
    _ arguments: [LabelledValue],
    _ expected: TypeRef?
  ) -> Int? {
    var total = 0
    if let expected, let result = callable.signature.result, expected.isComplete {
      total += result == expected ? 4 : result.isOptional && !expected.isOptional ? -4 : 0
    }
    for (parameter, source) in zip(callable.signature.parameters, sources) {
      let indices: [Int]
      switch source {
      case .argument(let index): indices = [index]
      case .variadic(let several): indices = several
      case .missing: continue
      }
      // A fixed parameter is a closer fit than a variadic one.
      if parameter.isVariadic { total -= 1 }
      for index in indices {
        let value = arguments[index].value
        if case .cell = value { continue }
        let fit = fits(value, parameter.type)
        guard fit > 0 else { return nil }
        if callable.isScript, changesSize(value, parameter.type) { return nil }
        total += fit
      }
    }
    // What a script declares hides what it is given of the same shape.
    if case .script = callable.body { total += 8 }
    return total - sources.count { if case .missing = $0 { true } else { false } }
  }

  /// Whether a number of another size would become an `Int` or a `Double`, as the host's functions alone take it.
  private func changesSize(_ value: Value, _ type: TypeRef) -> Bool {
    guard let wanted = type.plain, wanted === library.int || wanted === library.double else {
      return false
    }
    let own = library.type(of: value)
    return own !== wanted && own.numbers != nil && own !== library.int && own !== library.double
  }

  func call(
    _ declared: Callable,
    receiver: Value,
    arguments: [LabelledValue],
    sources: [ArgumentSource],
    expecting expected: TypeRef? = nil
  ) throws -> Value {
    let callable = instance(of: declared, sources, arguments, on: receiver, expecting: expected)
    var values: [Value] = []
    values.reserveCapacity(sources.count + 1)
    if case .script(let code) = callable.body, code.hasSelf { values.append(receiver) }
    for (parameter, source) in zip(callable.signature.parameters, sources) {
      switch source {
      case .argument(let index):
        values.append(try settled(arguments[index].value, parameter))
      case .variadic(let indices):
        var several = try indices.map { try coerce(arguments[$0].value, to: parameter.type) }
        if case .parameter(_, nil) = parameter.type { several.wrapBesideOptionals() }
        values.append(.array(several))
      case .missing:
        let value = try parameter.defaultValue?(self) ?? .void
        values.append(try coerce(value, to: parameter.type))
      }
    }
    switch callable.body {
    case .script(let code): return try code.run(self, arguments: values, captures: nil)
    case .native(let body):
      shapeResults(values, callable.signature.parameters.map(\.type))
      return try run(body, on: receiver, values)
    }
  }

  /// Tells closures to give optionals, or tuples with labels, where another argument shows that a generic parameter of the
  /// host's stands for one: `reduce(nil as Int?) { … }`.
  func shapeResults(_ values: [Value], _ types: [TypeRef]) {
    guard values.count > 1 else { return }
    for (value, type) in zip(values, types) {
      guard case .parameter(let name, nil) = type, let shape = value.shape else { continue }
      for (other, type) in zip(values, types) {
        if case .function(let function) = other, case .function(let parameters, let result) = type,
          case .parameter(name, nil) = result
        {
          function.expect(parameters, shape)
        }
      }
    }
  }

  private func settled(_ value: Value, _ parameter: Signature.Parameter) throws -> Value {
    if case .cell = value {
      guard parameter.isInout else {
        throw trap("`\(parameter.name)` is not `inout`", hint: "pass the value without `&`")
      }
      return value
    }
    guard !parameter.isInout else {
      throw trap(
        "`\(parameter.name)` is `inout`, so it needs a variable",
        hint: "write `&` before it"
      )
    }
    return try coerce(value, to: parameter.type)
  }

  static let nowhere = SourceSpan(file: SourceFile(name: "script", text: ""), start: 0, end: 0)

  private func noOverload(_ found: [Callable], _ arguments: [LabelledValue]) -> ScriptTrap {
    let current = found.filter { !$0.isOlder }
    let callables = current.isEmpty ? found : current
    let name = callables.first?.name ?? "function"
    if callables.count == 1, let only = callables.first,
      let complaint = mislabelled(only.signature, arguments)
    {
      return ScriptTrap(
        Diagnostic(complaint, at: site, hint: "it is declared `\(only.signature.shown)`")
      )
    }
    let shapes = arguments.map(\.shape)
    if callables.allSatisfy({ $0.signature.match(shapes) == nil }),
      let complaint = LabelComplaint(callables, shapes)
    {
      return ScriptTrap(
        Diagnostic("`\(name)`: \(complaint.message)", at: site, hint: complaint.hint)
      )
    }
    let shown = arguments.map { argument in
      let type = library.typeName(of: argument.value)
      return argument.label.map { "\($0): \(type)" } ?? type
    }
    let signatures = callables.prefix(3).map { "`\($0.signature.text)`" }
    return ScriptTrap(
      Diagnostic(
        "`\(name)` can't be called with (\(shown.joined(separator: ", ")))",
        at: site,
        hint: "there is \(signatures.joined(separator: " and "))"
      )
    )
  }

  private func mislabelled(_ signature: Signature, _ arguments: [LabelledValue]) -> String? {
    for (parameter, argument) in zip(signature.parameters, arguments)
    where argument.label != parameter.label && !argument.isTrailingClosure {
      guard !parameter.hasDefault else { return nil }
      return switch (argument.label, parameter.label) {
      case (let seen?, let wanted?): "the argument label is `\(wanted):`, not `\(seen):`"
      case (let seen?, nil): "the argument has no label here, and `\(seen):` was given"
      case (nil, let wanted?): "the argument label `\(wanted):` is missing"
      case (nil, nil): nil
      }
    }
    if arguments.count > signature.parameters.count { return "too many arguments" }
    let missing = signature.parameters.dropFirst(arguments.count).first { !$0.hasDefault }
    return missing.map { "the argument `\($0.label ?? $0.name)` is missing" }
  }
}

extension Value {
  /// What the type of an optional or a tuple says beyond the values inside.
  fileprivate var shape: TypeRef? {
    switch self {
    case .optional: .optional(.any)
    case .tuple(let tuple) where tuple.labels.contains { $0 != nil }:
      .tuple(tuple.labels.map { ($0, .any) })
    default: nil
    }
  }
}
