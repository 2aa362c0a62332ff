import LessonKit

extension Command {
  static let live = onBench(
    "live",
    "v",
    argument: "[off]",
    summary: "Let the wall clock drive the time: events come while you type"
  ) { argument, bench in
    switch argument {
    case "off", "stop":
      bench.world.stopLive()
      return Reply(lines: ["Time stands still at \(bench.world.time)."])
    case "", "on":
      bench.world.goLive(bench.announce)
      return Reply(lines: ["Time runs; `:live off` stops it."])
    default:
      return .failure("error: `:live` lets time run, `:live off` stops it")
    }
  }
}
