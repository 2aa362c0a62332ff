import Stage
import TerminalText

/// The column of each time in a marble diagram.
///
/// If possible, the axis is to scale, in one block or in a few. If some events are too close together and others too far apart
/// for that, the axis is not to scale.
struct MarbleAxis {
  /// A range of times that is drawn under one ruler.
  struct Block {
    fileprivate let first: Int
    fileprivate let last: Int
  }

  /// The times at which something happens.
  let times: [StageTime]
  /// The column of each time.
  let columns: [Int]
  private let width: Int
  private let scale: MarbleScale?
  let blocks: [Block]

  /// Whether equal spans of time have equal widths.
  var isToScale: Bool { scale != nil }

  /// An axis to scale with more blocks than this is harder to read than one that is not to scale.
  private static let mostBlocks = 4

  /// - Parameter unit: The time that has one column if possible; nil uses the whole width.
  init(_ rows: [MarbleRow], end: StageTime, width: Int, unit: StageTime? = nil) {
    var all = Set(rows.flatMap { $0.cells.keys })
    if rows.contains(where: { $0.end == end }) { all.insert(end) }
    let times = all.sorted()
    let room = max(width, 8)
    self.times = times
    self.width = room
    let widths = times.map { time in
      rows.compactMap { $0.cells[time] }.map(\.width).max() ?? 1
    }
    let lanes = rows.map { row in
      row.cells.sorted { $0.key < $1.key }.map { (time: $0.key, width: $0.value.width) }
    }
    let narrowest = unit.flatMap { unit in
      MarbleScale.narrowest(times, lanes, within: room, unit: unit)
    }
    if let scale = narrowest ?? .finest(times, lanes, within: room) ?? .coarsest(times, lanes) {
      let columns = times.map(scale.column)
      let blocks = Self.evenBlocks(columns, widths, within: room)
      let total = (columns.last ?? 0) + (widths.last ?? 0)
      // A span without events that is longer than a row is in no block.
      if blocks.count <= Self.mostBlocks, total <= room * blocks.count {
        (self.columns, self.blocks, self.scale) = (columns, blocks, scale)
        return
      }
    }
    (columns, blocks) = Self.layout(times, widths, within: room)
    scale = nil
  }

  /// The fewest blocks that are possible, of about equal length, so that the last one is not much shorter.
  private static func evenBlocks(_ columns: [Int], _ widths: [Int], within width: Int) -> [Block] {
    let fewest = blocks(columns, widths, within: width)
    let total = (columns.last ?? 0) + (widths.last ?? 0)
    for limit in min(width, max(1, total / max(1, fewest.count)))...width {
      let blocks = blocks(columns, widths, within: limit)
      if blocks.count <= fewest.count { return blocks }
    }
    return fewest
  }

  /// A layout that is not to scale, with the finest tick that needs the fewest blocks.
  private static func layout(
    _ times: [StageTime],
    _ widths: [Int],
    within width: Int
  ) -> ([Int], [Block]) {
    guard let first = times.first, let last = times.last else { return ([], []) }
    let longest = max(last - first, StageTime(nanoseconds: 1)).nanoseconds * 2
    var best: (columns: [Int], count: Int)?
    for tick in ticks where tick <= longest {
      let columns = columns(for: times, widths, tick: tick)
      let total = (columns.last ?? 0) + (widths.last ?? 0)
      // A span without events that is longer than a row counts too.
      let count = max(blocks(columns, widths, within: width).count, (total + width - 1) / width)
      if count <= times.count, count < best?.count ?? .max { best = (columns, count) }
    }
    if let best { return (best.columns, evenBlocks(best.columns, widths, within: width)) }
    let columns = columns(for: times, widths, tick: .max)
    return (columns, blocks(columns, widths, within: width))
  }

  /// 1, 2 and 5 of every decimal unit from a microsecond to 1,000 seconds.
  private static let ticks: [Int64] = (3...12).flatMap { power in
    let unit = (0..<power).reduce(Int64(1)) { result, _ in result * 10 }
    return [unit, unit * 2, unit * 5]
  }

  /// Columns with at least one dash between two cells, and one for each tick if there is room.
  private static func columns(for times: [StageTime], _ widths: [Int], tick: Int64) -> [Int] {
    var columns: [Int] = []
    var free = 0
    for (index, time) in times.enumerated() {
      let wanted = index == 0 ? 0 : columns[index - 1] + gap(times[index - 1], time, tick)
      columns.append(max(wanted, free))
      free = columns[index] + widths[index] + 1
    }
    return columns
  }

  private static func gap(_ before: StageTime, _ after: StageTime, _ tick: Int64) -> Int {
    let ticks = (after - before).nanoseconds / tick
    return Int(min(ticks, 1 << 30))
  }

  private static func blocks(_ columns: [Int], _ widths: [Int], within width: Int) -> [Block] {
    var blocks: [Block] = []
    var first = 0
    for index in columns.indices where columns[index] + widths[index] - columns[first] > width {
      if index > first { blocks.append(Block(first: first, last: index - 1)) }
      first = index
    }
    if !columns.isEmpty { blocks.append(Block(first: first, last: columns.count - 1)) }
    return blocks
  }

  /// The times above their columns: at equal distances if the axis is to scale, or else as many as fit.
  func ruler(_ block: Block) -> String {
    var line = ""
    for (time, column) in shownLabels(of: block) {
      line += String(repeating: " ", count: column - line.count) + time.axisLabel
    }
    return line
  }

  /// The times above a block, without those for which there is no room.
  func shownLabels(of block: Block) -> [(time: StageTime, column: Int)] {
    var end = 0
    return labels(of: block).filter { time, column in
      let width = time.axisLabel.count
      if column > 0, end + 1 > column || column + width > self.width { return false }
      end = column + width
      return true
    }
  }

  private func labels(of block: Block) -> [(time: StageTime, column: Int)] {
    let start = columns[block.first]
    guard let scale else {
      return (block.first...block.last).map { (times[$0], columns[$0] - start) }
    }
    return scale.labels(from: times[block.first], through: times[block.last])
      .map { ($0, scale.column(of: $0) - start) }
  }

  /// The part of a row that is in a block; nil if the row begins later or has ended.
  func draw(_ row: MarbleRow, _ block: Block) -> String? {
    let isAfter = times[block.first] > row.end
    if isAfter || times[block.last] < row.start { return nil }
    var line = ""
    var used = 0
    for index in block.first...block.last {
      let time = times[index]
      let column = columns[index] - columns[block.first]
      let isGoing = row.isGoing(from: times[max(index - 1, 0)], to: time)
      let fill: Character = isGoing && time <= row.end ? "-" : " "
      line += String(repeating: fill, count: max(0, column - used))
      used = max(used, column)
      if let cell = row.cells[time] {
        line += cell.text
        used += cell.width
      } else if isGoing, time > row.start, time <= row.end, used <= column {
        line += "-"
        used += 1
      }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
