import ScriptSource
package import Stage

/// What a step asks the learner to predict, with how the answer is checked: a `- Predict` callout.
///
///     - Predict (lines): Which lines are printed, in order?
///     - Predict (first line of `Second`): Which number does `second` print first, and when?
///     - Predict (number of `curl`): How many requests are sent?
///     - Predict (thread of `got tea`): Where is it received?
///     - Predict (yes if `Subscribed` before `end`): Is the source subscribed to again?
///     - Predict (first of `Third`, `Subscribed`): What is printed first?
///     - Predict (marble of `Fast` every 200 ms): Draw what `fast` prints.
package struct PredictionTask: Sendable, Hashable {
  /// What kind of answer is expected.
  ///
  /// A line belongs to a text if it begins with it.
  package enum Kind: Sendable, Hashable {
    /// Lines of the log, or `nothing`; of these subscribers only, if any are named. All of them, or the `first` ones, of each
    /// subscriber if any are named.
    case lines(of: [String], first: Int? = nil)
    /// A marble diagram, of these subscribers.
    case marble(of: [String])
    /// How many lines begin with the text; all lines count without one.
    case number(of: String?)
    /// The thread or the queue that prints the first line of the text.
    case thread(of: String)
    /// Whether a line of the text is printed.
    case yes(if: String)
    /// Which of the texts is printed first.
    case first(of: [String])
    /// Which of the texts is printed at all.
    case oneOf([String])
  }

  package let kind: Kind
  /// Only lines before the first one that begins with this text count.
  package let end: String?
  /// The time of a character in a marble diagram: `every 200 ms`; a second if the kind does not say.
  package let tick: StageTime
  package let question: String

  /// The beginnings of lines that the task mentions.
  var texts: [String] {
    let texts: [String]
    switch kind {
    case .lines(let names, _), .marble(let names), .first(let names), .oneOf(let names):
      texts = names
    case .number(let text): texts = text.map { [$0] } ?? []
    case .thread(let text), .yes(let text): texts = [text]
    }
    return texts + (end.map { [$0] } ?? [])
  }

  /// A kind that is not one, with advice.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// The kind of a task without one.
  static let plain = Kind.lines(of: [])

  /// Parses a callout; nil if the line is no `- Predict`.
  ///
  /// - Throws: `Problem` if the kind is not one.
  package init?(_ line: String) throws(Problem) {
    guard line.hasPrefix("- Predict") else { return nil }
    let rest = line.dropFirst("- Predict".count)
    if rest.hasPrefix(":") {
      (kind, end, tick) = (Self.plain, nil, .seconds(1))
      question = rest.dropFirst().trimmed
      return
    }
    guard rest.hasPrefix(" ("), let close = Self.close(of: rest) else { return nil }
    (kind, end, tick) = try Self.kind(String(rest[..<close].dropFirst(2)))
    question = rest[rest.index(close, offsetBy: 2)...].trimmed
  }

  /// The position of the `):` that ends a kind; one in backticks does not.
  private static func close(of text: Substring) -> Substring.Index? {
    var isQuoted = false
    for index in text.indices {
      if text[index] == "`" { isQuoted.toggle() }
      if !isQuoted, text[index...].hasPrefix("):") { return index }
    }
    return nil
  }

  private static func kind(
    _ text: String
  ) throws(Problem) -> (Kind, end: String?, tick: StageTime) {
    var end: String?
    var words: [String] = []
    var texts: [String] = []
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 0 {
        words += part.split { $0 == " " || $0 == "," }.map(String.init)
      } else if words.last == "before" {
        words.removeLast()
        end = String(part)
      } else {
        texts.append(String(part))
      }
    }
    var tick = StageTime.seconds(1)
    if words.first == "marble", let every = words.firstIndex(of: "every") {
      guard let time = Markup.time(words[(every + 1)...].joined()), time > .zero else {
        throw Problem(description: "`(\(text))`: write the time of a character as `every 200 ms`")
      }
      (tick, words) = (time, Array(words[..<every]))
    }
    let first = Self.first(&words)
    let name = words.joined(separator: " ")
    let kind: Kind
    switch (name, texts.count) {
    case ("lines", 0), ("lines of", 1...): kind = .lines(of: texts, first: first)
    case ("marble", 0), ("marble of", 1...): kind = .marble(of: texts)
    case ("number", 0), ("number of", 1): kind = .number(of: texts.first)
    case ("thread of", 1): kind = .thread(of: texts[0])
    case ("yes if", 1): kind = .yes(if: texts[0])
    case ("first of", 2...): kind = .first(of: texts)
    case ("one of", 2...): kind = .oneOf(texts)
    default: throw Self.problem(text, words.first ?? "", texts.isEmpty)
    }
    return (kind, end, tick)
  }

  /// Reads `first line` or `first 3 lines` as `lines`, and returns the number.
  private static func first(_ words: inout [String]) -> Int? {
    guard words.first == "first" else { return nil }
    if words.count > 1, words[1] == "line" {
      words.replaceSubrange(..<2, with: ["lines"])
      return 1
    }
    guard words.count > 2, words[2] == "lines", let count = Int(words[1]), count > 0 else {
      return nil
    }
    words.replaceSubrange(..<3, with: ["lines"])
    return count
  }

  /// The printed lines that the task asks for, if it asks for lines.
  ///
  /// - Parameter printed: The lines that are printed while the task's answer counts.
  func asked(in printed: [LogRecord]) -> [LogRecord] {
    guard case .lines(let names, let first) = kind else { return [] }
    let most = first ?? .max
    guard !names.isEmpty else { return Array(printed.prefix(most)) }
    var counts = Array(repeating: 0, count: names.count)
    return printed.filter { record in
      guard let index = names.firstIndex(where: { ExpectedLines.isLine(record.text, of: $0) })
      else {
        return false
      }
      counts[index] += 1
      return counts[index] <= most
    }
  }

  /// How the answer is typed, for a kind that the question alone does not show; nil for the others.
  package var form: String? {
    switch kind {
    case .lines(let names, _) where !names.isEmpty:
      return names.map { ":predict \($0) …" }.joined(separator: "; ").replacing(
        "; :predict",
        with: ";"
      )
    case .marble(let names):
      let name = names.first.map { "\($0): " } ?? ""
      let unit = tick == .seconds(1) ? "second" : tick.phrase
      return "`:predict \(name)--a-b`, a character for each \(unit)"
    case .first(let texts), .oneOf(let texts):
      let quoted = texts.map { "`\($0)`" }
      return ":predict \(quoted.dropLast().joined(separator: ", ")) or \(quoted.last ?? "")"
    default: return nil
    }
  }

  /// Each kind as an author writes it.
  private static let forms = [
    ("lines", "`lines`, or ``first line of `text` ``"), ("marble", "`marble`"),
    ("number", "``number of `text` ``"),
    ("thread", "``thread of `text` ``"), ("yes", "``yes if `text` ``"),
    ("first", "``first of `one`, `other` ``"), ("one", "``one of `one`, `other` ``"),
  ]

  private static func problem(_ text: String, _ word: String, _ isBare: Bool) -> Problem {
    let near = nearest(to: word, in: forms.map(\.0)) ?? word
    let form = forms.first { $0.0 == near }?.1
    let all = forms.map(\.0).joined(separator: ", ")
    return Problem(
      description: "`(\(text))` is not a kind of prediction; "
        + (form.map { "write \($0)" } ?? "the kinds begin with \(all)")
    )
  }
}
