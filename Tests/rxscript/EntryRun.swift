import Foundation
import LabBindings
import ScriptMachine
import ScriptSource

/// Runs the entries of a session one after the other.
enum EntryRun {
  /// - Parameter path: A file with lines `---` between the entries.
  static func run(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("\(path): can't be read")
      exit(1)
    }
    for line in lines(of: text) { print(line) }
  }

  /// What the entries print, the values that they give, and what is said of them.
  static func lines(of text: String) -> [String] {
    LargeStack.run(bytes: 64 << 20) {
      let entries = text.split(separator: "\n", omittingEmptySubsequences: false).split {
        $0 == "---"
      }
      return lines(of: entries.map { $0.joined(separator: "\n") })
    }
  }

  private static func lines(of entries: [String]) -> [String] {
    var output = ""
    let program = ScriptProgram(Runtime.Host { text, _ in output += text })
    let threads = PlainThreads()
    threads.connect(program.runtime)
    defer {
      program.runtime.stop()
      threads.end()
      program.release()
    }
    guard let session = try? ScriptSession(program) else { return [] }
    for (number, entry) in entries.enumerated() {
      switch session.enter(SourceFile(name: "entry \(number + 1)", text: entry)) {
      case .finished(let value): if let value { output += "\(value)\n" }
      case .refused(let mistakes):
        for mistake in mistakes { output += "refused: \(ScriptRun.line(mistake))\n" }
      case .failed(let problem): output += "failed: \(ScriptRun.line(problem))\n"
      }
    }
    return output.split(separator: "\n").map(String.init)
  }
}
