package import Stage

/// Turns records into lines of one format.
///
/// A renderer has no knowledge of Rx: all it shows is in the records.
package protocol Renderer: Sendable {
  /// The kinds of records that it shows.
  var kinds: LogRecord.Kinds { get }

  /// The line for a record, without a line break; `nil` if the renderer does not show it.
  func line(for record: LogRecord) -> String?
}

/// The renderings that commands offer.
package enum Format: String, CaseIterable, Sendable {
  /// What the script prints, each line dated.
  case console
  /// What the script prints.
  case plain
  /// Every record as a line of JSON.
  case json
  /// A marble diagram of what happened.
  case marbles
  /// A column for each thread, and the moves between them.
  case threads
  /// What was still subscribed at the end.
  case ledger
  /// Every event as RxSwift 6's `debug` prints it.
  case rxswift
  /// Every event as RxSwift 2's `debug` prints it.
  case rxswift2
  /// Every event as ReactiveSwift's `logEvents` prints it.
  case reactiveswift

  /// The renderer.
  ///
  /// - Parameters:
  ///   - clock: Turns a record's time into the date that is printed.
  ///   - showsThreads: Whether lines name their thread, and hops between threads have lines.
  package func renderer(clock: LogClock, showsThreads: Bool = false) -> any Renderer {
    switch self {
    case .console:
      ConsoleRenderer(clock: clock, hops: showsThreads ? HopFilter() : nil)
    case .plain: PlainRenderer(clock: clock)
    case .json: JSONRenderer(clock: clock)
    case .rxswift: DebugRenderer(clock: clock, style: .rxSwift6)
    case .rxswift2: DebugRenderer(clock: clock, style: .rxSwift2)
    case .reactiveswift: LogEventsRenderer()
    case .marbles, .threads, .ledger: SilentRenderer()
    }
  }

  /// The lines that can be drawn only when the run is over; nil for a format that writes as it goes.
  ///
  /// - Parameter records: All of the run's.
  package func view(of records: [LogRecord], _ options: ViewOptions) -> [String]? {
    switch self {
    case .marbles: MarbleDiagram(of: Story(records)).lines(options)
    case .threads: ThreadLanes(of: Story(records)).lines(options)
    case .ledger: Ledger(of: Story(records)).lines(options)
    default: nil
    }
  }

  /// Whether there is something to see only when the run is over.
  package var isDrawnAtTheEnd: Bool { [.marbles, .threads, .ledger].contains(self) }
}
