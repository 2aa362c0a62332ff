import Foundation
import LabBindings
public import Stage
public import SwiftScript

/// One run of a script, from file to lines.
public final class ScriptRun {
  /// How to run.
  public struct Options: Sendable {
    public var format: Format
    public var showsThreads: Bool
    public var isRealTime: Bool
    /// Time after which the script is stopped; the standard limit if absent.
    public var limit: StageTime?

    /// Makes options; all have the values that `rxlab run` starts from.
    public init(
      format: Format = .console,
      showsThreads: Bool = false,
      isRealTime: Bool = false,
      limit: StageTime? = nil
    ) {
      self.format = format
      self.showsThreads = showsThreads
      self.isRealTime = isRealTime
      self.limit = limit
    }
  }

  /// How a run went.
  public struct Report {
    /// The mistakes, each as the lines to print.
    ///
    /// Empty if the script did what it says.
    public let mistakes: [String]
    /// Whether `interrupt` stopped it.
    public let wasInterrupted: Bool
    /// The limit that stopped the script, if one did that the script did not set itself.
    public let reachedLimit: StageTime?
  }

  /// Time after which a script without a limit is stopped.
  public static let standardLimit = StageTime.seconds(30)

  private let lab: Lab
  private let file: SourceFile
  private let limit: StageTime
  private let saysLimit: Bool

  /// Prepares a run.
  ///
  /// - Parameter write: Receives each line, without a line break, as it comes.
  public init(_ file: SourceFile, options: Options, write: @escaping @Sendable (String) -> Void) {
    self.file = file
    let own = Markup(file.text).limit
    limit = options.limit ?? own ?? Self.standardLimit
    saysLimit = options.limit == nil && own == nil
    let start = options.isRealTime ? Date() : Stage.Configuration.pinnedStartDate
    let offset = options.isRealTime ? TimeZone.current.secondsFromGMT(for: start) : 0
    let renderer = options.format.renderer(
      clock: LogClock(start: start, offset: offset),
      showsThreads: options.showsThreads
    )
    var configuration = Lab.Configuration()
    configuration.isRealTime = options.isRealTime
    configuration.limit = limit
    configuration.traces = options.format.needsEvents
    configuration.startDate = start
    configuration.sink = { record in
      if let line = renderer.line(for: record) { write(line) }
    }
    lab = Lab(configuration)
  }

  /// Runs the script to its end on threads of its own, and waits.
  public func run() -> Report {
    let ending = lab.run(file)
    var mistakes = lab.reported
    var reached: StageTime?
    var wasInterrupted = false
    switch ending {
    case .finished: break
    case .limitReached: reached = saysLimit ? limit : nil
    case .failed(let diagnostics): mistakes += diagnostics
    case .interrupted: wasInterrupted = true
    }
    return Report(
      mistakes: mistakes.map(DiagnosticPrinter.text),
      wasInterrupted: wasInterrupted,
      reachedLimit: reached
    )
  }

  /// Stops the run.
  ///
  /// Safe on any thread.
  public func interrupt() { lab.interrupt() }
}
