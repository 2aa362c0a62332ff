import Stage

/// What was printed, a column for each thread, and the moves between them.
///
///     time    main           worker 2
///     0.000   passing soup
///             └─────────────▶ h1
///     0.000                  checking soup
public struct ThreadLanes: Sendable {
  private let story: Story

  public init(of story: Story) { self.story = story }

  public func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    let hops = story.hops
    let shown = story.records.filter { $0.kind == .print || $0.kind == .debug }
    guard !shown.isEmpty || !hops.isEmpty else { return [EmptyView.noLine] }
    let threads = threadTitles(shown, hops)
    let timeWidth = max(5, story.end.digits.count) + 1
    let room = (options.width - timeWidth) / max(threads.count, 1) - 1
    guard room >= 8 else { return narrow(shown, hops, options) }
    let header =
      TextWidth.padded("time", to: timeWidth)
      + threads.map { TextWidth.padded(TextWidth.cut($0, to: room), to: room) }
      .joined(separator: " ")
    var lines = [options.paint(header.trimmedAtEnd, .bold)]
    let drawn = Dictionary(uniqueKeysWithValues: hops.map { ($0.record, $0) })
    for record in story.records {
      if let hop = drawn[record.sequence] {
        lines.append(options.paint(arrow(hop, threads, timeWidth, room).trimmedAtEnd, .yellow))
      } else if record.kind == .print || record.kind == .debug,
        let column = threads.firstIndex(of: record.thread.title)
      {
        lines += text(of: record, column, timeWidth, room)
      }
    }
    return lines.map(\.trimmedAtEnd) + listed(hops, options)
  }

  private func threadTitles(_ shown: [LogRecord], _ hops: [Hop]) -> [String] {
    var numbers: [String: Int] = [:]
    for record in story.records { numbers[record.thread.title] = record.thread.number }
    let used = Set(shown.map(\.thread.title)).union(hops.flatMap { [$0.from, $0.to] })
    return used.sorted { (numbers[$0] ?? .max, $0) < (numbers[$1] ?? .max, $1) }
  }

  private func text(of record: LogRecord, _ column: Int, _ timeWidth: Int, _ room: Int) -> [String]
  {
    let text = record.text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    let indent = String(repeating: " ", count: column * (room + 1))
    return TextWidth.wrapped(Self.withoutThread(text), to: room).enumerated().map { number, piece in
      TextWidth.padded(number == 0 ? record.time.digits : "", to: timeWidth) + indent + piece
    }
  }

  /// A line that ends with its thread need not say so in that thread's column.
  static func withoutThread(_ text: String) -> String {
    guard
      let range = text.firstRange(of: " on <nsthread:") ?? text.firstRange(of: " on <NSThread:"),
      text.hasSuffix("}")
    else {
      return text
    }
    return String(text[..<range.lowerBound])
  }

  private func arrow(_ hop: Hop, _ threads: [String], _ timeWidth: Int, _ room: Int) -> String {
    guard let from = threads.firstIndex(of: hop.from), let to = threads.firstIndex(of: hop.to)
    else { return "" }
    let indent = String(repeating: " ", count: timeWidth + min(from, to) * (room + 1))
    let span = abs(to - from) * (room + 1)
    let way = String(repeating: "─", count: max(0, span - 2))
    return indent + (from < to ? "└\(way)▶ \(hop.label)" : "◀\(way)┘ \(hop.label)")
  }

  private func listed(_ hops: [Hop], _ options: ViewOptions) -> [String] {
    hops.isEmpty ? [] : [""] + hops.map { TextWidth.cut($0.line, to: options.width) }
  }

  /// Where columns would be too narrow to read: the thread in front of each line.
  private func narrow(_ shown: [LogRecord], _ hops: [Hop], _ options: ViewOptions) -> [String] {
    let drawn = Dictionary(uniqueKeysWithValues: hops.map { ($0.record, $0) })
    return story.records.compactMap { record -> String? in
      if let hop = drawn[record.sequence] {
        return TextWidth.cut("      \(hop.from) → \(hop.to) (\(hop.label))", to: options.width)
      }
      guard record.kind == .print || record.kind == .debug else { return nil }
      let text = Self.withoutThread(
        record.text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
      )
      return TextWidth.cut(
        "\(record.time.digits) [\(record.thread.title)] \(text)",
        to: options.width
      )
    } + listed(hops, options)
  }
}
