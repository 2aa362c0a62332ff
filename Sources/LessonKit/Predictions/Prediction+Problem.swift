extension Prediction {
  /// Why a row cannot be an answer, nor a line that the script prints; nil if every row can be one.
  ///
  /// - Parameters:
  ///   - tasks: What the step asks.
  ///   - code: The script's lines of code. A line of the log has a word of the script in it.
  package func problem(for tasks: [PredictionTask], in code: [String]) -> String? {
    guard let lines, !lines.isMarble else { return nil }
    let known = Set(code.flatMap(Self.words))
    let unreadable = lines.entries.first { entry in
      let words = Self.words(entry.text).filter { $0.contains(where: \.isLetter) }
      return words.isEmpty ? !tasks.isEmpty : known.isDisjoint(with: words)
    }
    guard let unreadable else { return nil }
    let answered = Set(answers.map(\.task))
    let forms = tasks.filter { !answered.contains($0) }.map(\.advice)
    return "I cannot read `\(unreadable.text)` as an answer, so nothing has run. "
      + (forms.isEmpty ? ["Type lines as they are printed: `:predict 2s First 0`."] : forms)
      .joined(separator: " ")
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && !"°€$%".contains($0) }.map(
      String.init
    )
  }
}

extension PredictionTask {
  /// How the answer is typed, as a sentence.
  fileprivate var advice: String {
    switch kind {
    case .lines(let names, _):
      let name = names.first ?? "First"
      return "Type lines as they are printed, separated by `;`: `:predict \(name) 0; 2s \(name) 1`."
    case .marble, .first, .oneOf: return form.map { "Type \($0)." } ?? ""
    case .number: return "Type a number: `:predict 2`."
    case .thread: return "Type a thread or a queue: `:predict main`."
    case .yes: return "Type `yes` or `no`."
    }
  }
}
