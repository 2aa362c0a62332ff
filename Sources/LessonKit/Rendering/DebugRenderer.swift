import Stage

/// Every event of every subscription as RxSwift's `debug` would print it there, and what the script prints.
///
/// A sequence that ended by itself is disposed too: of a run that records no such disposal that line is missing.
struct DebugRenderer: Renderer {
  enum Dialect {
    case rxSwift6
    case rxSwift2
  }

  let clock: LogClock
  let dialect: Dialect

  func line(for record: LogRecord) -> String? {
    switch record.kind {
    case .print: return record.text
    case .debug: return dated(record, rewritten(record.text))
    case .subscribed, .next, .error, .completed, .disposed: break
    case .hop, .turn, .sent, .connected, .created, .note: return nil
    }
    let name = record.source.map { "\($0.file):\($0.line)" } ?? "?"
    return dated(record, "\(name) -> \(content(of: record))")
  }

  private func dated(_ record: LogRecord, _ text: String) -> String {
    "\(clock.text(for: record.time)): \(text)"
  }

  private var disposed: String { dialect == .rxSwift6 ? "isDisposed" : "disposed" }

  private func content(of record: LogRecord) -> String {
    switch record.kind {
    case .subscribed: "subscribed"
    case .disposed: disposed
    default: "Event " + event(record.phrase)
    }
  }

  /// RxSwift 2 wrote events with a capital, and cut long ones in the middle.
  private func event(_ text: String) -> String {
    guard dialect == .rxSwift2 else { return text }
    let text = text.prefix(1).uppercased() + text.dropFirst()
    return text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text
  }

  /// A line that the script's own `debug` printed, in the dialect.
  private func rewritten(_ line: String) -> String {
    guard dialect == .rxSwift2, let arrow = line.firstRange(of: " -> ") else { return line }
    let name = line[..<arrow.lowerBound]
    let content = String(line[arrow.upperBound...])
    if content == "isDisposed" { return "\(name) -> disposed" }
    guard content.hasPrefix("Event ") else { return line }
    return "\(name) -> Event \(event(String(content.dropFirst(6))))"
  }
}
