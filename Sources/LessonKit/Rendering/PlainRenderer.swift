public import Stage

/// What the script prints, as it prints it.
///
/// Lines of `debug` have their date, as they always do.
public struct PlainRenderer: Renderer {
  let clock: LogClock

  public var kinds: LogRecord.Kinds { .printed }

  public func line(for record: LogRecord) -> String? {
    switch record.payload {
    case .print(let line): line
    case .debug(let report): "\(clock.text(for: record.time)): \(report.line)"
    default: nil
    }
  }
}
