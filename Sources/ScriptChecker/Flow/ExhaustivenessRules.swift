import ScriptSource
import ScriptTypes

/// Every `switch` has a case for each value of its subject.
struct ExhaustivenessRules {
  let checker: ModuleChecker

  func check(_ node: TypedSwitch, at range: TextRange) {
    guard !node.subject.type.hasError else { return }
    var rows: [[PatternSpace]] = []
    for branch in node.cases {
      guard !branch.items.isEmpty else { return }
      for item in branch.items {
        guard !item.pattern.hasError else { return }
        if item.condition == nil { rows.append([PatternSpace(item.pattern)]) }
      }
    }
    let spaces = SpaceMatrix(library: checker.library)
    let missing = spaces.missing(rows, [node.subject.type])
    guard !missing.isEmpty else { return }
    let names = missing.map { $0[0] }.filter { $0 != "_" }
    checker.report(
      FlowMessages.notExhaustive,
      at: range,
      hint: names.isEmpty
        ? "add a `default` case" : "add " + names.map { "`case \($0)`" }.joined(separator: ", ")
    )
  }
}

/// The values that a pattern matches.
indirect enum PatternSpace {
  case any
  /// A case of an enum, `true` or `false`, or a tuple.
  case constructor(String, [PatternSpace])
  /// Some values, nobody knows which.
  case some

  init(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .any, .binding: self = .any
    case .tuple(let parts): self = .constructor("", parts.map { PatternSpace($0) })
    case .optional(let inner): self = .constructor("some", [PatternSpace(inner)])
    case .enumCase(let reference, let parts):
      self = .constructor(
        reference.symbol.name,
        Self.payload(of: reference.symbol, parts.map { PatternSpace($0) })
      )
    case .check(let type): self = type == pattern.type ? .any : .some
    case .cast(let inner, let type): self = type == pattern.type ? PatternSpace(inner) : .some
    case .expression(let value, _): self = PatternSpace(compared: value)
    case .error: self = .any
    }
  }

  /// One space for each value of a payload, however the pattern writes it.
  private static func payload(of symbol: ValueSymbol, _ parts: [PatternSpace]) -> [PatternSpace] {
    let count = symbol.parameters.count
    if parts.count == count { return parts }
    if parts.isEmpty { return Array(repeating: .any, count: count) }
    if parts.count == 1 {
      switch parts[0] {
      case .any: return Array(repeating: .any, count: count)
      case .constructor(_, let inner) where inner.count == count: return inner
      default: break
      }
    }
    return Array(repeating: .some, count: count)
  }

  /// What `literal ~= subject` matches.
  private init(compared call: TypedExpression) {
    guard case .call(_, let arguments) = call.unconverted.kind,
      let literal = arguments.first?.values.first?.unconverted
    else {
      self = .some
      return
    }
    switch literal.kind {
    case .boolean(let value): self = .constructor("\(value)", [])
    case .nil: self = .constructor("none", [])
    default: self = .some
    }
  }
}

/// Finds values that no row of patterns matches.
private struct SpaceMatrix {
  let library: StandardTypes

  private struct Constructor {
    let name: String
    let types: [Type]
    /// The pattern, given those of the parts.
    let text: ([String]) -> String
  }

  /// Patterns of values that no row matches, one for each column; few of them.
  func missing(_ rows: [[PatternSpace]], _ types: [Type]) -> [[String]] {
    guard let type = types.first else { return rows.isEmpty ? [[]] : [] }
    let rest = Array(types.dropFirst())
    let isSplit = rows.contains { if case .constructor = $0[0] { true } else { false } }
    guard isSplit, let constructors = constructors(of: type) else {
      let others = rows.compactMap { row -> [PatternSpace]? in
        if case .any = row[0] { Array(row.dropFirst()) } else { nil }
      }
      if rows.isEmpty, let constructors = constructors(of: type), !(constructors.count == 1) {
        // Nothing matches, so each case is missing.
        if constructors.isEmpty { return [] }
        let ends = missing([], rest)
        return constructors.flatMap { made in
          ends.prefix(1).map { [made.text(made.types.map { _ in "_" })] + $0 }
        }
      }
      return missing(others, rest).map { ["_"] + $0 }
    }
    var found: [[String]] = []
    for made in constructors {
      let inner = rows.compactMap { row -> [PatternSpace]? in
        switch row[0] {
        case .any: made.types.map { _ in .any } + row.dropFirst()
        case .constructor(let name, let parts):
          name == made.name && parts.count == made.types.count ? parts + row.dropFirst() : nil
        case .some: nil
        }
      }
      for values in missing(inner, made.types + rest) {
        let own = Array(values.prefix(made.types.count))
        found.append([made.text(own)] + values.dropFirst(made.types.count))
      }
    }
    return found
  }

  /// Every way to make a value of the type; `nil` if they cannot be listed.
  private func constructors(of type: Type) -> [Constructor]? {
    switch type {
    case .tuple(let tuple):
      return [
        Constructor(name: "", types: tuple.elements.map(\.type)) {
          "(\($0.joined(separator: ", ")))"
        }
      ]
    case .nominal(let nominal) where nominal.symbol === library["Bool"]:
      return ["true", "false"].map { word in Constructor(name: word, types: []) { _ in word } }
    case .nominal(let nominal) where nominal.symbol.kind == .enum:
      return nominal.symbol.allMembers.filter { $0.kind == .enumCase }.map {
        constructor($0, of: nominal)
      }
    default: return nil
    }
  }

  private func constructor(_ symbol: ValueSymbol, of type: NominalType) -> Constructor {
    var types: [Type] = []
    if case .function(let function) = symbol.type.substituting(type.substitution) {
      types = function.parameters.map(\.type)
    }
    let labels = symbol.parameters.map { $0.label.isEmpty ? "" : "\($0.label): " }
    return Constructor(name: symbol.name, types: types) { parts in
      let list = zip(labels, parts).map { $0 + $1 }
      return ".\(symbol.name)" + (parts.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
    }
  }
}

extension TypedPattern {
  fileprivate var hasError: Bool {
    switch kind {
    case .error: true
    case .expression(let value, _): value.type.hasError
    case .tuple(let parts), .enumCase(_, let parts): parts.contains(where: \.hasError)
    case .optional(let inner), .cast(let inner, _): inner.hasError
    case .any, .binding, .check: type.hasError
    }
  }
}
