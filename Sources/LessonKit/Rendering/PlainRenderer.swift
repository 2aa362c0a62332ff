package import Stage

/// What the script prints, as it prints it.
///
/// Lines of `debug` have their date, as they always do.
package struct PlainRenderer: Renderer {
  let clock: LogClock

  package var kinds: LogRecord.Kinds { .printed }

  package func line(for record: LogRecord) -> String? {
    switch record.payload {
    case .print(let line): line
    case .debug(let report): "\(clock.text(for: record.time)): \(report.line)"
    default: nil
    }
  }
}
