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
  /// From each beginning to the next end; a source may be subscribed to again.
  private let spans: [(start: StageTime, end: StageTime)]

  init(_ lane: MarbleLane, _ legend: MarbleLegend, end: StageTime) {
    let marks = Dictionary(grouping: lane.marks, by: \.time)
    cells = marks.mapValues { Self.cell($0, legend) }
    start = lane.marks.map(\.time).min() ?? .zero
    let last = lane.isOpen ? end : lane.marks.map(\.time).max() ?? end
    self.end = last
    spans = Self.spans(of: lane, from: start, to: last)
  }

  private static func spans(
    of lane: MarbleLane,
    from start: StageTime,
    to end: StageTime
  ) -> [(start: StageTime, end: StageTime)] {
    var spans: [(start: StageTime, end: StageTime)] = []
    var open: StageTime? = start
    for mark in lane.marks {
      switch mark.mark {
      case .subscribed: open = open ?? mark.time
      case .value: break
      case .completed, .failed, .disposed:
        if let start = open { spans.append((start, mark.time)) }
        open = nil
      }
    }
    return spans + (open.map { [($0, end)] } ?? [])
  }

  /// Whether the lane goes on from one time to a later one.
  func isGoing(from one: StageTime, to other: StageTime) -> Bool {
    spans.contains { $0.start < other && one < $0.end }
  }

  /// The cell of marks at one time: the beginning, the values, which are in parentheses if they are several, and the end.
  private static func cell(_ marks: [MarbleLane.TimedMark], _ legend: MarbleLegend) -> Cell {
    var cell = Cell()
    var values: [(mark: MarbleLane.TimedMark, text: String)] = []
    var ends: [(mark: MarbleLane.TimedMark, text: String)] = []
    func close() {
      if values.count > 1 { cell.text += "(" }
      for (index, value) in values.enumerated() {
        if index > 0 { cell.text += " " }
        cell.add(value.mark, value.text)
      }
      if values.count > 1 { cell.text += ")" }
      for end in ends { cell.add(end.mark, end.text) }
      (values, ends) = ([], [])
    }
    for mark in marks {
      switch mark.mark {
      case .subscribed:
        // A source that has ended may be subscribed to again at once.
        if !ends.isEmpty { close() }
        cell.add(mark, "^")
      case .value(let value): values.append((mark, legend.text(for: value)))
      case .completed: ends.append((mark, "|"))
      case .failed: ends.append((mark, "X"))
      case .disposed: ends.append((mark, "!"))
      }
    }
    close()
    return cell
  }
}
