import LessonKit
import Stage
import Testing

struct MarbleChartTests {
  private static func lane(_ marks: [(Double, MarbleLane.Mark)]) -> MarbleLane {
    let timed = marks.map { MarbleLane.TimedMark(time: .seconds($0.0), mark: $0.1) }
    return MarbleLane(title: "a", marks: timed, isOpen: false)
  }

  /// A lane of a chart as ``MarbleView`` draws it, without dashes and parentheses.
  private static func drawn(_ lane: MarbleChart.Lane) -> String {
    var line: [Character] = []
    for glyph in lane.glyphs {
      let start = Int(glyph.column - Double(glyph.text.count) / 2)
      line += Array(repeating: " ", count: max(0, start - line.count)) + Array(glyph.text)
    }
    return String(line)
  }

  @Test(
    arguments: [
      [(0, .subscribed), (1, .value("1")), (2, .value("20")), (4, .completed)],
      [(0, .subscribed), (0, .value("7")), (1, .value("1")), (1, .value("2")), (1, .disposed)],
      [(1, .subscribed), (2.5, .value("a long value")), (4, .failed("Oops()"))],
    ] as [[(Double, MarbleLane.Mark)]]
  )
  func `marks are in the columns of the text`(_ marks: [(Double, MarbleLane.Mark)]) throws {
    let lane = Self.lane(marks)
    let chart = MarbleChart([lane], end: .seconds(4))
    // A title of four columns and a space are in front of 80 columns.
    let text = MarbleView([lane], end: .seconds(4)).lines(ViewOptions(width: 85))[1]
    let marksOfText = text.dropFirst(5).map { "-()".contains($0) ? " " : $0 }
    #expect(Self.drawn(try #require(chart.lanes.first)) == String(marksOfText))
  }

  @Test func `a run's marks have their records, and times between them have columns`() throws {
    let story = try Lessons.recording("hot-cold").story
    let chart = MarbleChart(of: story)
    #expect(chart.isToScale)
    let records = chart.lanes.flatMap { $0.glyphs.compactMap(\.mark.record) }
    #expect(records.count == chart.lanes.reduce(0) { $0 + $1.lane.marks.count })
    for tick in chart.ticks { #expect(chart.column(at: tick.time) == tick.column) }
    #expect(chart.column(at: .seconds(1.5)) > chart.column(at: .seconds(1)))
    #expect(chart.column(at: .seconds(1.5)) < chart.column(at: .seconds(2)))
    #expect(chart.column(at: .seconds(100)) == chart.ticks.last?.column)
  }

  @Test func `a chart is one block, however long the run is`() {
    let marks = (0..<4_000).map { (Double($0 * $0) / 1_000, MarbleLane.Mark.value("\($0)")) }
    let chart = MarbleChart([Self.lane(marks)], end: .seconds(16_000))
    #expect(!chart.isToScale)
    let glyphs = chart.lanes[0].glyphs
    #expect(glyphs.count == 4_000)
    #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.column < $1.column })
  }

  @Test func `nothing to draw has no width`() {
    let chart = MarbleChart([], end: .zero)
    #expect(chart.lanes.isEmpty && chart.ticks.isEmpty && chart.labels.isEmpty)
  }
}
