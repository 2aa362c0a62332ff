import Foundation
import Stage
import SwiftScript

extension LabContext {
  /// The stage's date for a script that reads the clock, which is counted: time does not pass meanwhile.
  var readDate: Date {
    reports.interpreter?.countClockRead()
    return stage.date
  }

  /// The stage's time for a script that reads the clock.
  var readTime: StageTime {
    reports.interpreter?.countClockRead()
    return stage.now
  }
}
