import Rx
import SwiftScript

extension LabContext {
  /// `Resources`, counted from when a script that asks for them is read.
  func declareResources() {
    library.type("Resources") { type in
      type.staticProperty("total: Int") { [self] in .int(resourceCount) }
      type.staticProperty("numberOfSerialDispatchQueueObservables: Int") {
        .int(Int(Resources.numberOfSerialDispatchQueueObservables))
      }
      type.staticMethod("incrementTotal() -> Int") { [self] _ in
        Resources.incrementTotal()
        return .int(resourceCount)
      }
      type.staticMethod("decrementTotal() -> Int") { [self] _ in
        Resources.decrementTotal()
        return .int(resourceCount)
      }
      type.staticProperty("isCounting: Bool") {
        .bool(Resources.isCounting)
      } set: { new in
        if case .bool(let new) = new { Resources.isCounting = new }
      }
    }
    library.constant("resourceCount") { [self] in .int(resourceCount) }
  }

  private var resourceCount: Int { Int(Resources.total) - resourcesAtStart }

  /// Counts from now on; the counters are the whole process's.
  func countResources() {
    if countsResources { return }
    countsResources = true
    Resources.isCounting = true
    resourcesAtStart = Int(Resources.total)
  }
}
