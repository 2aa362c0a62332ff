import Stage

/// The grammar of what a learner types: pieces, each with a time and a thread if the learner likes.
///
///     answer     piece, or pieces between `;`, ` / `, line breaks, or a comma that no line of the script has there;
///                what follows `because` is dropped
///     piece      hedge… [time [`:`]] text [time] hedge…, also in quotation marks
///     time       [`at`, `after`, `in`] number unit, as in `3.5 s`, `3.5s`, `500 ms`, `after 2 seconds`
///     hedge      `I think`, `only`, `it prints` and the like
enum AnswerText {
  /// How an answer is split.
  struct Form {
    /// Whether lines or marbles are asked for, so that commas and slashes separate them.
    let isList: Bool
    /// The subscribers that are asked about; a comma in front of one always separates.
    let names: [String]
    let vocabulary: ScriptVocabulary
  }

  /// Splits an answer.
  static func pieces(of text: String, _ form: Form) -> [String] {
    let text = withoutReason(straight(text), form.vocabulary)
    let pieces = split(text, form).map(\.trimmed).filter { !$0.isEmpty }
    guard pieces.count == 1, let inner = unquoted(pieces[0]) else { return joined(pieces) }
    return joined(split(inner, form).map(\.trimmed).filter { !$0.isEmpty })
  }

  /// Typographic quotation marks and spaces as they are on a keyboard.
  private static func straight(_ text: String) -> String {
    String(
      text.map { sign -> Character in
        switch sign {
        case "“", "”", "„", "«", "»": "\""
        case "‘", "’": "'"
        case "\u{A0}", "\t": " "
        default: sign
        }
      }
    )
  }

