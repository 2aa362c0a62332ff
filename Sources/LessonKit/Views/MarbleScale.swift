import Stage

/// How many columns a span of time takes, the same everywhere.
struct MarbleScale {
  /// What stands at one time in one lane.
  typealias Cell = (time: StageTime, width: Int)

  private let columns: Int64
  private let unit: Int64
  private let start: StageTime

  /// The column of a time.
  func column(of time: StageTime) -> Int { width(of: time - start) }

  private func width(of length: StageTime) -> Int { Int(length.nanoseconds * columns / unit) }

  /// The finest scale that fits into a width, with the last time above it; nothing if it doesn't keep the cells of each lane apart.
  static func finest(_ times: [StageTime], _ lanes: [[Cell]], within width: Int) -> MarbleScale? {
    let ends = lanes.compactMap(\.last) + times.suffix(1).map { ($0, $0.short.count) }
    let fitting = scales(for: times).first { scale in
      ends.allSatisfy { scale.column(of: $0.time) + $0.width <= width }
    }
    // On a coarser one nothing is further apart.
    return fitting.flatMap { $0.separates(times, lanes) ? $0 : nil }
  }

  /// The coarsest scale that keeps the cells of each lane apart; nothing if not even a very long drawing does.
  static func coarsest(_ times: [StageTime], _ lanes: [[Cell]]) -> MarbleScale? {
    scales(for: times).reversed().first { $0.separates(times, lanes) }
  }

  /// From one on which everything takes a thousand columns to one on which it takes none.
  private static func scales(for times: [StageTime]) -> [MarbleScale] {
    guard let start = times.first, let end = times.last else { return [] }
    let length = (end - start).nanoseconds
    return units.flatMap { unit in
      (1...9).reversed().map { MarbleScale(columns: $0, unit: unit, start: start) }
    }.filter { scale in
      let (total, overflows) = length.multipliedReportingOverflow(by: scale.columns)
      return !overflows && total / scale.unit <= 1_000
    }
  }

  /// A nanosecond, ten of them, and so on to more than three years.
  private static let units: [Int64] = (0...17).map { power in
    (0..<power).reduce(1) { unit, _ in unit * 10 }
  }

  /// Whether different times have different columns, and there is a dash at least between two cells of a lane.
  private func separates(_ times: [StageTime], _ lanes: [[Cell]]) -> Bool {
    zip(times, times.dropFirst()).allSatisfy { column(of: $0) < column(of: $1) }
      && lanes.allSatisfy { cells in
        zip(cells, cells.dropFirst()).allSatisfy { one, next in
          column(of: one.time) + one.width < column(of: next.time)
        }
      }
  }

  /// The times to write above a drawing: the first one, and then each at the same distance from the one before.
  ///
  /// The distance is the shortest of 1, 2 and 5 of a decimal unit on which the words have room.
  func labels(from first: StageTime, through last: StageTime) -> [StageTime] {
    for step in Self.units.flatMap({ [$0, $0 * 2, $0 * 5] }) {
      // Where a distance is no whole number of columns, it would be drawn longer here than there.
      let (total, overflows) = step.multipliedReportingOverflow(by: columns)
      guard !overflows, total % unit == 0 else { continue }
      let room = Int(total / unit)
      guard room > 2 else { continue }
      let from = (first.nanoseconds / step + 1) * step
      let labels = stride(from: from, through: last.nanoseconds, by: Int64.Stride(step))
        .map { StageTime(nanoseconds: $0) }
      if labels.allSatisfy({ $0.short.count < room }) { return [first] + labels }
    }
    return [first]
  }
}
