import ScriptSource
import Stage

/// An operator on drawn marbles: a small script that runs in virtual time, and the picture of its run.
///
///     debounce(.seconds(3)) on "--a-b--c--|"
///
///     time   0s   5s   10s
///     source ^-a-b--c--|
///     result ^---------c|
///
/// One character of a picture is one second.
package struct OperatorTrial {
  private let request: TrialRequest
  private let sources: [TrialSource]
  private let code: TrialCode

  /// Prepares a trial.
  ///
  /// - Throws: A `Diagnostic` that points at a mistake in what was typed.
  package init(_ request: TrialRequest) throws {
    self.request = request
    let names = Self.names(request.pictures.count)
    guard names.count == request.pictures.count else {
      let first = request.pictures[names.count]
      throw Diagnostic("a trial has at most \(names.count) sources", at: request.span(first.range))
    }
    sources = try zip(names, request.pictures).map {
      try TrialSource(named: $0, $1, in: request)
    }
    code = try TrialCode(request, sources: names, OperatorDeclarations())
  }

  private static func names(_ count: Int) -> [String] {
    count == 1
      ? ["source"]
      : Array(
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"].prefix(count)
      )
  }

  /// Runs it.
  ///
  /// Digits are numbers if the code works with numbers, else strings.
  ///
  /// - Parameter run: Runs what it is given.
  package func result(
    options: ScriptRun.Options = ScriptRun.Options(),
    run: (ScriptRun) -> ScriptRun.Report = { $0.run() }
  ) -> TrialResult {
    var options = options
    let length = sources.map(\.length).max() ?? 0
    options.events = Self.mostEvents
    options.limit = max(.seconds(Self.leastLimit), .seconds(4 * length))
    func record(allowsNumbers: Bool) -> TrialResult {
      let script = TrialScript(request, sources, code, allowsNumbers: allowsNumbers)
      let recording = Recording(of: script.file, options: options, run: run)
      return TrialResult(
        recording,
        script,
        names: sources.map(\.name),
        code: code.text,
        length: .seconds(length)
      )
    }
    var result = record(allowsNumbers: true)
    let hasNumbers = sources.contains { $0.isNumeric && $0.hasElements }
    guard hasNumbers, !result.hasRun, !result.wasInterrupted else { return result }
    let other = record(allowsNumbers: false)
    if other.hasRun {
      result = other
      result.takesDigitsAsStrings = true
    }
    return result
  }

  /// A picture with more events in a second could not be read.
  private static let mostEvents = 10_000

  /// The seconds after which a trial is stopped, unless its pictures are long.
  private static let leastLimit = 60
}
