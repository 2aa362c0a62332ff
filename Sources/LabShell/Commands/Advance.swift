import LessonKit
import Stage

extension Command {
  static let advance = onBench(
    "advance",
    "a",
    argument: "TIME",
    summary: "Let virtual time pass, as in `:advance 3s`; it stands still otherwise",
    details: ["Enter does it again."],
    onEnter: .again
  ) { argument, bench in
    guard !bench.isLive else {
      return .failure("error: the wall clock drives the time; `:live off` stops it")
    }
    guard let time = Markup.time(argument), time > .zero, argument.first?.isNumber == true else {
      return .failure("error: `:advance` needs a time: `:advance 3s`, `250ms`, `2min` or `1h`")
    }
    if let player = bench.player {
      let target = player.time + time
      return bench.move(.log, ifNothing: { "It is \(player.time). Nothing happened." }) {
        $0.advance(to: .time(target))
      }
    }
    let world = bench.world
    let reply = bench.running.during(Running.Work(world)) {
      world.advance(by: time)
    }
    let now = "It is \(world.time)."
    let due = world.nextDue.map { " The next thing is due at \($0)." } ?? " Nothing is due."
    // Why it did not come further stands before how far it came.
    let stopped = reply.errors.filter { $0 == "interrupted" }
    return Reply(
      lines: reply.output + stopped + [now + due],
      errors: reply.errors.filter { $0 != "interrupted" },
      isFailure: !reply.errors.isEmpty
    )
  }
}
