import LessonKit

extension Command {
  static let goto = onBench(
    "goto",
    "g",
    argument: "PLACE",
    summary:
      "Go to a step (`3`), an event (`#12`), a time (`2.5s`), `start` or `end`, forwards or back",
    details: ["Enter after it is `:next`."],
    onEnter: .anew
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    let move: (LessonPlayer) -> LessonPlayer.Progress
    if argument == "end" {
      move = { $0.advance(to: .end) }
    } else if argument == "start" {
      let typed = player.typed
      player.rewind()
      return Reply(lines: bench.tookBack(from: typed) + ["at the beginning"] + bench.arrival())
    } else if argument.hasPrefix("#"), let number = Int(argument.dropFirst()), number >= 0 {
      move = { $0.go(toRecord: number) }
    } else if let number = Int(argument) {
      guard player.sections.indices.contains(number - 1) else {
        let count = player.sections.count
        return .failure(
          "error: this lesson has \(count == 1 ? "one step" : "the steps 1 to \(count)")"
        )
      }
      move = { $0.go(toSection: number - 1) }
    } else if argument.last?.isLetter == true,
      let time = Markup.time(argument.replacing("t=", with: ""))
    {
      move = { $0.go(toTime: time) }
    } else {
      return .failure(
        "error: `\(argument)` is no place; try `:goto 2`, `:goto #12`, `:goto 2.5s`, `:goto start` or `:goto end`"
      )
    }
    let (before, shown, typed) = (player.position, bench.shownSection, player.typed)
    var reply = bench.move(.log, move)
    // What passed tells where it stands, unless it went back or nowhere.
    if player.position <= before, !reply.isFailure {
      let step = player.section == shown ? bench.heading : []
      // Before the first event there is no event to stand behind; the step says enough.
      let place = player.sequence == 0 && player.section > 0 ? [] : bench.place()
      reply.lines = bench.tookBack(from: typed) + place + step + reply.lines
    }
    return reply
  }
}
