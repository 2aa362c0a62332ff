import TerminalText

/// A part of what is shown after each run of a watched script.
///
/// The log, the marbles and the goal of an exercise are panels. A new view of a watched run is another one.
package protocol WatchPanel {
  /// The panel's lines.
  ///
  /// - Parameters:
  ///   - rows: The most lines that there is room for; nil for no limit.
  /// - Returns: No lines if there is nothing to show, or too little room.
  func lines(after run: WatchedRun, rows: Int?, _ view: ViewOptions) -> [String]
}

/// The end of the log, with `+` before new lines and `-` before lines that are gone.
///
/// A script that cannot run leaves the last log on the screen, dimmed.
package struct LogPanel: WatchPanel {
  package init() {}

  package func lines(after run: WatchedRun, rows: Int?, _ view: ViewOptions) -> [String] {
    guard let log = run.log else { return [] }
    if let rows, rows < 2 { return [] }
    let marked = run.markedLog.lines
    var lines = [view.paint(heading(of: log, in: run), .dim)]
    var shown = marked[...]
    if let rows, marked.count > rows - 1 {
      // If there is room, one more row says what is above.
      shown = marked.suffix(max(rows - 2, 1))
      if rows > 2 { lines.append(view.paint(above(marked.dropLast(shown.count)), .dim)) }
    }
    return lines + shown.map { text($0, isDim: !run.hasRun, view) }
  }

  private func heading(of log: WatchedRun.Log, in run: WatchedRun) -> String {
    if run.hasRun { return log.lines.isEmpty ? "── Log: nothing is printed" : "── Log" }
    return "── Log of run \(log.number)"
  }

  private func above(_ lines: ArraySlice<MarkedLog.Line>) -> String {
    let changed = lines.count { !$0.isSame }
    let changes = changed == 0 ? "" : ", \(changed) of them changed"
    return "  … \(Counted.of(lines.count, "line")) above\(changes)"
  }

  private func text(_ line: MarkedLog.Line, isDim: Bool, _ view: ViewOptions) -> String {
    switch line {
    case .same(let text): isDim ? view.paint("  " + text, .dim) : "  " + text
    case .added(let text): view.paint("+ " + text, .green)
    case .removed(let text): view.paint("- " + text, .red)
    }
  }
}

/// The marbles of the run, as far as there is room.
package struct MarblePanel: WatchPanel {
  package init() {}

  package func lines(after run: WatchedRun, rows: Int?, _ view: ViewOptions) -> [String] {
    guard run.hasRun, !run.story.subscriptions.isEmpty else { return [] }
    let picture = [view.paint("── Marbles", .dim)] + MarbleView(of: run.story).lines(view)
    guard let rows, picture.count > rows else { return picture }
    // The heading, the ruler, a lane, and the row that says that there are more.
    guard rows > 3 else { return [] }
    return picture.cut(to: rows, view)
  }
}

extension [String] {
  /// The lines that fit in a number of rows; the last row says how many lines are left out.
  func cut(to rows: Int, _ view: ViewOptions) -> [String] {
    guard count > rows else { return self }
    if rows < 2 { return Array(prefix(rows)) }
    let rest = Counted.of(count - rows + 1, "more line")
    return prefix(rows - 1) + [view.paint("  … \(rest)", .dim)]
  }
}
