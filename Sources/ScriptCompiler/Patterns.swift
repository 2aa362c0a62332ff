import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionPart {
  var patterns: PatternCompiler { PatternCompiler(function: function) }
}

/// Compiles patterns.
struct PatternCompiler: FunctionPart {
  let function: FunctionCompiler

  typealias Match = (Machine, Value) throws -> Bool

  /// Compiles a pattern: whether a value matches, with its names bound then.
  ///
  /// - Parameters:
  ///   - isFurther: Whether another pattern has declared the names already.
  ///   - first: That pattern.
  func pattern(_ pattern: TypedPattern, isFurther: Bool = false, like first: TypedPattern? = nil)
    -> Match
  {
    var known: [String: ValueSymbol] = [:]
    if isFurther, let first { first.collectBindings(into: &known) }
    return match(pattern, known)
  }

  private func match(_ pattern: TypedPattern, _ known: [String: ValueSymbol]) -> Match {
    switch pattern.kind {
    case .any: return { _, _ in true }
    case .binding(let symbol):
      let storage: Storage
      if let first = known[symbol.name] {
        storage = function.storage(of: first)
        function.setStorage(storage, of: symbol)
      } else {
        storage = function.declare(symbol, isInitialized: true)
      }
      let initialize = variables.initialize(symbol, storage)
      return { machine, value in
        initialize(machine, value)
        return true
      }
    case .tuple(let elements):
      let matches = elements.map { ReadyMatch(run: match($0, known)) }
      return { machine, value in
        if matches.isEmpty { return true }
        let record = try value.record(machine)
        for position in matches.indices where try !matches[position].run(machine, record[position])
        {
          return false
        }
        return true
      }
    case .enumCase(let reference, let payload): return enumCase(reference, payload, known)
    case .optional(let inner):
      let match = match(inner, known)
      return { machine, value in value.isNil ? false : try match(machine, value.unwrapped) }
    case .check(let type):
      let (source, target) = (metadata(of: pattern.type), metadata(of: type))
      return { machine, value in
        try machine.cast(value, from: source(machine), to: target(machine)) != nil
      }
    case .cast(let inner, let type):
      let (source, target) = (metadata(of: pattern.type), metadata(of: type))
      let match = match(inner, known)
      return { machine, value in
        let converted = try machine.cast(value, from: source(machine), to: target(machine))
        return try converted.map { try match(machine, $0) } ?? false
      }
    case .expression(let test, let subject): return expressionPattern(test, subject)
    case .error: return { _, _ in false }
    }
  }

  private func enumCase(
    _ reference: SymbolReference,
    _ payload: [TypedPattern],
    _ known: [String: ValueSymbol]
  ) -> Match {
    let symbol = reference.symbol
    if symbol.owner === library.optionalSymbol {
      if symbol.name == "none" { return { _, value in value.isNil } }
      guard let pattern = payload.first else { return { _, value in !value.isNil } }
      let inner = match(pattern, known)
      return { machine, value in value.isNil ? false : try inner(machine, value.unwrapped) }
    }
    let number = symbol.caseNumber
    let matches = payload.map { ReadyMatch(run: match($0, known)) }
    if matches.isEmpty { return { _, value in value.caseNumber == number } }
    if matches.count == 1, symbol.parameters.count > 1 {
      // One pattern for the whole payload.
      return { machine, value in
        guard case .record(let record) = value, record.tag == number else { return false }
        return try matches[0].run(machine, .record(.of(record.values)))
      }
    }
    return { machine, value in
      guard case .record(let record) = value, record.tag == number else { return false }
      for position in matches.indices where try !matches[position].run(machine, record[position]) {
        return false
      }
      return true
    }
  }

  private func expressionPattern(_ test: TypedExpression, _ subject: ValueSymbol) -> Match {
    // A literal number or text is compared at once.
    if let quick = literalComparison(test) { return quick }
    let slot = function.newSlot()
    function.setStorage(.slot(slot), of: subject)
    let run = expression(test).asTest
    return { machine, value in
      machine.base[slot] = value
      return try run(machine)
    }
  }

  private func literalComparison(_ test: TypedExpression) -> Match? {
    guard case .call(let callee, let arguments) = test.kind,
      case .reference(let reference) = callee.kind, reference.symbol.module?.name == "Swift",
      arguments.count == 2, case .value(let wanted) = arguments[0]
    else { return nil }
    switch wanted.kind {
    case .integer, .string:
      guard isWord(wanted.type) || wanted.type.symbol === library["String"],
        let constant = expression(wanted).constant
      else { return nil }
      return { _, value in value.isSameScalar(as: constant) }
    default: return nil
    }
  }
}

extension TypedPattern {
  /// The variables that the pattern declares, by name.
  fileprivate func collectBindings(into found: inout [String: ValueSymbol]) {
    switch kind {
    case .binding(let symbol): found[symbol.name] = symbol
    case .tuple(let elements), .enumCase(_, let elements):
      for element in elements { element.collectBindings(into: &found) }
    case .optional(let inner), .cast(let inner, _): inner.collectBindings(into: &found)
    case .any, .check, .expression, .error: break
    }
  }
}
