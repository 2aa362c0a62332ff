import ScriptSource

/// What is added to a trial's first operator: the observable before it, and the sources that it takes.
struct TrialCompletion {
  /// Why it cannot be completed.
  enum Problem: Error, Hashable {
    /// It takes another source.
    case needsSecond
    /// Nothing has this name, but something has a similar one.
    case unknown(similar: String)
  }

  /// What comes before it.
  private(set) var prefix: String
  /// What is inserted, by the number of bytes before it.
  private(set) var insertions: [Int: String] = [:]

  /// Completes an operator.
  ///
  /// Sources that the code mentions are not added.
  init(
    of head: TrialHead,
    in code: String,
    sources names: [String],
    _ declarations: OperatorDeclarations
  ) throws(Problem) {
    prefix = names[0] + "."
    let isFunction = declarations.hasFunction(head.name)
    if !isFunction, !declarations.has(head.name),
      let similar = declarations.function(similarTo: head.name)
    {
      throw .unknown(similar: similar)
    }
    if names.dropFirst().contains(where: code.mentions) {
      // `merge(first, second)`, but not `concat(second)`.
      if isFunction, code.mentions(names[0]) || !declarations.has(head.name) {
        prefix = "Observable."
      }
      return
    }
    if names.count == 1 {
      if head.isOpen, isFunction || declarations.takesOnlyObservables(head.name) {
        throw .needsSecond
      }
    } else if let combination = declarations.combination(of: head.name, count: names.count) {
      add(names, combination, head)
    }
    if head.shape == .bare, insertions.isEmpty { insertions[head.end] = "()" }
  }

  private mutating func add(
    _ names: [String],
    _ combination: OperatorDeclarations.Combination,
    _ head: TrialHead
  ) {
    switch (combination, head.shape) {
    case (_, .arguments): break
    case (.argument(let label), .label(let written)):
      if label == written { insertions[head.end - 1] = " " + names[1] }
    case (_, .label): break
    case (.argument(let label), _):
      insertArguments((label.map { "\($0): " } ?? "") + names[1], head)
    case (.function(let kind), _):
      prefix = "Observable."
      let all = names.joined(separator: ", ")
      insertArguments(kind == .array ? "[\(all)]" : all, head)
      // A tuple would be drawn as a letter.
      if kind == .combined, head.isAll {
        let texts = names.indices.map { "\\($\($0))" }.joined()
        insertions[head.end, default: ""] += " { \"\(texts)\" }"
      }
    case (.closure, .closure): break
    case (.closure, _): insertions[head.end] = " { _ in \(names[1]) }"
    }
  }

  /// Inserts arguments into empty parentheses, or with parentheses.
  private mutating func insertArguments(_ arguments: String, _ head: TrialHead) {
    if head.shape == .emptyParentheses {
      insertions[head.end - 1] = arguments
    } else {
      insertions[head.end] = "(\(arguments))"
    }
  }
}

extension String {
  /// Whether a word of the code is this name.
  func mentions(_ name: String) -> Bool { matches(of: /\w+/).contains { $0.0 == name } }
}
