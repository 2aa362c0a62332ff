/// Gestures in words, for a prompt.
extension Hand {
  /// Makes the gesture that a sentence says, such as `tap Add`, `type rx into search` or `select RxCocoa in results`.
  ///
  /// The verbs are those of the methods; `swipe` deletes a row. A text that has one of the small words `in`, `into`, `to` or
  /// `by` in it may stand in quotes.
  ///
  /// - Returns: Why the gesture was refused; nil if it was made.
  public func make(_ sentence: String) -> ScreenProblem? {
    if let obstacle { return ScreenProblem(.refusedGesture, obstacle) }
    var problem: ScreenProblem?
    onRefusal = { problem = problem ?? $0 }
    let usage = SentenceFollower(hand: self).follow(Sentence(sentence))
    onRefusal = nil
    if let usage { return ScreenProblem(.refusedGesture, usage) }
    return problem
  }

  /// How a sentence can go on: its last words, and the names on the screen that can stand in their place.
  public func completions(of sentence: String) -> (typed: String, names: [String]) {
    let verb = Sentence(sentence).verb
    let typed = String(sentence.dropFirst(verb.count).drop { $0 == " " })
    let small = ["type": "into", "scroll": "to", "set": "to"][verb] ?? "in"
    guard let place = Sentence.split(typed, at: small)?.after else {
      return verb == "type" ? (typed, []) : (typed, vocabulary.things(for: verb))
    }
    return (place, verb == "scroll" ? vocabulary.rowTexts : vocabulary.places(for: verb))
  }

  /// What can be said now.
  var vocabulary: Vocabulary { Vocabulary(of: session) }
}
