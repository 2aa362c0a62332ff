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
  /// Only lines before the first one that begins with this text are compared with ``lines``.
  let end: String?

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
    for row in text.split(whereSeparator: { $0.isNewline || $0 == ";" }).map(\.trimmed)
    where !row.isEmpty {
      let values = open.lazy.map { Self.value(row, for: $0.kind) }
      if let index = values.firstIndex(where: { $0 != nil }), let value = values[index] {
        answers.append(Answer(task: open.remove(at: index), value: value))
      } else {
        rows.append(row)
      }
    }
    if rows.isEmpty, answers.isEmpty { return nil }
    self.answers = answers
    var names: [String] = []
    var end: String?
    var tick = tick
    for task in tasks {
      switch task.kind {
      case .lines(let of): (names, end) = (of, task.end)
      case .marble(let of):
        (names, end, tick) = (of, task.end, task.tick)
        // A diagram without a name is of the only subscriber that is asked about.
        if of.count == 1 {
          rows = rows.map { $0.hasPrefix("-") && !$0.contains(" ") ? "\(of[0]): \($0)" : $0 }
        }
      default: continue
      }
      break
    }
    lines = ExpectedLines(rows, of: names, tick: tick)
    self.end = end
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
      let words = words.filter { $0 != "`" }
      let meant = choices.filter {
        let choice = $0.lowercased()
        return choice.hasPrefix(words) || words.hasPrefix(choice)
      }
      return meant.count == 1 ? .choice(meant[0]) : nil
    }
  }

  /// `3`, `three`, `3 lines`, `never`, `twice`.
  private static func number(_ words: String) -> Int? {
    let word = words.prefix { !$0.isWhitespace }
    let rest = words.dropFirst(word.count).trimmed
    guard ["", "line", "lines", "time", "times"].contains(rest) else { return nil }
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
