import LabBindings
import Stage
import SwiftScript
import Synchronization

/// A prompt's world: entries run one after another, and what they declare stays.
///
/// Virtual time stands still between entries; what is ready still runs.
public final class LabSession {
  /// What an entry came to.
  public struct Reply {
    /// What the entry printed, and its value.
    public let output: [String]
    /// Mistakes, each as the lines to print.
    public let errors: [String]
  }

  private let lab: Lab
  private let lines: Lines
  private var entries = 0

  /// Makes a world with nothing in it.
  public init() {
    let lines = Lines()
    self.lines = lines
    let renderer = PlainRenderer(clock: LogClock())
    var configuration = Lab.Configuration()
    configuration.traces = false
    configuration.sink = { record in
      if let line = renderer.line(for: record) { lines.append(line) }
    }
    lab = Lab(configuration)
  }

  deinit { lab.finish() }

  /// Whether an entry goes on in the next line.
  public func isIncomplete(_ entry: String) -> Bool { Interpreter.isIncomplete(entry) }

  /// Runs an entry; a final expression's value becomes a line of the output.
  public func evaluate(_ entry: String) -> Reply {
    entries += 1
    let reportedBefore = lab.reported.count
    let file = SourceFile(name: "entry \(entries)", text: entry)
    var errors: [String] = []
    switch lab.evaluate(file, echo: lines.append) {
    case .finished: break
    case .failed(let mistakes): errors = mistakes.map(DiagnosticPrinter.text)
    case .interrupted: errors = ["interrupted"]
    case .limitReached: errors = ["the session has ended"]
    }
    errors += lab.reported.dropFirst(reportedBefore).map(DiagnosticPrinter.text)
    return Reply(output: lines.take(), errors: errors)
  }

  /// Stops the running entry.
  ///
  /// Safe on any thread.
  public func interrupt() { lab.interrupt() }
}

/// Lines on their way from the stage's threads to the prompt.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  func append(_ line: String) { lines.withLock { $0.append(line) } }

  func take() -> [String] {
    lines.withLock { held in
      defer { held = [] }
      return held
    }
  }
}
