import Foundation
public import LabBindings
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
      format: Format = .console, showsThreads: Bool = false, isRealTime: Bool = false,
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
    /// How it ended.
    public let outcome: Lab.Outcome
    /// The mistakes, each as the lines to print.
    public let mistakes: [String]
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
    let renderer = Box(
      options.format.renderer(
        clock: LogClock(start: start, offset: offset), showsThreads: options.showsThreads))
    var configuration = Lab.Configuration()
    configuration.isRealTime = options.isRealTime
    configuration.limit = limit
    configuration.traces = options.format.needsEvents
    configuration.startDate = start
    configuration.sink = { record in
      if let line = renderer.value.line(for: record) { write(line) }
    }
    lab = Lab(configuration)
  }

  /// Runs the script to its end on threads of its own, and waits.
  public func run() -> Report {
    let outcome = lab.run(file)
    var mistakes = lab.reported.map(DiagnosticPrinter.text)
    if case .failed(let diagnostics) = outcome {
      mistakes += diagnostics.map(DiagnosticPrinter.text)
    }
    var reached: StageTime?
    if case .limitReached = outcome, saysLimit { reached = limit }
    return Report(outcome: outcome, mistakes: mistakes, reachedLimit: reached)
  }

  /// Stops the run. Safe on any thread.
  public func interrupt() { lab.interrupt() }
}

/// A renderer on its way to the thread that draws.
///
/// Guarded by the stage's baton: records come one at a time.
private final class Box: @unchecked Sendable {
  let value: any Renderer

  init(_ value: any Renderer) { self.value = value }
}
