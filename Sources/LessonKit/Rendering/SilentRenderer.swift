import Stage

/// Renders nothing during a run, for formats that are drawn when it is over.
struct SilentRenderer: Renderer {
  var kinds: LogRecord.Kinds { .all }

  func line(for record: LogRecord) -> String? { nil }
}
