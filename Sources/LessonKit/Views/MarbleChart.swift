package import Stage
import TerminalText

/// A marble diagram laid out in columns, for a rendering that draws it in one block, however wide.
///
/// ``MarbleView`` draws the same rows, axis and legend as text.
package struct MarbleChart: Sendable {
  /// A mark in its column.
  package struct Glyph: Sendable, Hashable {
    package let mark: MarbleLane.TimedMark
    /// The value, the letter that stands for it, or the sign of the mark.
    package let text: String
    /// The middle of the text.
    package let column: Double
  }

  /// A row of the diagram.
  package struct Lane: Sendable, Hashable {
    package let lane: MarbleLane
    package let glyphs: [Glyph]
    package let start: Double
    package let end: Double
  }

  /// A time and its column.
  package struct Tick: Sendable, Hashable {
    package let time: StageTime
    package let column: Double
  }

  package let lanes: [Lane]
  /// The times at which something happens.
  ///
  /// Between two of them, time is drawn to scale.
  package let ticks: [Tick]
  /// The times to write above the diagram.
  package let labels: [Tick]
  /// The number of columns.
  package let width: Int
  /// Whether equal spans of time have equal widths everywhere.
  package let isToScale: Bool
  /// The letters that stand for long values, and the errors.
  package let legend: [String]

  /// - Parameter end: The time at which lanes that are still open end.
  package init(_ lanes: [MarbleLane], end: StageTime) {
    let letters = MarbleLegend(for: lanes)
    let rows = lanes.map { MarbleRow($0, letters, end: end) }
    let axis = Self.axis(of: rows, end: end)
    let columns = Dictionary(uniqueKeysWithValues: zip(axis.times, axis.columns))
    func middle(_ time: StageTime) -> Double { Double(columns[time] ?? 0) + 0.5 }
    self.lanes = zip(lanes, rows).map { lane, row in
      let glyphs = row.cells.flatMap { time, cell in
        cell.glyphs.map { glyph in
          let half = Double(TextWidth.of(glyph.text)) / 2
          let column = Double((columns[time] ?? 0) + glyph.offset) + half
          return Glyph(mark: glyph.mark, text: glyph.text, column: column)
        }
      }.sorted { ($0.column, $0.mark.record ?? 0) < ($1.column, $1.mark.record ?? 0) }
      let end = max(middle(row.end), glyphs.last?.column ?? 0)
      return Lane(lane: lane, glyphs: glyphs, start: middle(row.start), end: end)
    }
    ticks = axis.times.map { Tick(time: $0, column: middle($0)) }
    labels =
      axis.blocks.first.map(axis.shownLabels)?
      .map { Tick(time: $0.time, column: Double($0.column) + 0.5) } ?? []
    let lastCells = rows.flatMap { row in
      row.cells.map { time, cell in (columns[time] ?? 0) + cell.width }
    }
    width = max(lastCells.max() ?? 0, (axis.columns.last ?? 0) + 1)
    isToScale = axis.isToScale
    legend = letters.entries
  }

  /// Creates the diagram of a story.
  package init(of story: Story, _ selection: Story.LaneSelection = .automatic) {
    self.init(story.lanes(selection), end: story.end)
  }

  /// The column of a time, which may be between two ticks.
  package func column(at time: StageTime) -> Double {
    guard let next = ticks.firstIndex(where: { $0.time >= time }) else {
      return ticks.last?.column ?? 0
    }
    guard next > 0, ticks[next].time > time else { return ticks[next].column }
    let (one, other) = (ticks[next - 1], ticks[next])
    let part = (time - one.time).seconds / (other.time - one.time).seconds
    return one.column + part * (other.column - one.column)
  }

  /// The narrowest axis to scale with one block; if that is too wide to read, the narrowest one that is not to scale.
  private static func axis(of rows: [MarbleRow], end: StageTime) -> MarbleAxis {
    let axes = [80, 100, 120, 150, 190, 240].lazy.map { MarbleAxis(rows, end: end, width: $0) }
      .filter { $0.blocks.count <= 1 }
    if let axis = axes.first(where: \.isToScale) ?? axes.first { return axis }
    var width = 480
    while true {
      let axis = MarbleAxis(rows, end: end, width: width)
      if axis.blocks.count <= 1 || width > 1 << 20 { return axis }
      width *= 2
    }
  }
}
