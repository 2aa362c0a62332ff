package import Stage
import TerminalText

/// Why a record was written: its chain of causes, back to lines of the script.
package struct Explanation: Sendable, Hashable {
  /// A step of the explanation.
  package struct Step: Sendable, Hashable {
    /// A sentence for learners, without its full stop.
    package let text: String
    /// The record that it is about.
    package let record: Int?
    /// The position in the script that it names.
    package let position: SourcePosition?
    /// Whether the records lack what it should say.
    package let isIncomplete: Bool
    /// Whether it is about the whole chain, and not a cause of the step before it.
    package let isRemark: Bool

    init(
      _ text: String,
      _ record: LogRecord?,
      _ position: SourcePosition?,
      isIncomplete: Bool = false,
      isRemark: Bool = false
    ) {
      self.text = text
      self.record = record?.sequence
      self.position = position
      self.isIncomplete = isIncomplete
      self.isRemark = isRemark
    }
  }

  /// The record that is explained.
  package let record: LogRecord
  /// The steps, the nearest cause first.
  package let steps: [Step]
  /// The number of the record's first line in the log, from 1, if it was printed.
  private let lineNumber: Int?

  /// Whether the chain leads back to a line of the script, and no step is incomplete.
  package let reachesScript: Bool

  /// Explains a record; nil if the story has no record with this number.
  package init?(of sequence: Int, in story: Story) {
    guard let record = story.record(sequence) else { return nil }
    let line = story.log.first { $0.record.sequence == sequence }
    self.init(of: record, line?.number, in: story)
  }

  private init(of record: LogRecord, _ lineNumber: Int?, in story: Story) {
    self.record = record
    self.lineNumber = lineNumber
    var builder = ExplanationBuilder(story)
    builder.explain(record)
    steps = builder.steps
    let first = story.chain(to: record.sequence).last
    let beginsInScript = first?.call != nil || (first?.kind == .print && first?.position != nil)
    reachesScript = beginsInScript && !steps.contains(where: \.isIncomplete)
  }

  /// Explains many records, in their order.
  package static func all(of sequences: Set<Int>, in story: Story) -> [Explanation] {
    let numbers = Dictionary(
      story.log.map { ($0.record.sequence, $0.number) },
      uniquingKeysWith: { first, _ in first }
    )
    return sequences.sorted().compactMap { story.record($0) }
      .map { Explanation(of: $0, numbers[$0.sequence], in: story) }
  }

  /// The most steps that are shown; a longer explanation is shown without its middle.
  static let mostSteps = 30

  /// The explanation as lines, wrapped to the width of the window.
  package func lines(_ options: ViewOptions) -> [String] {
    lines.enumerated().flatMap { index, line in
      let folded = TextWidth.folded(line, to: options.width, indent: "    ")
      return index == 0 ? folded.map { options.paint($0, .bold) } : folded
    }
  }

  /// The explanation as lines: what happened, then a line for each step.
  package var lines: [String] { [heading] + shownSteps.map { "  " + $0.text } }

  /// What happened: `line 3 1s worker 1: `First 0``.
  package var heading: String {
    let what = record.logLine.map { "`\($0)`" } ?? record.phrase
    let name = lineNumber.map { "line \($0)" } ?? "#\(record.sequence)"
    return "\(name) \(record.time) \(record.thread.title): \(what)"
  }

  /// The sentence for each step; instead of causes that repeat themselves, how often they do, and instead of the middle of a
  /// long explanation, how many steps were left out.
  package var shownSteps: [(text: String, step: Step?)] {
    let all = folded(steps.map { (($0.isRemark ? "" : "because ") + $0.text, $0) })
    guard all.count > Self.mostSteps else { return all }
    let left = all.count - Self.mostSteps
    return all.prefix(Self.mostSteps / 2) + [("… \(left) more causes …", nil)]
      + all.suffix(Self.mostSteps / 2)
  }
}

extension Explanation {
  /// The most steps of a cycle that is looked for.
  private static let longestCycle = 12

  /// Replaces the repetitions of a cycle, such as the attempts of `retry`, by their number.
  private func folded(_ all: [(text: String, step: Step?)]) -> [(text: String, step: Step?)] {
    var folded: [(text: String, step: Step?)] = []
    var index = 0
    while index < all.count {
      guard let (length, count) = cycle(at: index, of: all) else {
        folded.append(all[index])
        index += 1
        continue
      }
      folded += all[index..<index + length]
      let causes = length == 1 ? "this cause" : "these \(length) causes"
      folded.append(("… \(count) more \(count == 1 ? "time" : "times"): \(causes)", nil))
      index += length * (count + 1)
    }
    return folded
  }

  /// The shortest cycle that begins at an index, and how often it is repeated; nil if leaving that out would save no line.
  private func cycle(
    at start: Int,
    of all: [(text: String, step: Step?)]
  ) -> (length: Int, count: Int)? {
    for length in 1...Self.longestCycle where start + 2 * length <= all.count {
      var end = start + length
      while end < all.count, all[end].text == all[end - length].text { end += 1 }
      let count = (end - start) / length - 1
      if count > 0, count * length > 1 { return (length, count) }
    }
    return nil
  }
}

extension LogRecord {
  /// What happened, in RxSwift's words: `next(3)`, `completed`.
  package var phrase: String {
    switch payload {
    case .event(_, let event): "\(event)"
    case .disposed: "disposed"
    case .subscribed: "subscribed"
    case .hop, .turn: "(\(route ?? ""))"
    case .sent(_, let event): "sent \(event)"
    case .connected: "connected"
    case .created(let object, let creating): "\(object.name)\(creating.arguments ?? "") created"
    case .print, .debug: text
    case .mistake(let message): "error: \(message.text)"
    case .warning(let message): "warning: \(message.text)"
    case .trap(let message): "fatal error: \(message.text)"
    case .echo(let text): "= \(text)"
    case .gesture, .shown, .request, .response: screenLine ?? text
    case .control(let view, let text): view.map { "\($0.title): \(text)" } ?? text
    case .screen: "the screen was drawn"
    }
  }

  /// Where the script's code called, for a sentence: `line 31`.
  var startPhrase: String { (call ?? position)?.phrase ?? "the script" }

  /// Where it happened, for a sentence: `line 31`.
  var linePhrase: String { (position ?? call)?.phrase ?? "the script" }
}
