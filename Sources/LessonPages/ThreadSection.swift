import LessonKit
import Stage
import TerminalText

/// The log with a column for each thread, and the hops between them.
struct ThreadSection {
  struct Row {
    let record: Int
    let time: String
    /// The time as it is shown.
    let moment: String
    /// The cells of a line: one for each thread, with text in one of them.
    var cells: [Cell] = []
    var hop: [Hop] = []
  }

  struct Cell {
    let text: String?
  }

  struct Hop {
    /// The columns before the arrow, under it, and after it.
    let before: Int
    let span: Int
    let after: Int
    let pointsRight: Bool
    let label: String
    /// The hop in a sentence.
    let phrase: String
  }

  let titles: [String]
  let rows: [Row]
  /// A line for each route.
  let routes: [String]
  /// The columns of the table.
  let count: Int

  init(_ trace: ThreadTrace) {
    titles = trace.titles.map { $0.showingControls() }
    count = titles.count
    routes = trace.routes.map { $0.line.showingControls() }
    rows = trace.rows.map { row in
      switch row {
      case .line(let record, let column):
        return Row(
          record: record.sequence,
          time: record.time.decimalSeconds,
          moment: record.time.digits,
          cells: trace.titles.indices.map {
            Cell(text: $0 == column ? record.textWithoutThread.showingControls() : nil)
          }
        )
      case .hop(let route, let from, let to):
        let (first, last) = (min(from, to), max(from, to))
        let hop = Hop(
          before: first,
          span: last - first + 1,
          after: trace.titles.count - last - 1,
          pointsRight: from < to,
          label: route.label,
          phrase: "hop from \(route.from) to \(route.to)".showingControls()
        )
        return Row(
          record: route.record,
          time: route.time.decimalSeconds,
          moment: route.time.digits,
          hop: [hop]
        )
      }
    }
  }
}
