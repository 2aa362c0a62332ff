import Foundation
import Stage
import SwiftScript

extension LabContext {
  /// `ProcessInfo`, the seconds of Core Foundation, which are the stage's, and `exit`, which ends the script.
  func declareProcesses() {
    library.type("ProcessInfo", kind: .class) { type in
      type.staticProperty("processInfo: ProcessInfo") { [self] in value("ProcessInfo", "rxlab") }
      type.property("systemUptime: Double") { [self] _ in .double(readTime.seconds) }
      type.property("processName: String") { _ in .string("rxlab") }
      type.property("environment: Any") { _ in .dictionary(DictionaryBox()) }
      type.property("globallyUniqueString: String") { _ in .string("rxlab") }
    }
    library.function("CFAbsoluteTimeGetCurrent() -> Double") { [self] _ in
      .double(readDate.timeIntervalSinceReferenceDate)
    }
    library.function("CACurrentMediaTime() -> Double") { [self] _ in .double(readTime.seconds) }
    library.constant("EXIT_SUCCESS") { .int(0) }
    library.constant("EXIT_FAILURE") { .int(1) }
    library.function("exit(_ status: Int)") { [self] call in
      guard case .int(0) = call[0] else {
        throw call.trap("the script ended itself with status \(call[0])")
      }
      finishExecution()
      throw ScriptStopped()
    }
  }

  /// The time on the stage's clock at a date.
  func stageTime(of date: Value) throws -> StageTime {
    let date: Date = date.payload() ?? stage.date
    // A date this far from its zero is exact to a tenth of a microsecond.
    let microseconds = (date.timeIntervalSince(stage.date) * 1e6).rounded()
    return stage.now + .seconds(microseconds / 1e6)
  }
}
