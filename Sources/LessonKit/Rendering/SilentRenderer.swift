import Stage

/// Shows nothing while a run goes on, for formats that are drawn when it is over.
struct SilentRenderer: Renderer {
  func line(for record: LogRecord) -> String? { nil }
}
