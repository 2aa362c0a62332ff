public import Stage

/// What the script prints, as it prints it.
///
/// Lines of `debug` have their date, as they always do.
public struct PlainRenderer: Renderer {
  let clock: LogClock

  public func line(for record: LogRecord) -> String? {
    switch record.kind {
    case .print: record.text
    case .debug: "\(clock.text(for: record.time)): \(record.text)"
    default: nil
    }
  }
}
