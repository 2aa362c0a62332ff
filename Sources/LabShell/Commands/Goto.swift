import LessonKit

extension Command {
  static let goto = onWorkspace(
    "goto",
    "g",
    argument: "WHERE",
    summary:
      "Go to a step (`3`), an event (`#12`), a line of the code (`L36`), a time (`2.5s`), `start` or `end`",
    onEnter: .next
  ) { argument, workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    let move: (LessonPlayer) -> LessonPlayer.Progress
    /// What is wrong if the move has run to the end.
    var missing: String?
    if argument == "end" {
      move = { $0.advance(to: .end) }
    } else if argument == "start" {
      let typed = player.typed
      player.rewind()
      return Reply(
        lines: workspace.tookBack(from: typed)
          + ["▶ at the beginning; Enter runs to the first statement"] + workspace.arrival()
      )
    } else if argument.hasPrefix("#"), let number = Int(argument.dropFirst()), number >= 0 {
      move = { $0.go(toRecord: number) }
      missing = "there is no event #\(number)"
    } else if argument.first == "L", let line = Int(argument.dropFirst()) {
      guard player.steps.contains(where: { $0.code.contains { $0.number == line } }) else {
        return .failure("error: line \(line) has no code; `:look` shows the code of this step")
      }
      move = { $0.go(toLine: line) }
      missing = "no statement of the script itself begins on line \(line)"
    } else if let number = Int(argument) {
      let count = player.steps.count
      guard (1...count).contains(number) else {
        return .failure(
          "error: this lesson has \(count == 1 ? "one step" : "the steps 1 to \(count)")"
        )
      }
      move = { $0.go(toStep: number - 1) }
    } else if argument.last?.isLetter == true,
      let time = Markup.time(argument.replacing("t=", with: ""))
    {
      move = { $0.go(toTime: time) }
    } else {
      return .failure(
        "error: `\(argument)` is not a step, event, line or time; try `:goto 2`, `:goto #12`, `:goto L36`, `:goto 2.5s`, `:goto start` or `:goto end`"
      )
    }
    // The page of the step is shown anew.
    if Int(argument) != nil { workspace.shownStep = nil }
    let (before, shown, typed) = (player.position, workspace.shownStep, player.typed)
    var reply = workspace.move(.log, isJump: true, move)
    if let missing, player.isAtEnd, player.position > before {
      reply.errors.append("error: \(missing); `:back` goes back to where you were")
      reply.isFailure = true
    }
    // A step without a statement is never reached: its page is all there is.
    if let number = Int(argument), player.unentered.contains(number - 1),
      workspace.shownStep != number - 1
    {
      reply.lines += [""] + workspace.show(number - 1)
    }
    // After a move back, or none, nothing else shows the current point.
    if player.position <= before, !reply.isFailure {
      let step = player.step != shown ? [] : workspace.heading
      // Before the first event, the step is enough.
      let event = player.sequence == 0 && player.step > 0 ? [] : workspace.lastEvent()
      reply.lines = workspace.tookBack(from: typed) + event + step + reply.lines
    }
    return reply
  }
}
