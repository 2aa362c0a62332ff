import SwiftScript

/// The only place that knows the interpreter's interface.
enum ScriptRun {
  /// Runs a script to its end.
  static func run(_ text: String) -> Run {
    var run = Run()
    let output = Output()
    do {
      try Script(text, name: "program.swift", budget: 200_000) { output.text += $0 }.run()
    } catch {
      run.end = error.wasRefused ? .refused : .stopped
      run.message = error.messages.first ?? ""
    }
    run.lines = output.lines
    return run
  }

  private final class Output {
    var text = ""

    /// A last line without a break is one too.
    var lines: [String] {
      let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return all.last == "" ? all.dropLast() : all
    }
  }
}
