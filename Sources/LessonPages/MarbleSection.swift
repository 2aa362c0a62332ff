import LessonKit
import Stage
import TerminalText

/// The marble diagram, in units of the picture.
struct MarbleSection {
  struct Lane {
    let title: String
    /// The position and number of the subscription.
    let suffix: String
    /// The middle of the row.
    let y: Int
    let start: String
    let end: String
    /// The number of the record with which it begins.
    let first: Int
    let marks: [Mark]
  }

  struct Mark {
    let record: Int
    let time: String
    let x: String
    let y: Int
    /// The kind of the mark, which has a shape of its own.
    let kind: String
    /// The text of a value.
    let value: String?
    /// The left side and the width of a value's shape.
    let left: String
    let width: String
    /// The colour of a value, one of eight; equal values have equal colours.
    let colour: Int
    let label: String
  }

  struct Label {
    let x: String
    let text: String
  }

  /// The time that a step takes.
  struct Band {
    let number: Int
    let x: String
    let width: String
    let middle: String
  }

  let width: Int
  let height: Int
  let lanes: [Lane]
  let labels: [Label]
  let bands: [Band]
  /// Pairs of a time and an x coordinate, between which time is to scale.
  let scale: String
  let legend: [String]
  let isToScale: Bool

  private static let row = 26
  /// The room for half a label at each end.
  private static let margin = 12.0

  /// - Returns: Nil if there are no lanes.
  init?(_ chart: MarbleChart, _ story: Story, _ run: StepwiseRun) {
    guard !chart.lanes.isEmpty else { return nil }
    var colours: [String: Int] = [:]
    // A narrow diagram is stretched to the width of a usual window.
    let column = max(10, min(18, 1_200 / Double(chart.width)))
    func x(_ place: Double) -> Double { Self.margin + place * column }
    lanes = chart.lanes.enumerated().map { index, lane in
      let y = index * Self.row + Self.row / 2
      return Lane(
        title: String(lane.lane.title.dropLast(lane.lane.suffix.count)).showingControls(),
        suffix: lane.lane.suffix,
        y: y,
        start: Self.number(x(lane.start)),
        end: Self.number(x(lane.end)),
        first: lane.glyphs.compactMap(\.mark.record).min() ?? 0,
        marks: lane.glyphs.map {
          Self.mark($0, x: x($0.column), y, in: lane.lane, story, &colours)
        }
      )
    }
    width = Int(x(Double(chart.width)) + Self.margin)
    height = chart.lanes.count * Self.row + 4
    labels = chart.labels.map { Label(x: Self.number(x($0.column)), text: $0.time.axisLabel) }
    bands = run.parts.compactMap { part in
      Self.band(part, from: x(chart.column(at: part.start)), to: x(chart.column(at: part.end)))
    }
    scale = chart.ticks.map { "\($0.time.decimalSeconds):\(Self.number(x($0.column)))" }
      .joined(separator: " ")
    legend = chart.legend.map { $0.showingControls() }
    isToScale = chart.isToScale
  }

  private static func mark(
    _ glyph: MarbleChart.Glyph,
    x: Double,
    _ y: Int,
    in lane: MarbleLane,
    _ story: Story,
    _ colours: inout [String: Int]
  ) -> Mark {
    let record = glyph.mark.record.flatMap { story.record($0) }
    var value: String?
    var colour = 0
    let kind: String
    switch glyph.mark.mark {
    case .value(let element):
      kind = "value"
      value = glyph.text
      colour = colours[element] ?? colours.count % 8
      colours[element] = colour
    case .subscribed: kind = "subscribed"
    case .completed: kind = "completed"
    case .failed: kind = "failed"
    case .disposed: kind = "disposed"
    }
    let width = max(20, Double(TextWidth.of(glyph.text)) * 8 + 12)
    return Mark(
      record: glyph.mark.record ?? 0,
      time: glyph.mark.time.decimalSeconds,
      x: number(x),
      y: y,
      kind: kind,
      value: value?.showingControls(),
      left: number(x - width / 2),
      width: number(width),
      colour: colour,
      label: label(of: record, glyph, in: lane).showingControls()
    )
  }

  /// What a screen reader says: `next(0), first L36 s1, at 1 s on worker 1`.
  private static func label(
    of record: LogRecord?,
    _ glyph: MarbleChart.Glyph,
    in lane: MarbleLane
  ) -> String {
    let thread = record.map { " on \($0.thread.title)" } ?? ""
    return "\(record?.phrase ?? glyph.text), \(lane.title), at \(glyph.mark.time.phrase)\(thread)"
  }

  private static func band(_ part: StepwiseRun.Part, from start: Double, to end: Double) -> Band? {
    let width = end - start
    // A step that takes no time has no band.
    guard width >= 4 else { return nil }
    return Band(
      number: part.step + 1,
      x: number(start),
      width: number(width),
      middle: number(start + width / 2)
    )
  }

  /// A coordinate with at most one decimal place.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
