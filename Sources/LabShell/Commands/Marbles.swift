import LessonKit
import TerminalText

extension Command {
  static let marbles = onWorkspace(
    "marbles",
    "m",
    argument: "[all]",
    summary: "Draw what has happened as a marble diagram",
    details: [
      "A lane is one subscription; equal times are in one column. With a screen, the lane `user` above shows keys and other "
        + "gestures, and the lanes below what has changed on the screen."
    ] + marbleSigns
      + [
        "A letter stands for a longer value, which is listed below the lanes. If there are many subscriptions, only "
          + "sources and subscribers have a lane; `:marbles all` draws all of them."
      ],
    isView: true
  ) { argument, workspace in
    guard ["", "all"].contains(argument) else {
      return .failure("error: `:marbles` draws what has happened, `:marbles all` every lane of it")
    }
    let story = workspace.story
    let isWhole = argument == "all" || story.lanes(.all).count <= mostLanes
    let selection: Story.LaneSelection = isWhole ? .all : .sourcesAndSubscribers
    let lanes = story.lanes(selection)
    let left = story.lanes(.all).count - lanes.count
    let view = workspace.view()
    var lines = MarbleView(of: story, selection).lines(view)
    if left > 0 {
      lines.append("(\(Counted.of(left, "lane")) of operators left out: `:marbles all`)")
    }
    if !lanes.isEmpty { lines += workspace.marbleKey() }
    return Reply(lines: lines + workspace.adviceIfEmpty(lanes.isEmpty))
  }

  /// More lanes than these are hard to read.
  private static let mostLanes = 24

  fileprivate static let marbleSigns = [
    "  ^ subscribed   - time passes   5 an element   (1 5) several at one time",
    "  | completed    X failed        ! disposed",
  ]
}

extension Workspace {
  /// What the signs of a diagram are, the first time in a session.
  func marbleKey() -> [String] {
    guard shownNotes.insert(.marbles).inserted else { return [] }
    let view = view()
    return Command.marbleSigns.flatMap { row in
      TextWidth.of(row) <= view.width ? [row] : view.folded(row, indent: "  ")
    }.map { view.paint($0, .dim) }
  }
}
