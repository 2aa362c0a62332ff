package import Stage

/// Turns records into lines of one format.
///
/// A renderer knows nothing of Rx except what the records say.
package protocol Renderer: Sendable {
  /// The kinds of records that it shows.
  var kinds: LogRecord.Kinds { get }

  /// The line for a record, without a line break; `nil` if the renderer does not show it.
  func line(for record: LogRecord) -> String?
}

/// The formats in which commands can print a run.
package enum Format: String, CaseIterable, Sendable {
  /// What the script prints, each line after its date.
  case console
  /// What the script prints.
  case plain
  /// Every record as a line of JSON.
  case json
  /// A marble diagram.
  case marbles
  /// A column for each thread, and the hops between them.
  case threads
  /// The subscriptions that had not ended at the end.
  case ledger
  /// Every event as RxSwift 6's `debug` prints it.
  case rxswift
  /// Every event as RxSwift 2's `debug` prints it.
  case rxswift2
  /// Every event as ReactiveSwift's `logEvents` prints it.
  case reactiveswift

  /// The renderer of the format.
  ///
  /// - Parameters:
  ///   - clock: Formats times as dates.
  ///   - showsThreads: Whether each line has its thread, and each first hop on a route has a line.
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

  /// The lines of a format that is drawn when the run is over; nil for other formats.
  ///
  /// - Parameters:
  ///   - records: All records of the run.
  ///   - script: What ran.
  package func view(
    of records: [LogRecord],
    _ script: RunnableScript,
    _ options: ViewOptions
  ) -> [String]? {
    switch self {
    case .marbles: MarbleView(of: Story(records)).lines(options)
    case .threads: ThreadLanes(of: Story(records)).lines(options)
    case .ledger: Ledger(of: Story(records), source: script.source).lines(options)
    default: nil
    }
  }

  /// Whether the format is drawn when the run is over.
  package var isDrawnAtTheEnd: Bool { [.marbles, .threads, .ledger].contains(self) }
}
