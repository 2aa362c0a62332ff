import ScriptSource
import TerminalText

/// What is shown after a run of a watched script: a title, what is wrong, and the panels below.
package struct WatchPage {
  /// The script's name.
  package let name: String
  private let panels: [any WatchPanel]

  package init(name: String, panels: [any WatchPanel] = [LogPanel(), MarblePanel()]) {
    self.name = name
    self.panels = panels
  }

  /// The first line: what runs, or what happened.
  package func title(_ words: String, _ view: ViewOptions) -> String {
    view.paint(TextWidth.cut("── \(name)  \(words)", to: view.width), .bold)
  }

  /// The page, as many lines as the window has rows, or all of it if the window has no rows.
  ///
  /// - Parameter words: What the title says besides the name; by default, what has changed.
  package func lines(
    after run: WatchedRun?,
    title words: String? = nil,
    _ view: ViewOptions
  ) -> [String] {
    let summary = run.map { "run \($0.number): \($0.summary)" } ?? ""
    let title = title(words ?? summary, view)
    guard let run else { return [title] }
    let messages = run.messages.flatMap { Self.lines(of: $0, view) }
    guard let height = view.height else {
      return [title] + messages + panels.flatMap { $0.lines(after: run, rows: nil, view) }
    }
    let rows = max(0, height - 1)
    // What is wrong comes first, but the log keeps a third of the window, or its last line.
    let log = run.log == nil || rows < 5 ? 0 : max(rows / 3, 2)
    let most = rows - log
    let shown = messages.cut(to: most, view)
    return [title] + shown + lines(of: run, rows: rows - shown.count, view)
  }

  /// The panels in a number of rows: each has its share, and what it does not need is for the others, the first one first.
  private func lines(of run: WatchedRun, rows: Int, _ view: ViewOptions) -> [String] {
    guard rows > 0 else { return [] }
    let full = panels.map { $0.lines(after: run, rows: rows, view) }
    let wanted = full.map(\.count)
    let count = wanted.count { $0 > 0 }
    guard count > 0 else { return [] }
    var shares = wanted.map { min($0, rows / count) }
    for index in shares.indices {
      shares[index] += min(wanted[index] - shares[index], rows - shares.reduce(0, +))
    }
    // A panel that needs more rows than its share leaves them to the first one.
    func lines(_ index: Int, _ share: Int) -> [String] {
      share < wanted[index] ? panels[index].lines(after: run, rows: share, view) : full[index]
    }
    let others = panels.indices.dropFirst().map { lines($0, shares[$0]) }
    let rest = rows - others.reduce(0) { $0 + $1.count }
    return lines(0, rest) + others.joined()
  }

  /// A message in lines that fit the window; code, and the caret below it, stay as they are.
  private static func lines(of message: String, _ view: ViewOptions) -> [String] {
    message.lines.enumerated().flatMap { index, line -> [String] in
      let isError = index == 0 && line.contains("error:")
      return view.foldedMessage(String(line)).map { isError ? view.paint($0, .red) : $0 }
    }
  }
}
