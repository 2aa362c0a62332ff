import Stage
import TerminalText

/// The log with a column for each thread, and the hops between them.
///
///     time   main           worker 1 (kitchen)
///     0s     passing soup
///            └─────────────▶ h1
///     0.500s                checking soup
package struct ThreadLanes: Sendable {
  private let trace: ThreadTrace

  package init(of story: Story) {
    trace = ThreadTrace(of: story)
  }

  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    guard !trace.rows.isEmpty else { return [EmptyViewMessage.noLine] }
    let times = trace.rows.map { row in
      if case .line(let record, _) = row { record.time.description.count } else { 0 }
    }
    let timeWidth = max("time".count, times.max() ?? 0) + 1
    let room = (options.width - timeWidth) / max(trace.titles.count, 1) - 1
    guard room >= 8 else { return narrow(options) }
    let header =
      TextWidth.padded("time", to: timeWidth)
      + trace.titles
      .map { TextWidth.padded(TextWidth.cut($0, to: room), to: room) }
      .joined(separator: " ")
    var lines = [options.paint(header.trimmedAtEnd, .bold)]
    for row in trace.rows {
      switch row {
      case .line(let record, let column):
        lines += text(of: record, column, timeWidth, room)
      case .hop(let route, let from, let to):
        let arrow = arrow(route, from, to, timeWidth, room)
        lines.append(options.paint(arrow.trimmedAtEnd, .yellow))
      }
    }
    return lines.map(\.trimmedAtEnd) + listed(options)
  }

  private func text(of record: LogRecord, _ column: Int, _ timeWidth: Int, _ room: Int) -> [String]
  {
    let indent = String(repeating: " ", count: column * (room + 1))
    return TextWidth.wrapped(Self.text(of: record), to: room).enumerated().map { number, piece in
      TextWidth.padded(number == 0 ? record.time.description : "", to: timeWidth) + indent + piece
    }
  }

  /// The text that a record printed, in one line.
  private static func text(of record: LogRecord) -> String {
    record.textWithoutThread.split(whereSeparator: \.isNewline).joined(separator: "⏎")
  }

  private func arrow(_ route: HopRoute, _ from: Int, _ to: Int, _ timeWidth: Int, _ room: Int)
    -> String
  {
    let indent = String(repeating: " ", count: timeWidth + min(from, to) * (room + 1))
    let span = abs(to - from) * (room + 1)
    let line = String(repeating: "─", count: max(0, span - 2))
    return indent + (from < to ? "└\(line)▶ \(route.label)" : "◀\(line)┘ \(route.label)")
  }

  private func listed(_ options: ViewOptions) -> [String] {
    let lines = trace.routes.map { TextWidth.cut($0.line, to: options.width) }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// The view without columns, for a narrow window: each line has its thread in front.
  private func narrow(_ options: ViewOptions) -> [String] {
    trace.rows.map { row in
      let line =
        switch row {
        case .line(let record, _):
          "\(record.time) [\(record.thread.title)] \(Self.text(of: record))"
        case .hop(let route, _, _): "      \(route.from) → \(route.to) (\(route.label))"
        }
      return TextWidth.cut(line, to: options.width)
    } + listed(options)
  }
}
