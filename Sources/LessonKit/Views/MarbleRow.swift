import Stage
import TerminalText

/// The cells of a lane: its marks at each time.
struct MarbleRow {
  /// The marks of a lane at one time, side by side.
  struct Cell {
    /// A mark in a cell.
    struct Glyph {
      let mark: MarbleLane.TimedMark
      let text: String
      /// The columns before it in its cell.
      let offset: Int
    }

    fileprivate(set) var text = ""
    fileprivate(set) var glyphs: [Glyph] = []

    var width: Int { TextWidth.of(text) }

    fileprivate mutating func add(_ mark: MarbleLane.TimedMark, _ sign: String) {
      glyphs.append(Glyph(mark: mark, text: sign, offset: width))
      text += sign
    }
  }

  private(set) var cells: [StageTime: Cell] = [:]
  let start: StageTime
  let end: StageTime

  init(_ lane: MarbleLane, _ legend: MarbleLegend, end: StageTime) {
    let marks = Dictionary(grouping: lane.marks, by: \.time)
    cells = marks.mapValues { Self.cell($0, legend) }
    start = lane.marks.map(\.time).min() ?? .zero
    self.end = lane.isOpen ? end : lane.marks.map(\.time).max() ?? end
  }

  /// The cell of marks at one time: the beginning, the values, which are in parentheses if they are several, and the end.
  private static func cell(_ marks: [MarbleLane.TimedMark], _ legend: MarbleLegend) -> Cell {
    var cell = Cell()
    var values: [(mark: MarbleLane.TimedMark, text: String)] = []
    var ends: [(mark: MarbleLane.TimedMark, text: String)] = []
    for mark in marks {
      switch mark.mark {
      case .subscribed: cell.add(mark, "^")
      case .value(let value): values.append((mark, legend.text(for: value)))
      case .completed: ends.append((mark, "|"))
      case .failed: ends.append((mark, "X"))
      case .disposed: ends.append((mark, "!"))
      }
    }
    if values.count > 1 { cell.text += "(" }
    for (index, value) in values.enumerated() {
      if index > 0 { cell.text += " " }
      cell.add(value.mark, value.text)
    }
    if values.count > 1 { cell.text += ")" }
    for end in ends { cell.add(end.mark, end.text) }
    return cell
  }
}
