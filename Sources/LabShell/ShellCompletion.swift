import LabBindings
import LessonKit
import LineEditor
import ScriptSource

/// Completes a line of the prompt: a command, its argument, or a Swift name.
struct ShellCompletion {
  private let session: any Session

  init(_ session: any Session) { self.session = session }

  func completion(of text: String) -> Completion? {
    guard text.hasPrefix(":") else {
      guard let workspace = session.workspace else { return nil }
      return workspace.inTurn { workspace.completions(of: text) }.map {
        Completion(typed: $0.typed.count, candidates: $0.candidates)
      }
    }
    let parts = text.dropFirst().split(
      separator: " ",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard parts.count == 2, let command = CommandList.named(String(parts[0])) else {
      return words(
        (CommandList.all + CommandList.gestures).map(\.name),
        after: parts.first ?? "",
        ending: " "
      )
    }
    if Command.gestures.contains(where: { $0.name == command.name }) {
      return names(after: "\(command.name) \(parts[1])")
    }
    return words(arguments(of: command), after: parts[1], ending: "")
  }

  /// What is on the screen.
  private func names(after gesture: String) -> Completion? {
    guard let workspace = session.workspace else { return nil }
    let found = workspace.inTurn { workspace.completions(ofGesture: gesture) }
    return found.flatMap { words($0.names, after: $0.typed, ending: "") }
  }

  private func arguments(of command: Command) -> [String] {
    switch command.name {
    case "open", "run": session.lessonNames
    case "help": (CommandList.all + CommandList.gestures).map(\.name)
    case "doc": RxReference.names.sorted()
    case "try": RxReference.operators.sorted()
    case "log": ["events"]
    case "live": ["off"]
    case "goto": ["start", "end"]
    case "break": Breakpoint.completions + ["off"]
    default: []
    }
  }

  private func words(_ words: [String], after typed: some StringProtocol, ending: String)
    -> Completion
  {
    Completion(
      typed: typed.count,
      candidates: words.filter { $0.hasPrefix(typed) },
      ending: ending
    )
  }
}
