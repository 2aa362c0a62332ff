package import Stage

/// What a learner typed as a prediction: the answers to what the step asks, and expected lines.
package struct Prediction: Sendable, Hashable {
  /// The answer to a task other than one for lines or marbles.
  package struct Answer: Sendable, Hashable {
    let task: PredictionTask
    let value: Value
  }

  /// An answer, as its kind of task takes it.
  enum Value: Sendable, Hashable {
    case number(Int)
    case yes(Bool)
    /// A thread's title or a queue's label, in lowercase.
    case thread(String)
    /// One of the texts to choose from.
    case choice(String)
  }

  package let answers: [Answer]
  package let lines: ExpectedLines?
  /// What the step asks that ``lines`` answer; nil if it asks for no lines and no marbles.
  let task: PredictionTask?
  /// Whether a step asked for it, so that all of the step is compared.
  let isOfStep: Bool

  /// Reads a prediction; nil if the text is empty.
  ///
  /// Rows are separated by `;` or line breaks. Each answers the first task that can take it; the others are lines.
  ///
  /// - Parameters:
  ///   - tasks: What the step asks.
  ///   - tick: The time of a character in marbles, if no task says it.
  package init?(_ text: String, for tasks: [PredictionTask] = [], tick: StageTime = .seconds(1)) {
    var open = tasks
    var answers: [Answer] = []
    var rows: [String] = []
    for row in Self.rows(of: text, tasks) {
      let values = open.lazy.map { Self.value(row, for: $0.kind) }
      if let index = values.firstIndex(where: { $0 != nil }), let value = values[index] {
        answers.append(Answer(task: open.remove(at: index), value: value))
      } else {
        rows.append(row)
      }
    }
    if rows.isEmpty, answers.isEmpty { return nil }
    self.answers = answers
    task = tasks.first { $0.subscribers != nil }
    lines = ExpectedLines(
      rows,
      of: task?.subscribers ?? [],
      tick: task?.marbleTick ?? tick,
      asMarble: task?.marbleTick != nil
    )
    isOfStep = !tasks.isEmpty
  }

  /// The rows of a text, which are separated by `;`, by line breaks, or by a comma before the name of a subscriber.
  private static func rows(of text: String, _ tasks: [PredictionTask]) -> [String] {
    let names = tasks.flatMap { $0.subscribers ?? [] }
    return text.split { $0.isNewline || $0 == ";" }.flatMap { row in
      row.split(separator: ", ").reduce(into: [String]()) { rows, piece in
        let begins = names.contains { name in
          let words = piece.trimmed.lowercased()
          return words.hasPrefix(name.lowercased())
            || words.contains(/^[\d.]+m?s\ /) && words.contains(" \(name.lowercased())")
        }
        if rows.isEmpty || begins {
          rows.append(String(piece))
        } else {
          rows[rows.count - 1] += ", " + piece
        }
      }
    }
    .map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func value(_ row: String, for kind: PredictionTask.Kind) -> Value? {
    let words = row.lowercased()
    switch kind {
    case .lines, .marble: return nil
    case .number: return number(words).map(Value.number)
    case .yes:
      guard let word = words.firstMatch(of: /^(yes|yep|y|true|no|nope|n|false)\b/) else {
        return nil
      }
      return .yes(["yes", "yep", "y", "true"].contains(word.1))
    case .thread(let text): return thread(words, of: text.lowercased()).map(Value.thread)
    case .first(let choices), .oneOf(let choices):
      return choice(words.filter { $0 != "`" }, of: choices).map(Value.choice)
    }
  }

  /// The only choice that a text begins, that begins it, or that has its words: `ben` and `gets` both stand for `Ben gets`.
  private static func choice(_ words: String, of choices: [String]) -> String? {
    let matching: [(String) -> Bool] = [
      { $0.hasPrefix(words) || words.hasPrefix($0) }, { " \($0) ".contains(" \(words) ") },
    ]
    return matching.lazy.compactMap { matches in
      let meant = choices.filter { matches($0.lowercased()) }
      return meant.count == 1 ? meant[0] : nil
    }.first
  }

  /// `3`, `three`, `3 lines`, `3 times`, `never`, `twice`, `exactly 2 requests`.
  private static func number(_ words: String) -> Int? {
    let words = words.trimmingPrefix(/(exactly|only|just)\ /)
    let word = words.prefix { !$0.isWhitespace }
    let rest = words.dropFirst(word.count).trimmed
    guard rest.wholeMatch(of: /([[:alpha:]]+\.?)?/) != nil else { return nil }
    let names = [
      ["zero", "none", "never", "no", "nothing"], ["one", "once"], ["two", "twice"], ["three"],
      ["four"], ["five"], ["six"], ["seven"], ["eight"], ["nine"], ["ten"],
    ]
    return Int(word) ?? names.firstIndex { $0.contains(String(word)) }
  }

  /// `main`, `on main`, `the main thread`, `[worker 1]`, `kitchen`, or the line itself with its thread.
  private static func thread(_ words: String, of text: String) -> String? {
    var words = words
    if let place = words.firstRange(of: text) { words.removeSubrange(place) }
    words = words.filter { !"[]`()\"".contains($0) }.trimmed
    for start in ["on ", "runs on ", "the "] where words.hasPrefix(start) {
      words = words.dropFirst(start.count).trimmed
    }
    for end in [" thread", " queue"] where words.hasSuffix(end) {
      words = words.dropLast(end.count).trimmed
    }
    let count = words.split(separator: " ").count
    return count == 1 || count == 2 && words.hasPrefix("worker ") ? words : nil
  }
}

extension PredictionTask {
  /// The subscribers that lines or marbles are asked of; nil if neither are asked for.
  fileprivate var subscribers: [String]? {
    switch kind {
    case .lines(let names, _), .marble(let names): names
    default: nil
    }
  }

  /// The time of a character, if marbles are asked for.
  fileprivate var marbleTick: StageTime? {
    if case .marble = kind { tick } else { nil }
  }
}
