import Stage

/// Renders every event of every subscription as RxSwift's `debug` would print it there, and what the script prints.
struct DebugRenderer: Renderer {
  let clock: LogClock
  let style: LogRecord.DebugReport.Style

  var kinds: LogRecord.Kinds { .all }

  func line(for record: LogRecord) -> String? {
    switch record.payload {
    case .print(let line): line
    case .debug(let report): dated(record, report.line(style(of: report)))
    case .subscribed: step(.subscribed, record)
    case .event(_, let event): step(.event(event), record)
    case .disposed: step(.disposed, record)
    case .hop, .turn, .sent, .connected, .created, .mistake, .warning, .trap, .echo, .gesture,
      .control, .shown, .screen, .request, .response:
      nil
    }
  }

  private func step(_ step: LogRecord.DebugReport.Step, _ record: LogRecord) -> String {
    let name = record.position.map { "\($0.file):\($0.line)" } ?? "?"
    return dated(record, "\(name) -> \(LogRecord.DebugReport.content(of: step, style))")
  }

  /// The style of a line of the script's own `debug`, which may trim its lines.
  private func style(of report: LogRecord.DebugReport) -> LogRecord.DebugReport.Style {
    style == .rxSwift6 && report.style == .trimmed ? .trimmed : style
  }

  private func dated(_ record: LogRecord, _ text: String) -> String {
    "\(clock.text(for: record.time)): \(text)"
  }
}
