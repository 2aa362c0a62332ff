import LabBindings
import LessonKit
import ScriptSource

extension Command {
  static let breakpoints = onWorkspace(
    "break",
    "u",
    argument: "[WHAT]",
    summary:
      "Stop at `error`, `thread changes`, `s2 next`, `line 20` or `\"text\"`; `off` removes all breakpoints"
  ) { argument, workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    if argument == "off" {
      player.breakpoints = []
    } else if !argument.isEmpty {
      guard let breakpoint = Breakpoint(argument) else {
        return .failure("error: `\(argument)` is not a breakpoint; try \(Breakpoint.forms)")
      }
      let lines = player.file.statementLines
      if let line = breakpoint.line, !lines.contains(line) {
        return .failure("error: " + noStatement(line, in: player.file, lines))
      }
      if !player.breakpoints.contains(breakpoint) { player.breakpoints.append(breakpoint) }
    }
    let all = player.breakpoints.map { "Breakpoint: \($0.title)" }
    return Reply(lines: all.isEmpty ? ["No breakpoints."] : all)
  }

  private static func noStatement(_ line: Int, in file: SourceFile, _ lines: [Int]) -> String {
    let count = file.text.lines.count
    let what =
      line > count
      ? "\(file.name) has \(Counted.of(count, "line"))" : "no statement begins on line \(line)"
    let nearest = lines.min { abs($0 - line) < abs($1 - line) }
    return what + (nearest.map { "; the nearest is on line \($0)" } ?? "")
  }
}
