import Stage

/// Every event of every subscription as ReactiveSwift's `logEvents` prints it, and what the script prints.
struct LogEventsRenderer: Renderer {
  func line(for record: LogRecord) -> String? {
    let event: String
    switch record.kind {
    case .print, .debug: return record.text
    case .subscribed: event = "starting"
    case .next: event = "value \(record.text)"
    case .error: event = "failed \(record.text)"
    case .completed: event = "completed"
    case .disposed: event = "disposed"
    case .hop, .turn, .sent, .connected, .created, .note: return nil
    }
    let place = record.source
    let line =
      "[] \(event) fileName: \(place?.file ?? ""), functionName: , "
      + "lineNumber: \(place?.line ?? 0)"
    let isEnd = record.kind == .completed || record.kind == .error
    let terminated = line.replacing(event, with: "terminated", maxReplacements: 1)
    return isEnd ? line + "\n" + terminated : line
  }
}
