import Stage

/// The scale of a time axis: the number of columns for a span of time.
struct MarbleScale {
  /// The time and the width of a cell in a lane.
  typealias Cell = (time: StageTime, width: Int)

  private let columns: Int64
  private let unit: Int64
  private let start: StageTime

  /// The column of a time.
  func column(of time: StageTime) -> Int { width(of: time - start) }

  private func width(of length: StageTime) -> Int { Int(length.nanoseconds * columns / unit) }

  /// The finest scale on which the lanes and the last label fit into a width.
  ///
  /// - Returns: Nil if cells of a lane would touch each other.
  static func finest(_ times: [StageTime], _ lanes: [[Cell]], within width: Int) -> MarbleScale? {
    let fitting = scales(for: times).first { $0.fits(times, lanes, within: width) }
    // A coarser scale cannot separate what this one does not.
    return fitting.flatMap { $0.separates(times, lanes) ? $0 : nil }
  }

  /// The coarsest scale on which a unit of time has a column of its own and no cells of a lane touch each other.
  ///
  /// - Returns: Nil if there is none that fits into a width.
  static func narrowest(
    _ times: [StageTime],
    _ lanes: [[Cell]],
    within width: Int,
    unit: StageTime
  ) -> MarbleScale? {
    scales(for: times).reversed().first { scale in
      scale.width(of: unit) > 0 && scale.separates(times, lanes)
        && scale.fits(times, lanes, within: width)
    }
  }

  /// The coarsest scale on which no cells of a lane touch each other.
  ///
  /// - Returns: Nil if even the finest scale cannot separate them.
  static func coarsest(_ times: [StageTime], _ lanes: [[Cell]]) -> MarbleScale? {
    scales(for: times).reversed().first { $0.separates(times, lanes) }
  }

  /// The possible scales, from one on which all times take 1,000 columns to one on which they take none.
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

  /// Powers of ten, from a nanosecond to more than three years.
  private static let units: [Int64] = (0...17).map { power in
    (0..<power).reduce(1) { unit, _ in unit * 10 }
  }

  /// Whether the lanes and the last label fit into a width.
  private func fits(_ times: [StageTime], _ lanes: [[Cell]], within width: Int) -> Bool {
    let ends = lanes.compactMap(\.last) + times.suffix(1).map { ($0, $0.axisLabel.count) }
    return ends.allSatisfy { column(of: $0.time) + $0.width <= width }
  }

  /// Whether different times have different columns, and at least one dash is between two cells of a lane.
  private func separates(_ times: [StageTime], _ lanes: [[Cell]]) -> Bool {
    zip(times, times.dropFirst()).allSatisfy { column(of: $0) < column(of: $1) }
      && lanes.allSatisfy { cells in
        zip(cells, cells.dropFirst()).allSatisfy { one, next in
          column(of: one.time) + one.width < column(of: next.time)
        }
      }
  }

  /// The times to write above a diagram: the first one, then times at equal distances.
  ///
  /// The distance is 1, 2 or 5 of a decimal unit, the shortest one for which the labels fit.
  func labels(from first: StageTime, through last: StageTime) -> [StageTime] {
    for step in Self.units.flatMap({ [$0, $0 * 2, $0 * 5] }) {
      // The distance must be a whole number of columns, or labels would not be evenly spaced.
      let (total, overflows) = step.multipliedReportingOverflow(by: columns)
      guard !overflows, total % unit == 0 else { continue }
      let room = Int(total / unit)
      guard room > 2 else { continue }
      let from = (first.nanoseconds / step + 1) * step
      let labels = stride(from: from, through: last.nanoseconds, by: Int64.Stride(step))
        .map { StageTime(nanoseconds: $0) }
      if labels.allSatisfy({ $0.axisLabel.count < room }) { return [first] + labels }
    }
    return [first]
  }
}
