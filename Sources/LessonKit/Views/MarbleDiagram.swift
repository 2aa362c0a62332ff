package import Stage
import TerminalText

/// A marble diagram of what happened: a row for each lane, equal times in equal columns.
///
///     time       0s  1s 2s 3s
///     create L12 ^---0--1--2--!
///     First L32  ^---0--1--!
///
/// `^` a subscription begins, or a subject is made, `|` it completed, `X` it failed, `!` it was disposed. Marks of one lane at one time stand side
/// by side, several values in parentheses. A column's place follows the clock: where the window's width doesn't allow it, time
/// is drawn coarser, then in blocks one under the other, and at last not to scale, which is said. Long values have a letter,
/// told below.
package struct MarbleDiagram: Sendable {
  private let lanes: [MarbleLane]
  private let end: StageTime

  /// - Parameter end: Where lanes that are still open break off.
  package init(_ lanes: [MarbleLane], end: StageTime) {
    self.lanes = lanes
    self.end = end
  }

  /// A diagram of a run.
  package init(of story: Story, _ selection: Story.LaneSelection = .automatic) {
    self.init(story.lanes(selection), end: story.end)
  }

  /// The diagram, drawn.
  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    guard !lanes.isEmpty else { return [EmptyView.noSubscription] }
    let legend = MarbleLegend(for: lanes)
    let titles = Self.titles(of: lanes, within: options.width)
    let titleWidth = titles.map { TextWidth.of($0) }.max().map { max($0, "time".count) } ?? 0
    let rows = lanes.map { MarbleRow($0, legend, end: end) }
    let axis = MarbleAxis(rows, end: end, width: options.width - titleWidth - 1)
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

  /// The signs of a lane in colours; no value that stands there looks like one of them.
  private static func painted(_ lane: String, _ options: ViewOptions) -> String {
    guard options.usesColour else { return lane }
    return lane.map { sign in
      switch sign {
      case "|": options.paint("|", .green)
      case "X": options.paint("X", .red)
      case "!": options.paint("!", .yellow)
      case "-": options.paint("-", .dim)
      default: String(sign)
      }
    }.joined()
  }

  private static func titles(of lanes: [MarbleLane], within width: Int) -> [String] {
    let room = max(8, min(32, width / 3))
    return lanes.map { lane in
      let name = lane.title.dropLast(lane.place.count)
      let left = room - TextWidth.of(lane.place)
      if left < 3 { return TextWidth.cut(lane.title, to: room) }
      return TextWidth.cut(String(name), to: left) + lane.place
    }
  }
}

/// Letters for values that are too long to stand in a lane.
struct MarbleLegend {
  private static let longest = 5
  private var letters: [String: String] = [:]
  private var entries: [(letter: String, value: String)] = []
  private var errors: [String] = []

  init(for lanes: [MarbleLane]) {
    var values: [String] = []
    var seen: Set<String> = []
    for lane in lanes {
      for (_, mark) in lane.marks {
        if case .value(let value) = mark, seen.insert(value).inserted { values.append(value) }
        if case .failed(let error) = mark, !errors.contains(error) { errors.append(error) }
      }
    }
    var free = Self.names.filter { !seen.contains($0) }.makeIterator()
    for value in values where !Self.isShort(value) {
      let letter = free.next() ?? "?\(entries.count)"
      letters[value] = letter
      entries.append((letter, value))
    }
  }

  /// A, B, …, Z, A1, B1, … without the letters that are marks.
  private static let names: [String] = (0..<40).flatMap { round in
    "ABCDEFGHIJKLMNOPQRSTUVWYZ".map { "\($0)\(round == 0 ? "" : "\(round)")" }
  }

  /// Whether a value can stand in a lane: short, and not to be taken for a mark.
  private static func isShort(_ value: String) -> Bool {
    !value.isEmpty && TextWidth.of(value) <= longest
      && !value.contains { "^|!X-() ".contains($0) || $0.isNewline }
  }

  func text(for value: String) -> String { letters[value] ?? value }

  func lines(within width: Int) -> [String] {
    var lines = entries.map { "\($0.letter) = \($0.value)" }
    if !errors.isEmpty { lines.append("X = " + errors.joined(separator: ", ")) }
    guard !lines.isEmpty else { return [] }
    return [""]
      + lines.map {
        TextWidth.cut($0.split(whereSeparator: \.isNewline).joined(separator: "⏎"), to: width)
      }
  }
}

/// A lane as cells: what stands at each time.
struct MarbleRow {
  private(set) var cells: [StageTime: String] = [:]
  let start: StageTime
  let end: StageTime

  init(_ lane: MarbleLane, _ legend: MarbleLegend, end: StageTime) {
    var marks: [StageTime: [MarbleLane.Mark]] = [:]
    for (time, mark) in lane.marks { marks[time, default: []].append(mark) }
    cells = marks.mapValues { Self.cell($0, legend) }
    start = lane.marks.map(\.time).min() ?? .zero
    self.end = lane.isOpen ? end : lane.marks.map(\.time).max() ?? end
  }

  private static func cell(_ marks: [MarbleLane.Mark], _ legend: MarbleLegend) -> String {
    var before = ""
    var values: [String] = []
    var after = ""
    for mark in marks {
      switch mark {
      case .subscribed: before += "^"
      case .value(let value): values.append(legend.text(for: value))
      case .completed: after += "|"
      case .failed: after += "X"
      case .disposed: after += "!"
      }
    }
    let middle = values.count > 1 ? "(\(values.joined(separator: " ")))" : values.joined()
    return before + middle + after
  }
}
