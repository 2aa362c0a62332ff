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
    return lines + ["  (\(hidden) more \(hidden == 1 ? "event" : "events"): `:log events`)"]
  }

  /// `#4 1.000s worker 2  First ← next(0)`.
  func line(_ record: LogRecord) -> String {
    let when = "#\(record.sequence) \(record.time) \(record.thread.title)"
    let start = view.paint(when, .dim) + "  "
    if isPrinted(record) { return start + view.paint("`\(record.text)`", .bold) }
    guard let subscription = story.subscription(of: record) else { return start + phrase(record) }
    let name = subscription.label ?? subscription.title
    let arrow = subscription.isSubscriber ? "←" : "→"
    return start + "sub#\(subscription.id) \(name) \(arrow) \(phrase(record))"
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
