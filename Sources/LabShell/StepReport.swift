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

  init(_ story: Story, _ detail: Detail) {
    self.story = story
    self.detail = detail
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
    let start = "#\(record.sequence) \(record.time) \(record.thread.title)  "
    if isPrinted(record) { return start + "`\(record.text)`" }
    guard let subscription = story.subscription(of: record) else { return start + record.phrase }
    let name = subscription.label ?? subscription.title
    let arrow = subscription.isSubscriber ? "←" : "→"
    return start + "sub#\(subscription.id) \(name) \(arrow) \(record.phrase)"
  }

  private func isPrinted(_ record: LogRecord) -> Bool {
    record.kind == .print || record.kind == .debug
  }
}
