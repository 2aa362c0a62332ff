public import Stage

/// What the script prints, each line dated: `2016-05-01 04:17:17.225: First 0`.
public struct ConsoleRenderer: Renderer {
  let clock: LogClock
  /// Present if threads are shown.
  let hops: HopFilter?

  public func line(for record: LogRecord) -> String? {
    let isNewWay = hops?.isNewWay(record) ?? false
    switch record.kind {
    case .print, .debug: break
    case .hop where isNewWay: break
    default: return nil
    }
    let text = record.kind == .hop ? "(\(record.text))" : record.text
    let thread = hops == nil ? "" : " [\(record.thread.title)]"
    return "\(clock.text(for: record.time))\(thread): \(text)"
  }
}
