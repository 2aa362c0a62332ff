/// A point in virtual time or an interval, in ticks.
public typealias TestTime = Int

extension TestTime {
  /// The time from `start` to this one, limited to what fits an integer.
  func subtracting(_ start: TestTime) -> TestTime {
    let (difference, isTooLarge) = subtractingReportingOverflow(start)
    return isTooLarge ? (start < 0 ? .max : .min) : difference
  }
}
