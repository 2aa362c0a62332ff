package import Foundation
package import Stage

/// Formats the times of records as dates.
package struct LogClock: Sendable {
  private let start: Date
  private let offset: Int

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - start: The date at time zero.
  ///   - offset: The time zone's offset from UTC, in seconds.
  package init(start: Date = Stage.Configuration.pinnedStartDate, offset: Int = 0) {
    self.start = start
    self.offset = offset
  }

  /// `yyyy-MM-dd HH:mm:ss.SSS`.
  package func text(for time: StageTime) -> String {
    let whole = Int(start.timeIntervalSince1970.rounded(.down))
    let fraction = start.timeIntervalSince1970 - Double(whole)
    let milliseconds = Int(fraction * 1_000) + Int(time.nanoseconds / 1_000_000)
    let seconds = whole + offset + milliseconds.flooredQuotient(by: 1_000)
    let days = seconds.flooredQuotient(by: 86_400)
    let second = seconds - days * 86_400
    let (year, month, day) = Self.civilDate(daysSince1970: days)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = milliseconds - milliseconds.flooredQuotient(by: 1_000) * 1_000
    let thousandths = "\(rest + 1_000)".dropFirst()
    return "\(year)-\(two(month))-\(two(day)) "
      + "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60)).\(thousandths)"
  }

  /// The Gregorian date, calculated in eras of 400 years that begin on 1 March.
  private static func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Int {
  fileprivate func flooredQuotient(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
