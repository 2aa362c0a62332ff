package import Stage

/// Renders what the script prints, without dates.
///
/// Lines of `debug` have their date, as in RxSwift.
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