  private static func withoutReason(_ text: String, _ vocabulary: ScriptVocabulary) -> String {
    guard !vocabulary.says("because"),
      let reason = text.firstMatch(of: /[\s,;(–—-]+because\b/.ignoresCase())
    else { return text }
    return String(text[..<reason.range.lowerBound])
  }

  private static func split(_ text: String, _ form: Form) -> [String] {
    let signs = Array(text)
    var pieces = [""]
    var depth = 0
    var quote: Character?
    for (index, sign) in signs.enumerated() {
      if let open = quote {
        pieces[pieces.count - 1].append(sign)
        if sign == open, endsQuote(signs, index) { quote = nil }
        continue
      }
      let isWordStart = index == 0 || " ;,:/".contains(signs[index - 1])
      if depth == 0, "\"'`".contains(sign), isWordStart,
        signs.indices.contains(where: {
          $0 > index + 1 && signs[$0] == sign && endsQuote(signs, $0)
        })
      {
        quote = sign
      } else if "([{".contains(sign) {
        depth += 1
      } else if ")]}".contains(sign) {
        depth = max(0, depth - 1)
      }
      let isEnd = quote == nil && depth == 0 && separates(index, signs, pieces.last ?? "", form)
      if isEnd || sign.isNewline {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(sign)
      }
    }
    return pieces
  }

  private static func endsQuote(_ signs: [Character], _ index: Int) -> Bool {
    index + 1 == signs.count || !signs[index + 1].isLetter && !signs[index + 1].isNumber
  }

  /// Whether a character is a separator outside brackets and quotes.
  private static func separates(
    _ index: Int,
    _ signs: [Character],
    _ before: String,
    _ form: Form
  ) -> Bool {
    let after = String(signs[(index + 1)...])
    switch signs[index] {
    case ";": return true
    case "/":
      return form.isList && before.hasSuffix(" ") && after.hasPrefix(" ")
    case ",":
      guard form.isList else { return begins(after, form.names) }
      if before.last?.isNumber == true, after.first?.isNumber == true {
        // A decimal comma, unless all of it is a list of numbers.
        return signs.allSatisfy { $0.isNumber || $0 == "," || $0 == " " }
      }
      // What only says how sure the learner is belongs to the line before it.
      if certain("." + after).count <= 1 { return false }
      let isQuoted = ["\"", "'", "`"].contains { before.trimmed.hasPrefix($0) }
      return isQuoted || begins(after, form.names)
        || !form.vocabulary.hasComma(after: before, before: after)
    default: return false
    }
  }

  /// Whether a text begins with a name, also after a time.
  private static func begins(_ text: String, _ names: [String]) -> Bool {
    let words = timed(text.trimmed).text.lowercased()
    return names.contains { words.hasPrefix($0.lowercased()) }
  }

  /// Joins a time that is a piece of its own to the line before it, or, at the beginning, after it.
  private static func joined(_ pieces: [String]) -> [String] {
    var joined: [String] = []
    var first: String?
    for piece in pieces {
      let isTime = timed(piece).text.isEmpty
      if isTime, let last = joined.last, timed(last).time == nil {
        joined[joined.count - 1] += " " + piece
      } else if isTime, joined.isEmpty, first == nil {
        first = piece
      } else {
        joined.append((first.map { $0 + " " } ?? "") + piece)
        first = nil
      }
    }
    return joined + (first.map { [$0] } ?? [])
  }

  // MARK: Pieces

  /// What is between the quotation marks around a text; nil if there are none.
  static func unquoted(_ text: String) -> String? {
    guard let quote = text.first, "\"'`".contains(quote), text.count > 2, text.last == quote else {
      return nil
    }
    let inner = text.dropFirst().dropLast()
    return inner.contains(quote) ? nil : inner.trimmed
  }

  /// Takes the time off the beginning or the end of a text, and the quotation marks around the rest.
  static func timed(_ text: String) -> (text: String, time: StageTime?) {
    let text = unquoted(text) ?? text
    if let start = text.prefixMatch(of: timeInFront) {
      let time = time(start.1, start.2)
      return (bare(String(text[start.range.upperBound...])), time)
    }
    if let end = text.firstMatch(of: timeBehind) {
      return (bare(String(text[..<end.range.lowerBound])), time(end.1, end.2))
    }
    return (text, nil)
  }

  private static func bare(_ text: String) -> String { unquoted(text.trimmed) ?? text.trimmed }

  private typealias Time = Regex<(Substring, Substring, Substring)>
  private nonisolated(unsafe) static let timeInFront: Time =
    /(?:at |after |in |\+)?\(?\+?(\d+(?:[.,]\d+)?|(?:a|one|two|three|four|five)(?= (?:sec|mil|min))) ?(ms|milliseconds?|s|secs?|seconds?|min|minutes?)\)?(?:[:,]| [–—-](?= )|(?= )|$)\s*/
    .ignoresCase()
  private nonisolated(unsafe) static let timeBehind: Time =
    /,?\s+(?:at |after |in |@ ?|\+)?\(?(?:at |after |in )?\+?(\d+(?:[.,]\d+)?|(?:a|one|two|three|four|five)(?= (?:sec|mil|min))) ?(ms|milliseconds?|s|secs?|seconds?|min|minutes?)\)?(?: from now| later)?$/
    .ignoresCase()

  private static func time(_ number: Substring, _ unit: Substring) -> StageTime? {
    let names = ["a": 1.0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5]
    guard
      let number = names[number.lowercased()] ?? Double(number.replacing(",", with: "."))
    else { return nil }
    switch unit.lowercased() {
    case let unit where unit.hasPrefix("mil") || unit == "ms": return .seconds(number / 1_000)
    case let unit where unit.hasPrefix("min"): return .seconds(number * 60)
    default: return .seconds(number)
    }
  }

  // MARK: Hedges

  /// A text without what only says how sure the learner is, and without closing punctuation.
  static func certain(_ text: String) -> String {
    var text = text.trimmed
    while let hedge = text.prefixMatch(of: opinion) {
      text = text[hedge.range.upperBound...].trimmed
    }
    while let hedge = text.firstMatch(of: doubt), !hedge.range.isEmpty {
      text = text[..<hedge.range.lowerBound].trimmed
    }
    return text
  }

  private nonisolated(unsafe) static let opinion: Regex<Substring> =
    /(?:well|h+m+|oh|okay|ok|so|i (?:would |'d )?(?:think|guess|believe|say|bet|suppose|expect)(?: that)?(?! so\b)|i'd say|my (?:guess|answer)(?: is)?:?|maybe|perhaps|probably|surely|the answer is|answer:|only|just|simply|exactly)[,:]? +/
    .ignoresCase()
  private nonisolated(unsafe) static let doubt: Regex<Substring> =
    /(?:,? +(?:i (?:think|guess|believe|suppose|would say|bet)|maybe|probably|perhaps|right|only|please|in all|in total|altogether))?[?!.]*$/
    .ignoresCase()

  /// A line without what says that it is printed: `it prints First 0`.
  static func line(_ text: String) -> String {
    var line = certain(text)
    while let hedge = line.prefixMatch(of: statement) {
      line = certain(String(line[hedge.range.upperBound...]))
    }
    return line
  }

  private nonisolated(unsafe) static let statement: Regex<Substring> =
    /(?:(?:it|this|that|the step|the script|they) (?:will |would |then )?(?:only |just |also )?prints?|there (?:is|are|will be)|it(?:'s| is| will be)|that(?:'s| is)|then|and then|and)[:,]? +/
    .ignoresCase()

  /// Whether a text says that the learner does not answer.
  static func isNoAnswer(_ text: String) -> Bool {
    text.wholeMatch(
      of:
        /(?:no (?:idea|clue)|dunno|idk|pass|help|skip|who knows|not sure|unsure|no answer|(?:i )?(?:don't|do not|dont) know(?: it| that)?|i have no (?:idea|clue)|\?+|unclear|(?:at least|at most|more than|less than|fewer than|up to) \S+(?: \S+)?|\w+ or \w+|yes and no)[.!?]*/
        .ignoresCase()
    ) != nil
  }

  /// Who prints nothing, as in `Third: nothing` or `it doesn't print anything`; an empty text if nobody is named, and nil if the
  /// text is something else.
  static func nothing(_ text: String) -> String? {
    let text = certain(text)
    if let row = text.wholeMatch(
      of:
        /(?:(.*?):?\s+)?(?:(?:will |would )?prints? )?(?:nothing|no lines?)(?: at all| is printed| is ever printed| comes| will be printed)?/
        .ignoresCase()
    ) {
      return subject(row.1)
    }
    if let row = text.wholeMatch(
      of:
        /(.*?) ?(?:doesn't|does not|doesnt|won't|will not|never|don't|do not|didn't) ?prints?(?: anything| any lines?| a line)?(?: at all)?/
        .ignoresCase()
    ) {
      return subject(row.1)
    }
    return text.wholeMatch(
      of: /none|neither|not anything|none of (?:them|it)|no one|nobody/.ignoresCase()
    )
    .map { _ in "" }
  }

  private static func subject(_ text: Substring?) -> String {
    let subject = (text ?? "").trimmed
    let isNobody = [
      "it", "this", "that", "the step", "the script", "they", "there is", "there are",
    ]
    .contains(subject.lowercased())
    return isNobody ? "" : subject
  }
}
