import Stage

/// Renders the lines of the log that an entry at the prompt leads to: what is printed, and what happens on the screen.
struct EntryRenderer: Renderer {
  let clock: LogClock

  var kinds: LogRecord.Kinds { .printed.union(.onScreen) }

  func line(for record: LogRecord) -> String? {
    PlainRenderer(clock: clock).line(for: record) ?? record.screenLine
  }
}
