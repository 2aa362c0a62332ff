import Stage

extension Prediction {
  /// Why the prediction cannot be judged, with how the open tasks are answered; nil if it can.
  package func problem(for tasks: [PredictionTask]) -> String? {
    guard let first = unreadable.first else { return nil }
    let answered = Set(answers.map(\.task))
    let forms = tasks.filter { !answered.contains($0) }.map(\.advice)
    return "I cannot read `\(first)` as an answer, so nothing has run. "
      + (forms.isEmpty ? ["Type lines as they are printed: `:predict 2s First 0`."] : forms)
      .joined(separator: " ")
  }
}

extension PredictionTask {
  /// An answer of the right form that is never right, to show how one is typed.
  package var example: String {
    switch kind {
    case .lines(let names, _):
      let names = names.isEmpty ? ["One", "Another"] : names
      return "\(names[0]) this; 9s \(names.last ?? names[0]) that"
    case .marble(let names):
      return names.map { "\($0): -x--y-z" }.joined(separator: "; ")
    case .number: return "99"
    case .thread: return "worker 99"
    case .yes: return "yes or no"
    case .first(let texts), .oneOf(let texts):
      let all = texts.map { "`\($0)`" }
      return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
    }
  }

  /// How the answer is typed, as a sentence; its example is never right.
  fileprivate var advice: String {
    switch kind {
    case .lines:
      return
        "Type lines as they are printed, separated by `;`, with a time if you like, or `nothing`: "
        + "`:predict \(example)`."
    case .marble:
      let unit = tick == .seconds(1) ? "second" : tick.phrase
      return "Draw marbles, a character for each \(unit): `:predict \(example)`."
    case .number: return "Type a number: `:predict \(example)`."
    case .thread: return "Type a thread or a queue: `:predict \(example)`."
    case .yes: return "Type `yes` or `no`."
    case .first, .oneOf:
      return "Type one of them: \(example); `both` and `neither` are answers, too."
    }
  }
}
