import LessonKit
import Stage

/// Events as a learner who steps through them reads them, a line each.
struct StepReport {
  enum Detail {
    /// Every event.
    case events
    /// What was printed; the rest is counted.
    case log
  }

  private let story: Story
  private let detail: Detail

  private let view: ViewOptions

  init(_ story: Story, _ detail: Detail, _ view: ViewOptions) {
    self.story = story
    self.detail = detail
    self.view = view
  }

  func lines(of records: [LogRecord]) -> [String] {
    let shown = records.filter { detail == .events ? $0.kind != .turn : isPrinted($0) }
    let hidden = records.count { $0.kind != .turn } - shown.count
    let lines = shown.map(line)
    guard detail == .log, hidden > 0, !shown.isEmpty || records.count > 1 else { return lines }
    let from = records.first { $0.kind != .turn }?.sequence ?? 0
    return lines + ["  (\(hidden) more \(hidden == 1 ? "event" : "events"): `:log #\(from)`)"]
  }

  /// Whether an arrow stands between a subscription and what happened to it.
  func hasArrows(_ records: [LogRecord]) -> Bool {
    detail == .events && records.contains { !isPrinted($0) && story.subscription(of: $0) != nil }
  }

  /// What the arrows between events mean.
  var key: [String] {
    view.folded("  (→ at a source or an operator, ← at a subscriber)", indent: "   ")
      .map { view.paint($0, .dim) }
  }

  /// `#4 1s worker 2  s1 first L36 ← next(0)`.
  func line(_ record: LogRecord) -> String {
    let when = "#\(record.sequence) \(record.time) \(record.thread.title)"
    let start = view.paint(when, .dim) + "  "
    if isPrinted(record) { return start + view.paint("`\(record.text)`", .bold) }
    guard let subscription = story.subscription(of: record) else {
      return start + sharedName(record) + phrase(record)
    }
    let place = subscription.place.map { " \($0.mark)" } ?? ""
    let name = "\(subscription.handle) \(subscription.shownName)\(place)"
    return start + "\(name) \(subscription.isSubscriber ? "←" : "→") \(phrase(record))"
  }

  /// What was sent into, connected or made.
  private func sharedName(_ record: LogRecord) -> String {
    guard let stream = story.sharedStreams.first(where: { $0.id == record.stream }),
      let name = stream.variable ?? (record.kind == .created ? nil : stream.call)
    else { return "" }
    if record.kind == .created { return name + " = " }
    return name + (stream.place.map { " \($0.mark)" } ?? "") + (record.kind == .sent ? " ← " : " ")
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
    record.kind == .print || record.kind == .debug
  }
}
