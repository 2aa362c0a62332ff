package import Stage
import TerminalText

/// The logs of several runs side by side, such as those of variants of a script.
///
/// A row has one line of each run, all printed at the same time. The first row in which the runs differ is marked.
package struct RunComparison: Sendable {
  /// One run.
  package struct Column: Sendable {
    /// One line.
    package let title: String
    package let records: [LogRecord]
    /// The mistake that stopped the run, if any.
    package let mistake: String?

    package init(title: String, records: [LogRecord], mistake: String? = nil) {
      self.title = RunComparison.flat(title)
      self.records = records
      self.mistake = mistake
    }
  }

  /// A line of each run at one time; nil for a run without a further line at that time.
  package struct Row: Sendable, Hashable {
    package let time: StageTime
    package let cells: [String?]
    /// Whether all runs printed the same line.
    package var isSame: Bool { Set(cells).count < 2 }
  }

  /// The runs without a mistake, and those that printed something before it.
  package let columns: [Column]
  package let rows: [Row]
  /// The mistakes, each after the title of its run.
  private let mistakes: [String]

  package init(_ all: [Column]) {
    let columns = all.filter { $0.mistake == nil || $0.records.contains { $0.logLine != nil } }
    self.columns = columns
    mistakes = all.compactMap { column in column.mistake.map { "\(column.title): \($0)" } }
    let printed = columns.map { column in
      Dictionary(grouping: column.records.filter { $0.logLine != nil }) {
        $0.time
      }
    }
    let times = Set(printed.flatMap(\.keys)).sorted()
    rows = times.flatMap { time in
      Self.aligned(printed.map { $0[time]?.compactMap(\.logLine) ?? [] }).map {
        Row(time: time, cells: $0)
      }
    }
  }

  /// The lines of each run in rows, with equal lines in the same row.
  private static func aligned(_ runs: [[String]]) -> [[String?]] {
    var rows: [[String?]] = []
    for (column, lines) in runs.enumerated() {
      let own = Set(lines)
      // A row is known by a line that this run has, too, if there is one.
      let known = rows.map { cells in
        let texts = cells.compactMap(\.self)
        return texts.first(where: own.contains) ?? texts.first ?? ""
      }
      let alignment = LogAlignment(known, lines)
      var merged: [[String?]] = []
      var (row, line) = (0, 0)
      while row < rows.count || line < lines.count {
        let isOnlyBefore = row < rows.count && alignment.removed[row]
        let isOnlyHere = line < lines.count && alignment.inserted[line]
        // Lines that differ share a row if nothing equal is between them.
        let isBefore = isOnlyBefore || !isOnlyHere
        let isHere = isOnlyHere || !isOnlyBefore
        merged.append(
          (isBefore ? rows[row] : Array(repeating: nil, count: column))
            + [isHere ? lines[line] : nil]
        )
        row += isBefore ? 1 : 0
        line += isHere ? 1 : 0
      }
      rows = merged
    }
    return rows
  }

  /// The first row in which the runs differ.
  package var firstDifference: Int? { rows.firstIndex { !$0.isSame } }

  /// The comparison as lines.
  ///
  /// If the columns would be too narrow, the runs are listed one after another.
  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    let timeWidth = max("time".count, rows.map(\.time.description.count).max() ?? 0) + 1
    // Without the mark, a space before it, and the spaces between columns.
    let room = (options.width - timeWidth - 2) / max(columns.count, 1) - 1
    if columns.isEmpty { return mistakes }
    guard room >= 10 || columns.count < 2 else { return list(options) }
    let widths = columns.indices.map { index in
      let cells = rows.map { TextWidth.of($0.cells[index] ?? "") }.max() ?? 0
      return min(room, max(cells, TextWidth.of(columns[index].title)))
    }
    func line(_ time: String, _ cells: [String]) -> String {
      let drawn = zip(cells, widths).map { cell, width in
        TextWidth.padded(TextWidth.cut(cell, to: width), to: width)
      }
      return TextWidth.padded(time, to: timeWidth) + drawn.joined(separator: " ")
    }
    /// The lines of a row that differs. Its cells are wrapped instead of cut, since the difference may be at the end.
    func wrapped(_ row: Row) -> [String] {
      let cells = zip(row.cells, widths).map { TextWidth.wrapped(Self.flat($0 ?? ""), to: $1) }
      return (0..<(cells.map(\.count).max() ?? 0)).map { index in
        line(
          index == 0 ? row.time.description : "",
          cells.map { index < $0.count ? $0[index] : "" }
        )
      }
    }
    let first = firstDifference
    var lines = mistakes + [line("time", headings(widths)).trimmedAtEnd]
    for part in parts {
      switch part {
      case .rows(let range):
        for index in range {
          let row = rows[index]
          var pieces =
            row.isSame
            ? [line(row.time.description, row.cells.map { Self.flat($0 ?? "") })] : wrapped(row)
          if index == first { pieces[0] += " " + options.paint("◀", .yellow) }
          lines += pieces.map(\.trimmedAtEnd)
        }
      case .equal(let count): lines.append(options.paint("⋯ \(count) equal lines", .dim))
      }
    }
    lines += ending(first)
    return lines
  }

  /// The titles in columns of these widths.
  ///
  /// Titles that would look the same at their beginnings are cut in the middle, and numbered if that is not enough.
  private func headings(_ widths: [Int]) -> [String] {
    let titles = columns.map(\.title)
    let isDifferent = { (headings: [String]) in Set(headings).count == Set(titles).count }
    for cut in [TextWidth.cut, TextWidth.cutInMiddle] {
      let headings = zip(titles, widths).map { cut($0, $1) }
      if isDifferent(headings) { return headings }
    }
    return zip(titles.enumerated(), widths).map {
      TextWidth.cut("\($0.offset + 1) \($0.element)", to: $1)
    }
  }

  /// A part of the table.
  private enum Part {
    case rows(Range<Int>)
    /// A number of rows in which the runs are the same, which are not shown.
    case equal(Int)
  }

  /// The number of equal rows that are shown before and after one that differs.
  private static let context = 2

  private var parts: [Part] {
    let shown = rows.indices.filter { index in
      rows[max(0, index - Self.context)...min(rows.count - 1, index + Self.context)]
        .contains { !$0.isSame }
    }
    // Without a difference, all rows are shown.
    if shown.isEmpty { return [.rows(rows.indices)] }
    var parts: [Part] = []
    var next = 0
    func addEqualRows(until end: Int) {
      // Leaving out fewer rows would not save a line.
      if end - next > 2 {
        parts.append(.equal(end - next))
      } else if end > next {
        parts.append(.rows(next..<end))
      }
    }
    for index in shown {
      addEqualRows(until: index)
      parts.append(.rows(index..<index + 1))
      next = index + 1
    }
    addEqualRows(until: rows.count)
    return parts
  }

  private func ending(_ first: Int?) -> [String] {
    guard let first else {
      return columns.count > 1 && mistakes.isEmpty ? ["no difference"] : []
    }
    return ["first difference at \(rows[first].time.phrase), marked ◀"]
  }

  private func list(_ options: ViewOptions) -> [String] {
    var lines = mistakes
    for (index, column) in columns.enumerated() {
      lines.append(TextWidth.cut("\(column.title):", to: options.width))
      for (number, row) in rows.enumerated() {
        guard let cell = row.cells[index] else { continue }
        let mark = number == firstDifference ? " ◀" : ""
        let text = TextWidth.cut("  \(row.time) \(Self.flat(cell))", to: options.width - 2)
        lines.append(text + mark)
      }
    }
    return lines + ending(firstDifference)
  }

  fileprivate static func flat(_ text: String) -> String {
    text.inOneLine
  }
}
