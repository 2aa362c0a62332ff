import LessonKit

extension Command {
  static let breakpoints = onBench(
    "break",
    "u",
    argument: "[WHAT]",
    summary:
      "Stop at `error`, `thread changes`, `sub#2 next`, `line 20` or `\"text\"`; `off` forgets all"
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    if argument == "off" {
      player.breakpoints = []
    } else if !argument.isEmpty {
      guard let breakpoint = Breakpoint(argument) else {
        return .failure("error: `\(argument)` is nothing to stop at; try \(Breakpoint.forms)")
      }
      if !player.breakpoints.contains(breakpoint) { player.breakpoints.append(breakpoint) }
    }
    let all = player.breakpoints.map { "stops at \($0.title)" }
    return Reply(lines: all.isEmpty ? ["stops nowhere"] : all)
  }
}
