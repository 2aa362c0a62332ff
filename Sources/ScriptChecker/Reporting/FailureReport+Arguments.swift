import ScriptSource
import ScriptTypes

/// Arguments whose labels or number are not those of the declaration.
extension FailureReport {
  func arguments(
    _ problem: ArgumentMatching.Problem,
    _ symbol: ValueSymbol?,
    _ node: Node
  ) {
    guard let application = node.ownApplication else { return }
    let arguments = application.arguments
    let labels = symbol?.parameters.map(\.label)
    let count = labels?.count ?? node.calledParameterCount
    func report(_ text: String, at range: TextRange, given: String? = nil) {
      checker.report(text, at: range, hint: hint(given, symbol, node))
    }
    switch problem {
    case .missing(let position):
      let missing =
        arguments.isEmpty
        ? symbol?.requiredPositions ?? Array(0..<max(count, position + 1)) : [position]
      let names = missing.map { position in
        guard let labels, position < labels.count, !labels[position].isEmpty else {
          return "#\(position + 1)"
        }
        return "'\(labels[position])'"
      }
      report(CallMessages.missingArguments(names), at: node.range.lastCharacter)
    case .extra(let argument):
      let given = arguments[argument]
      if given.isTrailing {
        report(CallMessages.extraTrailingClosure, at: given.node.range)
      } else if count == 0 {
        report(CallMessages.argumentToNothing, at: given.node.range)
      } else if let label = given.label {
        report(CallMessages.extraLabeledArgument(label), at: given.node.range, given: label)
      } else {
        report(CallMessages.extraArgument, at: given.node.range)
      }
    case .label(let argument, let given, let expected):
      let range = arguments[argument].node.range
      report(
        text(ofLabel: given, expected, argument, symbol, application, node.place),
        at: given == nil ? range : arguments[argument].labelRange ?? range,
        given: given
      )
    case .order(let argument, let before):
      let (label, other) = (arguments[argument].label ?? "_", arguments[before].label ?? "_")
      report(
        CallMessages.argumentOrder(label, other),
        at: arguments[argument].labelRange ?? arguments[argument].node.range
      )
    }
  }

  /// The labels as they are and as they should be: all of them if more than one differs.
  private func text(
    ofLabel given: String?,
    _ expected: String,
    _ argument: Int,
    _ symbol: ValueSymbol?,
    _ application: Application,
    _ place: String
  ) -> String {
    let written = application.arguments.map { $0.label ?? "" }
    var wanted = written
    wanted[argument] = expected
    if let parameters = symbol?.parameters, parameters.count == written.count {
      wanted = parameters.map(\.label)
    }
    let differing = written.indices.filter { written[$0] != wanted[$0] }
    func list(_ labels: [String]) -> String {
      labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    }
    if differing.allSatisfy({ written[$0].isEmpty }) {
      return CallMessages.missingLabels(differing.map { wanted[$0] }, place)
    }
    if differing.allSatisfy({ wanted[$0].isEmpty }) {
      return CallMessages.extraneousLabels(differing.map { written[$0] })
    }
    return CallMessages.wrongLabels(list(written), list(wanted), differing.count)
  }

  /// The label that was most likely meant, or else the declaration.
  private func hint(_ given: String?, _ symbol: ValueSymbol?, _ node: Node) -> String? {
    if let given, node.calledSymbols.count > 1 {
      let labels = node.calledSymbols.flatMap(\.parameters).map(\.label).filter { !$0.isEmpty }
      if let nearest = nearest(to: given, in: labels) { return Hints.didYouMean(nearest + ":") }
    }
    return symbol.map { Hints.declared(Suggestion($0).declaration) }
  }
}

extension Node {
  /// The declarations that a call may mean.
  fileprivate var calledSymbols: [ValueSymbol] {
    switch kind {
    case .call(let callee, _), .subscript(let callee, _): callee.candidates.compactMap(\.symbol)
    default: candidates.compactMap(\.symbol)
    }
  }

  /// How many parameters the function has that a call's callee holds.
  fileprivate var calledParameterCount: Int {
    guard case .call(let callee, _) = kind else { return 0 }
    let type = callee.candidates.first?.symbol?.type ?? callee.type
    guard case .function(let function) = type else { return 1 }
    return function.parameters.count
  }
}

extension ValueSymbol {
  fileprivate var requiredPositions: [Int] {
    guard case .function(let function) = type else { return Array(parameters.indices) }
    return zip(parameters, function.parameters).enumerated()
      .filter { !$0.element.0.hasDefault && !$0.element.1.isVariadic }.map(\.offset)
  }
}

extension TextRange {
  /// The bracket that ends a call.
  fileprivate var lastCharacter: TextRange { TextRange(start: max(start, end - 1), end: end) }
}
