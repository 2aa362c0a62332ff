import Stage
import TerminalText

/// The log with a column for each thread, and the hops between them.
///
///     time    main           worker 1 (kitchen)
///     0.000   passing soup
///             └─────────────▶ h1
///     0.000                  checking soup
package struct ThreadLanes: Sendable {
  private let story: Story

  package init(of story: Story) { self.story = story }

  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    let routes = story.hopRoutes
    let shown = story.printed
    guard !shown.isEmpty || !routes.isEmpty else { return [EmptyViewMessage.noLine] }
    let threads = threadTitles(shown, routes)
    let timeWidth = max(5, story.end.digits.count) + 1
    let room = (options.width - timeWidth) / max(threads.count, 1) - 1
    guard room >= 8 else { return narrow(shown, routes, options) }
    let header =
      TextWidth.padded("time", to: timeWidth)
      + threads.map(story.titleWithQueues)
      .map { TextWidth.padded(TextWidth.cut($0, to: room), to: room) }
      .joined(separator: " ")
    var lines = [options.paint(header.trimmedAtEnd, .bold)]
    let drawn = Dictionary(uniqueKeysWithValues: routes.map { ($0.record, $0) })
    for record in story.records {
      if let route = drawn[record.sequence] {
        lines.append(options.paint(arrow(route, threads, timeWidth, room).trimmedAtEnd, .yellow))
      } else if record.printed != nil,
        let column = threads.firstIndex(of: record.thread.title)
      {
        lines += text(of: record, column, timeWidth, room)
      }
    }
    return lines.map(\.trimmedAtEnd) + listed(routes, options)
  }

  private func threadTitles(_ shown: [LogRecord], _ routes: [HopRoute]) -> [String] {
    var numbers: [String: Int] = [:]
    for record in story.records { numbers[record.thread.title] = record.thread.number }
    let used = Set(shown.map(\.thread.title)).union(routes.flatMap { [$0.from, $0.to] })
    return used.sorted { (numbers[$0] ?? .max, $0) < (numbers[$1] ?? .max, $1) }
  }

  private func text(of record: LogRecord, _ column: Int, _ timeWidth: Int, _ room: Int) -> [String]
  {
    let indent = String(repeating: " ", count: column * (room + 1))
    return TextWidth.wrapped(Self.text(of: record), to: room).enumerated().map { number, piece in
      TextWidth.padded(number == 0 ? record.time.digits : "", to: timeWidth) + indent + piece
    }
  }

  /// The text that a record printed, in one line.
  private static func text(of record: LogRecord) -> String {
    record.textWithoutThread.split(whereSeparator: \.isNewline).joined(separator: "⏎")
  }

  private func arrow(_ route: HopRoute, _ threads: [String], _ timeWidth: Int, _ room: Int)
    -> String
  {
    guard let from = threads.firstIndex(of: route.from), let to = threads.firstIndex(of: route.to)
    else { return "" }
    let indent = String(repeating: " ", count: timeWidth + min(from, to) * (room + 1))
    let span = abs(to - from) * (room + 1)
    let line = String(repeating: "─", count: max(0, span - 2))
    return indent + (from < to ? "└\(line)▶ \(route.label)" : "◀\(line)┘ \(route.label)")
  }

  private func listed(_ routes: [HopRoute], _ options: ViewOptions) -> [String] {
    routes.isEmpty ? [] : [""] + routes.map { TextWidth.cut($0.line, to: options.width) }
  }

  /// The view without columns, for a narrow window: each line has its thread in front.
  private func narrow(_ shown: [LogRecord], _ routes: [HopRoute], _ options: ViewOptions)
    -> [String]
  {
    let drawn = Dictionary(uniqueKeysWithValues: routes.map { ($0.record, $0) })
    return story.records.compactMap { record -> String? in
      if let route = drawn[record.sequence] {
        return TextWidth.cut(
          "      \(route.from) → \(route.to) (\(route.label))",
          to: options.width
        )
      }
      guard record.printed != nil else { return nil }
      return TextWidth.cut(
        "\(record.time.digits) [\(record.thread.title)] \(Self.text(of: record))",
        to: options.width
      )
    } + listed(routes, options)
  }
}

extension LogRecord {
  /// The text that it printed, without its own thread, ` on <NSThread: …>…`, at the end.
  var textWithoutThread: String {
    let text = printed ?? ""
    let end = " on \(thread)"
    return text.hasSuffix(end) ? String(text.dropLast(end.count)) : text
  }
}
