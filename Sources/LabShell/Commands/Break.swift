import LabBindings
import LessonKit
import SwiftScript

extension Command {
  static let breakpoints = onBench(
    "break",
    "u",
    argument: "[WHAT]",
    summary:
      "Stop at `error`, `thread changes`, `s2 next`, `line 20` or `\"text\"`; `off` forgets all"
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    if argument == "off" {
      player.breakpoints = []
    } else if !argument.isEmpty {
      guard let breakpoint = Breakpoint(argument) else {
        return .failure("error: `\(argument)` is nothing to stop at; try \(Breakpoint.forms)")
      }
      if let line = breakpoint.line, let lines = try? player.file.statementLines(),
        !lines.contains(line)
      {
        return .failure("error: " + noStatement(line, in: player.file, lines))
      }
      if !player.breakpoints.contains(breakpoint) { player.breakpoints.append(breakpoint) }
    }
    let all = player.breakpoints.map { "stops at \($0.title)" }
    return Reply(lines: all.isEmpty ? ["stops nowhere"] : all)
  }

  private static func noStatement(_ line: Int, in file: SourceFile, _ lines: [Int]) -> String {
    let count = file.text.lines.count
    let what =
      line > count
      ? "\(file.name) has \(Counted.of(count, "line"))" : "no statement begins in line \(line)"
    let nearest = lines.min { abs($0 - line) < abs($1 - line) }
    return what + (nearest.map { "; the nearest begins in line \($0)" } ?? "")
  }
}
