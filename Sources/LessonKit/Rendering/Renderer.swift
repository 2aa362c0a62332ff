public import Stage

/// Draws the record stream as lines of text.
///
/// A renderer has no knowledge of Rx: all it shows is in the records.
public protocol Renderer: Sendable {
  /// The line for a record, without a line break; `nil` if the renderer doesn't show it.
  func line(for record: LogRecord) -> String?
}

/// The renderings that commands offer.
public enum Format: String, CaseIterable, Sendable {
  /// What the script prints, each line dated.
  case console
  /// What the script prints.
  case plain
  /// Every record as a line of JSON.
  case json

  /// The renderer.
  ///
  /// - Parameters:
  ///   - clock: Turns a record's time into the date that is printed.
  ///   - showsThreads: Whether lines name their thread, and hops between threads have lines.
  public func renderer(clock: LogClock, showsThreads: Bool = false) -> any Renderer {
    switch self {
    case .console: ConsoleRenderer(clock: clock, showsThreads: showsThreads)
    case .plain: PlainRenderer(clock: clock)
    case .json: JSONRenderer(clock: clock)
    }
  }

  /// Whether the renderer shows more than what is printed, so that events have to be recorded.
  public var needsEvents: Bool { self == .json }
}
