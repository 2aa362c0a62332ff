import LessonKit

/// Moving through the open lesson, and reporting what happened.
extension Workspace {
  /// Moves through the open lesson, and reports what happened on the way.
  ///
  /// - Parameter isJump: Whether the learner goes elsewhere, instead of on.
  func move(
    _ detail: StepReport.Detail,
    isJump: Bool = false,
    ifNothing nothing: (() -> String)? = nil,
    _ body: (LessonPlayer) -> LessonPlayer.Progress
  ) -> Reply {
    guard let player else { return Reply.nothingOpen }
    let progress = activeRuns.during(ActiveRuns.Run(player)) { body(player) }
    return report(progress, detail, isJump: isJump, ifNothing: nothing)
  }

  /// The report after a move.
  ///
  /// - Parameter nothing: Returns the first line if nothing happened.
  func report(
    _ progress: LessonPlayer.Progress,
    _ detail: StepReport.Detail,
    isJump: Bool = false,
    ifNothing nothing: (() -> String)? = nil
  ) -> Reply {
    guard let player else { return Reply.nothingOpen }
    var reply = Reply()
    let page = shownStep
    let report = StepReport(player.story, detail, view())
    reply.lines = report.lines(of: progress.records)
    if report.hasArrows(progress.records), shownNotes.insert(.arrows).inserted {
      reply.lines += report.key
    }
    if reply.lines.isEmpty, progress.stop == .arrived, let nothing { reply.lines = [nothing()] }
    notePicture(printedIn: progress.records)
    if progress.stop == .arrived, detail == .log, nothing == nil,
      let silence = player.silence(in: progress)
    {
      reply.lines.insert(silence, at: 0)
    }
    switch progress.stop {
    case .arrived: break
    case .breakpoint(let title): reply.lines.append(StopMessage.breakpoint(title))
    case .interrupted: reply.errors.append(Self.interrupted)
    case .end(let mistakes):
      reply.errors += mistakes
      if let limit = player.reachedLimit { reply.errors.append(StopMessage.limit(limit)) }
      if let failed = player.failedEntry {
        reply.errors.append("`:back` takes back entry \(failed), so that the lesson can continue.")
      }
      reply.isFailure = !mistakes.isEmpty
      // A jump over pages that the learner has not read does not do the lesson.
      let isDone = !isJump || player.step == page
      reply.lines += changedPicture()
      if mistakes.isEmpty { reply.lines += pagesLeft() + ending(isDone: isDone) }
    }
    guard progress.stop == .arrived, player.isAtClosing(after: page) else {
      reply.lines += arrival()
      // A page may be longer than the window.
      reply.isView = shownStep != page
      return reply
    }
    reply.lines += [""] + show(player.step) + [""]
    let count = player.steps[player.step].code.count { !$0.text.trimmed.isEmpty }
    let end = move(.log) { $0.advance(to: .statements(count)) }
    reply.lines += end.lines
    (reply.errors, reply.isFailure) = (reply.errors + end.errors, end.isFailure)
    reply.isView = true
    return reply
  }

  /// The page of the current step, unless it is on the screen, and the current statement.
  ///
  /// - Parameter isBelowPage: Whether the page of the step has just been shown.
  func arrival(isBelowPage: Bool = false) -> [String] {
    guard let player else { return [] }
    if let lesson {
      updateProgress { $0.reach(player.step + 1, of: player.steps.count, in: lesson.name) }
    }
    // After a run to the end, the pages that were passed are not shown.
    let isShown = player.step == shownStep || player.isAtEnd
    let page = isShown ? [] : [""] + show(player.step)
    return page + withPicture { player.position(isBelowPage: isBelowPage || !isShown, $0) }
  }

  /// The heading of the current step.
  var heading: [String] { player.map { $0.page($0.step).heading(view()) } ?? [] }

  /// The pages of steps without a statement that ran, and the lesson's closing prose, if the learner has read the pages before
  /// them.
  private func pagesLeft() -> [String] {
    guard let player, player.step == shownStep else { return [] }
    // At the time limit, a step may only have come too late.
    let pages = player.reachedLimit == nil ? player.unentered.flatMap { [""] + show($0) } : []
    let closing = closing
    // It is what the screen shows now.
    if !closing.isEmpty { shownStep = player.steps.count }
    return pages + closing
  }

  /// The lesson's closing prose, if its last page has been read and the run has ended.
  var closing: [String] {
    guard let player, player.isAtEnd, let last = player.steps.indices.last,
      shownStep == last || player.step == last
    else { return [] }
    return player.page(last).closing(view())
  }

  private func ending(isDone: Bool) -> [String] {
    if let lesson, isDone { noteDone(lesson) }
    let left = player.map { Ledger(of: $0.story, source: source).entries.count } ?? 0
    let leftOver =
      "\(Counted.of(left, "subscription")) \(left == 1 ? "is" : "are") left: `:ledger`."
    return [
      StopMessage.end + (left == 0 ? "" : " " + leftOver),
      "`:marbles`, `:threads`, `:why N` and `:back` show what happened.",
    ] + (exercise == nil ? following : ["`:check` compares the log with the goal."])
  }

  /// How to go on after a lesson of the course.
  private var following: [String] {
    guard let lesson, let lessons = catalog?.lessons,
      let index = lessons.firstIndex(where: { $0.name == lesson.name }), index + 1 < lessons.count
    else { return [] }
    let (name, title) = (lessons[index + 1].name, lessons[index + 1].title)
    let stop = title.last.map { ".?!".contains($0) } ?? false ? "" : "."
    return ["`:open \(name)` goes on with the next: \(title)\(stop)"]
  }

  /// The page of a step, which is then on the screen.
  func show(_ index: Int, opensSetup: Bool = false) -> [String] {
    guard let player else { return [] }
    shownStep = index
    return player.page(index).lines(view(), opensSetup: opensSetup)
  }

  /// The code that is folded in the steps before one.
  func setups(before index: Int) -> [String] {
    guard let player else { return [] }
    let lines = (0..<index).flatMap { player.page($0).setups(view()) }
    return lines.isEmpty ? [] : lines + [""]
  }
}
