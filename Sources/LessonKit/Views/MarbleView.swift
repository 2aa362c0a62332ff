package import Stage
import TerminalText

/// A marble diagram of a run, with a row for each lane.
///
///     time       0s  1s 2s 3s
///     create L12 ^---0--1--2--!
///     First L32  ^---0--1--!
///
/// `^` is the start of a subscription or the creation of a subject, `|` completion, `X` an error, and `!` a disposal. Marks of a
/// lane at the same time are side by side, several values in parentheses. A long value is drawn as a letter, which a legend
/// below the diagram explains.
///
/// Time is drawn to scale. If the window is too narrow, the scale is coarser; then the diagram is split into blocks; and only
/// then is time not to scale, as a note says.
package struct MarbleView: Sendable {
  private let lanes: [MarbleLane]
  private let end: StageTime
  private let unit: StageTime?

  /// - Parameters:
  ///   - end: The time at which lanes that are still open end.
  ///   - unit: The time that one column stands for if possible; by default, the diagram is as wide as the window allows.
  package init(_ lanes: [MarbleLane], end: StageTime, unit: StageTime? = nil) {
    self.lanes = lanes
    self.end = end
    self.unit = unit
  }

  /// Creates the diagram of a story.
  package init(of story: Story, _ selection: Story.LaneSelection = .automatic) {
    self.init(story.lanes(selection), end: story.end)
  }

  /// The diagram as lines.
  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    guard !lanes.isEmpty else { return [EmptyViewMessage.noSubscription] }
    let legend = MarbleLegend(for: lanes)
    let titles = Self.titles(of: lanes, within: options.width)
    let titleWidth = titles.map { TextWidth.of($0) }.max().map { max($0, "time".count) } ?? 0
    let rows = lanes.map { MarbleRow($0, legend, end: end) }
    let axis = MarbleAxis(rows, end: end, width: options.width - titleWidth - 1, unit: unit)
    var lines: [String] = []
    for block in axis.blocks {
      if !lines.isEmpty { lines.append("") }
      let ruler = TextWidth.padded("time", to: titleWidth) + " " + axis.ruler(block)
      lines.append(options.paint(ruler, .dim))
      for (row, title) in zip(rows, titles) {
        guard let drawn = axis.draw(row, block) else { continue }
        lines.append(
          TextWidth.padded(title, to: titleWidth) + " " + Self.painted(drawn, options)
        )
      }
    }
    if !axis.isToScale { lines += options.folded("(time is not to scale)") }
    return lines + legend.lines(within: options.width)
  }

  private static let colours: [Character: ViewOptions.Colour] = [
    "|": .green, "X": .red, "!": .yellow, "-": .dim,
  ]

  /// A lane with its marks in colour.
  ///
  /// No value looks like a mark, since such values are drawn as letters.
  private static func painted(_ lane: String, _ options: ViewOptions) -> String {
    guard options.usesColour else { return lane }
    var painted = ""
    var rest = lane[...]
    while let sign = rest.first {
      let run = rest.prefix { $0 == sign }
      rest = rest[run.endIndex...]
      painted += colours[sign].map { options.paint(String(run), $0) } ?? String(run)
    }
    return painted
  }

  private static func titles(of lanes: [MarbleLane], within width: Int) -> [String] {
    let room = max(8, min(32, width / 3))
    return lanes.map { lane in
      let name = lane.title.dropLast(lane.suffix.count)
      let left = room - TextWidth.of(lane.suffix)
      if left < 3 { return TextWidth.cut(lane.title, to: room) }
      return TextWidth.cut(String(name), to: left) + lane.suffix
    }
  }
}
