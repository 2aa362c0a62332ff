package import Stage

/// Renders what the script prints and what happens on its screen, each line after its date: `2016-05-01 04:17:17.225: First 0`.
package struct ConsoleRenderer: Renderer {
  let clock: LogClock
  /// Nil if threads are not shown.
  let hops: HopFilter?

  package var kinds: LogRecord.Kinds {
    let lines = LogRecord.Kinds.printed.union(.onScreen)
    return hops == nil ? lines : lines.union(.kind(.hop))
  }

  package func line(for record: LogRecord) -> String? {
    guard let text = record.printed ?? record.screenLine ?? hop(record) else { return nil }
    let thread = hops == nil ? "" : " [\(record.thread.title)]"
    return "\(clock.text(for: record.time))\(thread): \(text)"
  }

  private func hop(_ record: LogRecord) -> String? {
    guard let hops, hops.isFirst(record), let route = record.route else { return nil }
    return "(\(route))"
  }
}
