import Stage

/// Shows nothing while a run goes on, for formats that are drawn from all records when it is over.
struct SilentRenderer: Renderer {
  var kinds: LogRecord.Kinds { .all }

  func line(for record: LogRecord) -> String? { nil }
}
