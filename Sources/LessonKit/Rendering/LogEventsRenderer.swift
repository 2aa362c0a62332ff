import Stage

/// Renders every event of every subscription as ReactiveSwift's `logEvents` prints it, and what the script prints.
struct LogEventsRenderer: Renderer {
  var kinds: LogRecord.Kinds { .all }

  func line(for record: LogRecord) -> String? {
    switch record.payload {
    case .print(let line): line
    case .debug(let report): report.line
    case .subscribed: line("starting", record)
    case .event(_, .next(let element)): line("value \(element)", record)
    case .event(_, .error(let error)): end("failed \(error)", record)
    case .event(_, .completed): end("completed", record)
    case .event(_, .interrupted): end("interrupted", record)
    case .disposed(_, let isAfterEnd): isAfterEnd ? nil : line("disposed", record)
    case .hop, .turn, .sent, .connected, .created, .mistake, .warning, .trap, .echo, .gesture,
      .control, .shown, .screen, .request, .response:
      nil
    }
  }

  private func end(_ event: String, _ record: LogRecord) -> String {
    line(event, record) + "\n" + line("terminated", record)
  }

  private func line(_ event: String, _ record: LogRecord) -> String {
    "[] \(event) fileName: \(record.position?.file ?? ""), functionName: , "
      + "lineNumber: \(record.position?.line ?? 0)"
  }
}
