import LessonKit
import Stage

extension Command {
  static let live = onBench(
    "live",
    "v",
    argument: "[off]",
    summary: "Let the wall clock drive the time: events come while you type"
  ) { argument, bench in
    switch argument {
    case "off", "stop":
      bench.stopLive()
      return Reply(lines: ["Time stands still at \(bench.time)."])
    case "", "on":
      bench.goLive()
      return Reply(lines: ["Time runs; `:live off` stops it."])
    default:
      return .failure("error: `:live` lets time run, `:live off` stops it")
    }
  }
}

extension Bench {
  /// The time of the open lesson, or of the prompt's own world.
  var time: StageTime { player?.time ?? world.time }
}
