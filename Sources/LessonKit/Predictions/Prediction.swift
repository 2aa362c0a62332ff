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
    /// Those of the texts to choose from that are meant; empty for none of them.
    case choices([String])
  }

  package let answers: [Answer]
  package let lines: ExpectedLines?
  /// What the step asks that ``lines`` answer; nil if it asks for no lines and no marbles.
  let task: PredictionTask?
  /// Whether a step asked for it, so that all of the step is compared.
  let isOfStep: Bool

  /// The pieces that are neither answers nor lines, so that the prediction cannot be judged.
  package let unreadable: [String]

  /// Reads a prediction; nil if the text is empty.
  ///
  /// Its pieces, see ``AnswerText``, answer the first task that can take them; the others are lines.
  ///
  /// - Parameters:
  ///   - tasks: What the step asks.
  ///   - tick: The time of a character in marbles, if no task says it.
  ///   - vocabulary: What the script can print.
  package init?(
    _ text: String,
    for tasks: [PredictionTask] = [],
    tick: StageTime = .seconds(1),
    in vocabulary: ScriptVocabulary = ScriptVocabulary(code: [])
  ) {
    let asked = tasks.first { $0.subscribers != nil }
    let form = AnswerText.Form(
      isList: tasks.allSatisfy { $0.subscribers != nil },
      names: tasks.flatMap { $0.subscribers ?? [] },
      vocabulary: vocabulary
    )
    let reader = AnswerReader(vocabulary: vocabulary)
    var open = tasks
    var answers: [Answer] = []
    var rows: [String] = []
    for piece in AnswerText.pieces(of: text, form) {
      let values = open.lazy.map { reader.value(piece, for: $0.kind) }
      if let index = values.firstIndex(where: { $0 != nil }), let value = values[index] {
        answers.append(Answer(task: open.remove(at: index), value: value))
      } else {
        rows.append(piece)
      }
    }
    if rows.isEmpty, answers.isEmpty { return nil }
    self.answers = answers
    task = asked
    isOfStep = !tasks.isEmpty
    let lines = ExpectedLines(
      rows,
      of: asked?.subscribers ?? [],
      isAsked: asked != nil,
      tick: asked?.marbleTick ?? tick,
      asMarble: asked?.marbleTick != nil,
      in: vocabulary
    )
    self.lines = lines
    let isExtra = asked == nil && !tasks.isEmpty
    unreadable =
      rows.filter(AnswerText.isNoAnswer)
      + (lines?.unreadable(in: vocabulary, isExtra: isExtra, asMarble: asked?.marbleTick != nil)
        ?? [])
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
