/// Reads the answer to a question that has one: a number, a thread, yes or no, or one of several texts.
///
/// A text that is none of these in full is not read, so that it is not judged by its first word.
struct AnswerReader {
  let vocabulary: ScriptVocabulary

  /// The answer; nil if the text is none.
  func value(_ text: String, for kind: PredictionTask.Kind) -> Prediction.Value? {
    guard !AnswerText.isNoAnswer(text) else { return nil }
    let words = AnswerText.certain(text).lowercased()
    switch kind {
    case .lines, .marble: return nil
    case .number:
      return Self.number(AnswerText.line(words).filter { $0 != "`" }).map(Prediction.Value.number)
    case .yes: return Self.yes(words).map(Prediction.Value.yes)
    case .thread(let text): return thread(words, of: text.lowercased()).map(Prediction.Value.thread)
    case .first(let texts):
      // In a list, the first one is meant.
      guard
        words.firstMatch(of: #/\bor\b/#) == nil
          || texts.contains(where: { Self.spelled($0) == Self.spelled(words) })
      else { return nil }
      let first = words.split(separator: #/,? then |, | before |;/#).first.map(String.init) ?? words
      return (Self.choices(words, of: texts, isList: false) ?? Self.choices(first, of: texts))
        .map(Prediction.Value.choices)
    case .oneOf(let texts): return Self.choices(words, of: texts).map(Prediction.Value.choices)
    }
  }

  // MARK: Numbers

  /// `3`, `three`, `3 lines`, `no lines`, `never`, `twice`, `2 requests are sent`.
  private static func number(_ words: String) -> Int? {
    let word = words.prefix { !$0.isWhitespace && $0 != "," }
    let rest = words.dropFirst(word.count).trimmed
    if word == "no" {
      return rest.wholeMatch(of: #/(line|time|request|element|event|value|number)s?/#) == nil
        ? nil : 0
    }
    if word == "not", ["once", "at all", "a single time", "even once"].contains(rest) { return 0 }
    guard
      rest.wholeMatch(
        of: #/(?:more )?(?:[a-z`]+)?(?: (?:of them|more))?(?: (?:is|are|begin|begins) .*)?/#
      )
        != nil, rest.firstMatch(of: #/\b(or|and|to|not|maybe|than|if|plus|minus)\b/#) == nil
    else { return nil }
    let names = [
      ["zero", "none", "never", "nothing"], ["one", "once"], ["two", "twice"],
      ["three", "thrice"], ["four"], ["five"], ["six"], ["seven"], ["eight"], ["nine"], ["ten"],
      ["eleven"], ["twelve"],
    ]
    return Int(word) ?? names.firstIndex { $0.contains(String(word)) }
  }

  // MARK: Yes and no

  /// `yes`, `no, never`, `it doesn't`, `I don't think so`, also with a reason after a comma.
  private static func yes(_ words: String) -> Bool? {
    if words.wholeMatch(of: #/i (?:do not|don't) (?:think|believe|guess) (?:so|it does|it is)/#)
      != nil
    {
      return false
    }
    if words.wholeMatch(of: #/i (?:think|guess|believe|suppose|hope) so/#) != nil { return true }
    guard
      let answer = words.prefixMatch(
        of:
          #/(yes|yep|yeah|yup|y|true|sure|of course|definitely|certainly|it (?:is|does|will|can)\b(?! not|n't)|no|nope|nah|n|false|never|not at all|not|it (?:isn't|is not|doesn't|does not|won't|will not|can't|cannot|never))(?![a-z'])/#
      )
    else { return nil }
    let positive = [
      "yes", "yep", "yeah", "yup", "y", "true", "sure", "of course", "definitely", "certainly",
      "it is", "it does", "it will", "it can",
    ]
    let isYes = positive.contains(String(answer.1))
    let rest = words[answer.range.upperBound...].trimmed
    // What contradicts itself is no answer.
    guard rest.firstMatch(of: #/\b(yes|maybe|perhaps|or|idea|clue|sure)\b/#) == nil,
      isYes ? rest.firstMatch(of: #/\b(no|not)\b|n't/#) == nil : true
    else { return nil }
    let clause =
      #/(?:(?:it|they|he|she|that|this)(?: is| does| will| can| has| isn't| is not| doesn't| does not| won't| will not| never does)?(?: be)?(?: printed)?|never|at all|not at all|be printed|print(?:ed)?|ever|of course|definitely)/#
    let isFree = rest.first.map { ",.:–—(-!".contains($0) } ?? true
    return isFree || rest.wholeMatch(of: clause) != nil ? isYes : nil
  }

  // MARK: Threads

  /// `main`, `on main`, `the main thread`, `[worker 1]`, `kitchen`, or the line itself with its thread.
  private func thread(_ words: String, of text: String) -> String? {
    var words = words
    if let place = words.firstRange(of: text) { words.removeSubrange(place) }
    words = AnswerText.line(words.filter { !"[]`()\"'".contains($0) }.trimmed)
    while let start = words.prefixMatch(
      of:
        #/(?:it |they )?(?:runs? |is called |is printed |is )?(?:on |in )?(?:the |a |queue |thread )/#
    )
      ?? words.prefixMatch(of: #/(?:it |they )?(?:runs |is called |is printed |is )?(?:on|in) /#)
    {
      words = words[start.range.upperBound...].trimmed
    }
    for end in [" thread", " queue"] where words.hasSuffix(end) {
      words = words.dropLast(end.count).trimmed
    }
    let isThread =
      words.wholeMatch(of: #/main|(?:worker|background|thread)(?: \d+)?/#) != nil
      || words.wholeMatch(of: #/[\w\-]+(\.[\w\-]+)+/#) != nil
    return isThread || !words.isEmpty && vocabulary.names(words) ? words : nil
  }

  // MARK: Choices

  /// The texts that are meant: one of them, `both`, or none for `neither`.
  ///
  /// - Parameter isList: Whether several may be named.
  private static func choices(
    _ words: String,
    of texts: [String],
    isList: Bool = true
  ) -> [String]? {
    if words.prefixMatch(of: #/(?:neither|none|nothing|no line)\b/#) != nil { return [] }
    let all =
      #/(?:both|all)(?: of (?:them|these|those))?(?: (?:two|three|four))?(?: (?:are|is|will be) printed)?/#
    if words.wholeMatch(of: all) != nil || words == "all \(texts.count)" { return texts }
    if isList {
      let named = words.trimmingPrefix("both ").split(separator: #/,? and |, | / | \+ /#).map {
        choice(String($0), of: texts)
      }
      if named.count > 1, named.allSatisfy({ $0 != nil }) {
        return texts.filter { named.contains($0) }
      }
    }
    return choice(words, of: texts).map { [$0] }
  }

  /// The only text that the words begin, that begins them, or that has its words in them: `ben`, `gets` and `gets Ben` all stand
  /// for `Ben gets`.
  private static func choice(_ words: String, of texts: [String]) -> String? {
    let said = spelled(words)
    guard !said.isEmpty,
      said.firstMatch(of: #/\b(or|not|never|no|isn|doesn|won|neither)\b/#) == nil
        || texts.contains(where: { spelled($0) == said })
    else { return nil }
    let set = Set(said.split(separator: " "))
    let matching: [(String) -> Bool] = [
      { $0 == said }, { $0.hasPrefix(said) || said.hasPrefix($0) },
      { " \($0) ".contains(" \(said) ") },
      { set.isSuperset(of: $0.split(separator: " ")) },
    ]
    return matching.lazy.compactMap { matches in
      let meant = texts.filter { matches(spelled($0)) }
      return meant.count == 1 ? meant[0] : nil
    }.first
  }

  /// The words alone, in lowercase.
  private static func spelled(_ text: String) -> String {
    ScriptVocabulary.words(text).joined(separator: " ")
  }
}
