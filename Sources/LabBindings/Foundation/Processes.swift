import Foundation
import Stage
import SwiftScript

extension LabContext {
  /// `ProcessInfo`, and the seconds of Core Foundation: the stage's clock.
  func declareProcesses() {
    library.type("ProcessInfo", kind: .class) { type in
      type.staticProperty("processInfo: ProcessInfo") { [self] in value("ProcessInfo", "rxlab") }
      type.property("systemUptime: Double") { [self] _ in .double(stage.now.seconds) }
      type.property("processName: String") { _ in .string("rxlab") }
      type.property("environment: Any") { _ in .dictionary(DictionaryBox()) }
      type.property("globallyUniqueString: String") { _ in .string("rxlab") }
    }
    library.function("CFAbsoluteTimeGetCurrent() -> Double") { [self] _ in
      .double(stage.date.timeIntervalSinceReferenceDate)
    }
    library.function("CACurrentMediaTime() -> Double") { [self] _ in .double(stage.now.seconds) }
  }

  /// The time on the stage's clock at a date.
  func stageTime(of date: Value) throws -> StageTime {
    let date: Date = date.payload() ?? stage.date
    // A date this far from its zero is exact to a tenth of a microsecond.
    let microseconds = (date.timeIntervalSince(stage.date) * 1e6).rounded()
    return stage.now + .seconds(microseconds / 1e6)
  }
}
