import LessonKit
import Stage

/// Events as lines for a learner who steps through them.
struct StepReport {
  enum Detail {
    /// Every event.
    case events
    /// What was printed; the other events are counted.
    case log
  }

  private let story: Story
  private let detail: Detail

  private let view: ViewOptions
  /// The number of each printed record's first line in the log.
  private let numbers: [Int: Int]

  init(_ story: Story, _ detail: Detail, _ view: ViewOptions) {
    self.story = story
    numbers = Dictionary(
      story.log.map { ($0.record.sequence, $0.number) },
      uniquingKeysWith: { first, _ in first }
    )
    self.detail = detail
    self.view = view
  }

  func lines(of records: [LogRecord]) -> [String] {
    let shown = records.filter { detail == .events ? !$0.isDetail : isPrinted($0) }
    let hidden = records.count { !$0.isDetail } - shown.count
    let lines = shown.map(line)
    guard detail == .log, hidden > 0, !shown.isEmpty || records.count > 1 else { return lines }
    let from = records.first { !$0.isDetail }?.sequence ?? 0
    let count =
      lines.isEmpty
      ? Counted.of(hidden, "event") : "\(hidden) more \(hidden == 1 ? "event" : "events")"
    return lines + ["  (\(count): `:log #\(from)`)"]
  }

  /// Whether a line has an arrow between a subscription and its event.
  func hasArrows(_ records: [LogRecord]) -> Bool {
    detail == .events && records.contains { !isPrinted($0) && story.subscription(of: $0) != nil }
  }

  /// What the arrows between events mean.
  var key: [String] {
    view.folded("  (→ at a source or an operator, ← at a subscriber)", indent: "   ")
      .map { view.paint($0, .dim) }
  }

  /// `#4 1s worker 1 (kitchen)  s1 first L36 ← next(0)`; what is in the log has the number of its line in the log:
  /// `line 3 1s main  \`First 0\``.
  func line(_ record: LogRecord) -> String {
    let number = numbers[record.sequence].map { "line \($0)" } ?? "#\(record.sequence)"
    let queue = story.queue(of: record).map { " (\($0))" } ?? ""
    let when = "\(number) \(record.time) \(record.thread.title)\(queue)"
    let start = view.paint(when, .dim) + "  "
    if let text = record.logLine { return start + view.paint("`\(text)`", .bold) }
    guard let subscription = story.subscription(of: record) else {
      return start + sharedName(record) + phrase(record)
    }
    let place = subscription.position.map { " \($0.label)" } ?? ""
    let name = "\(subscription.handle) \(subscription.shownName)\(place)"
    return start + "\(name) \(subscription.isSubscriber ? "←" : "→") \(phrase(record))"
  }

  /// The subject or shared observable of a record.
  private func sharedName(_ record: LogRecord) -> String {
    guard let stream = story.sharedStreams.first(where: { $0.id == record.stream }),
      let name = stream.variable ?? (record.kind == .created ? nil : stream.call)
    else { return "" }
    if record.kind == .created { return name + " = " }
    return name + (stream.position.map { " \($0.label)" } ?? "")
      + (record.kind == .sent ? " ← " : " ")
  }

  private func phrase(_ record: LogRecord) -> String {
    switch record.kind {
    case .error: view.paint(record.phrase, .red)
    case .completed: view.paint(record.phrase, .green)
    case .disposed: view.paint(record.phrase, .yellow)
    default: record.phrase
    }
  }

  private func isPrinted(_ record: LogRecord) -> Bool {
    record.logLine != nil
  }
}
