public import Stage

/// What the script prints, each line dated: `2016-05-01 04:17:17.225: First 0`.
public struct ConsoleRenderer: Renderer {
  let clock: LogClock
  let showsThreads: Bool

  public func line(for record: LogRecord) -> String? {
    switch record.kind {
    case .print, .debug: break
    case .hop where showsThreads: break
    default: return nil
    }
    let text = record.kind == .hop ? "(\(record.text))" : record.text
    let thread = showsThreads ? " [\(Self.name(of: record.thread))]" : ""
    return "\(clock.text(for: record.time))\(thread): \(text)"
  }

  private static func name(of thread: LogRecord.Thread) -> String {
    thread.name ?? "worker \(thread.number)"
  }
}
