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
    /// The columns before the arrow; nil if there are none.
    let before: Int?
    /// The columns of the arrow.
    let span: Int
    /// The columns after the arrow; nil if there are none.
    let after: Int?
    let pointsRight: Bool
    let label: String
    /// The hop in a sentence.
    let phrase: String
  }

  let titles: [String]
  let rows: [Row]
  /// A line for each route.
  let routes: [String]

  init(_ trace: ThreadTrace) {
    titles = trace.titles.map { $0.showingControls() }
    routes = trace.routes.map { $0.line.showingControls() }
    rows = trace.rows.map { row in
      switch row {
      case .line(let record, let column):
        return Row(
          record: record.sequence,
          time: record.time.decimalSeconds,
          moment: record.time.description,
          cells: trace.titles.indices.map {
            Cell(text: $0 == column ? record.textWithoutThread.showingControls() : nil)
          }
        )
      case .hop(let route, let from, let to):
        let (first, last) = (min(from, to), max(from, to))
        let hop = Hop(
          before: first > 0 ? first : nil,
          span: last - first + 1,
          after: last + 1 < trace.titles.count ? trace.titles.count - last - 1 : nil,
          pointsRight: from < to,
          label: route.label,
          phrase: "hop from \(route.from) to \(route.to)".showingControls()
        )
        return Row(
          record: route.record,
          time: route.time.decimalSeconds,
          moment: route.time.description,
          hop: [hop]
        )
      }
    }
  }
}
