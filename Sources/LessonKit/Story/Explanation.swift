public import Stage
import TerminalText

/// Why a record was written: the chain that led there, back to the script's lines.
public struct Explanation: Sendable, Hashable {
  /// One link, the nearest cause first.
  public struct Step: Sendable, Hashable {
    /// A sentence without its full stop, in words for learners.
    public let text: String
    /// The record it tells of, if one.
    public let record: Int?
    /// The place in the script it names.
    public let place: SourcePosition?
    /// Whether it says less than it should.
    public let isUnknown: Bool
    /// Whether it is about the whole chain, and no cause of what stands before it.
    public let isRemark: Bool

    init(
      _ text: String,
      _ record: LogRecord?,
      _ place: SourcePosition?,
      isUnknown: Bool = false,
      isRemark: Bool = false
    ) {
      self.text = text
      self.record = record?.sequence
      self.place = place
      self.isUnknown = isUnknown
      self.isRemark = isRemark
    }
  }

  /// The record that is explained.
  public let record: LogRecord
  public let steps: [Step]
  /// The number of the record's first line in the log, from 1, if it was printed.
  private let lineNumber: Int?

  /// Whether the chain begins with a line of the script, and no link is missing.
  public let reachesScript: Bool

  /// Explains a record; nil if the story has none of this number.
  public init?(of sequence: Int, in story: Story) {
    guard let record = story.record(sequence) else { return nil }
    self.record = record
    lineNumber = story.log.first { $0.record.sequence == sequence }?.number
    var teller = ChainTeller(story)
    teller.tell(from: record)
    steps = teller.steps
    let first = story.chain(to: sequence).last
    let isGrounded = first?.call != nil || (first?.kind == .print && first?.position != nil)
    reachesScript = isGrounded && !steps.contains(where: \.isUnknown)
  }

  /// So many links are told; of a longer chain the middle is left out.
  static let mostSteps = 30

  /// The explanation as lines to read, broken between words where the window ends.
  public func lines(_ options: ViewOptions) -> [String] {
    lines.enumerated().flatMap { index, line in
      let folded = TextWidth.folded(line, to: options.width, indent: "    ")
      return index == 0 ? folded.map { options.paint($0, .bold) } : folded
    }
  }

  /// The explanation as lines to read: what happened, then a link a line.
  public var lines: [String] {
    let what = record.printed.map { "`\($0)`" } ?? record.phrase
    let name = lineNumber.map { "line \($0)" } ?? "#\(record.sequence)"
    return ["\(name) \(record.time.text) \(record.thread.title): \(what)"] + told
  }

  private var told: [String] {
    let lines = steps.map { "  " + ($0.isRemark ? "" : "because ") + $0.text }
    guard lines.count > Self.mostSteps else { return lines }
    let left = lines.count - Self.mostSteps
    return lines.prefix(Self.mostSteps / 2) + ["  … \(left) more, each led to by the next …"]
      + lines.suffix(Self.mostSteps / 2)
  }
}

extension LogRecord {
  /// An event as Rx says it: `next(3)`, `completed`.
  public var phrase: String {
    switch payload {
    case .event(_, let event): "\(event)"
    case .disposed: "disposed"
    case .subscribed: "subscribed"
    case .hop, .turn: "(\(way ?? ""))"
    case .sent(_, let event): "sent \(event)"
    case .connected: "connected"
    case .created(let object, let creating): "\(object.name)\(creating.arguments ?? "") created"
    case .print, .debug: text
    case .mistake(let message): "error: \(message.text)"
    case .warning(let message): "warning: \(message.text)"
    case .trap(let message): "fatal error: \(message.text)"
    case .echo(let text): "= \(text)"
    }
  }

  /// The line where the script's code stood, for a sentence.
  var startLine: String { (call ?? position)?.words ?? "the script" }

  /// The line where it happened, for a sentence.
  var line: String { (position ?? call)?.words ?? "the script" }
}
