import Dispatch
import Stage
import SwiftScript

extension LabContext {
  /// Dispatch's and Swift's constants and functions of old that a script has to find by their names.
  func declareOlderConstants() {
    let qualities = [
      ("DISPATCH_QUEUE_PRIORITY_HIGH", "userInitiated"),
      ("DISPATCH_QUEUE_PRIORITY_DEFAULT", "default"), ("DISPATCH_QUEUE_PRIORITY_LOW", "utility"),
      ("DISPATCH_QUEUE_PRIORITY_BACKGROUND", "background"),
      ("QOS_CLASS_USER_INTERACTIVE", "userInteractive"),
      ("QOS_CLASS_USER_INITIATED", "userInitiated"), ("QOS_CLASS_DEFAULT", "default"),
      ("QOS_CLASS_UTILITY", "utility"), ("QOS_CLASS_BACKGROUND", "background"),
    ]
    for (name, quality) in qualities {
      library.constant(name) { [self] in value("DispatchQoS", QualityOfService(name: quality)) }
    }
    library.constant("DISPATCH_TIME_NOW") { [self] in value("DispatchTime", stage.now) }
    library.constant("DISPATCH_TIME_FOREVER") { [self] in value("DispatchTime", StageTime.never) }
    for (name, count) in [
      ("NSEC_PER_SEC", 1_000_000_000), ("NSEC_PER_MSEC", 1_000_000), ("NSEC_PER_USEC", 1_000),
      ("USEC_PER_SEC", 1_000_000),
    ] {
      library.constant(name) { .int(count) }
    }
    library.constant("DISPATCH_QUEUE_CONCURRENT") { [self] in
      value("DispatchQueueAttributes", QualityOfService(name: "concurrent"))
    }
    library.constant("DISPATCH_QUEUE_SERIAL") { .none }
    library.function("dispatch_queue_create(_ label: String, _ attributes: Any?) -> DispatchQueue")
    { [self] call in
      let attributes: QualityOfService? = call[1].payload()
      return value(
        "DispatchQueue",
        stage.makeQueue(label: call[0].description, concurrent: attributes != nil)
      )
    }
    library.function("dispatch_once(_ token: inout Int, _ block: () -> Void)") { [self] call in
      guard case .cell(let token) = call[0] else { return .void }
      if token.value.number == 0 {
        token.value = .int(-1)
        _ = try self.call(try call.function(1), [])
      }
      return .void
    }
    library.constant("DISPATCH_SOURCE_TYPE_TIMER") { [self] in .type(library["DispatchSource"]) }
    library.constant("M_PI") { .double(.pi) }
    library.function("rand() -> Int") { [self] _ in
      .int(Int.random(in: 0...Int(Int32.max), using: &random))
    }
    library.function("srand(_ seed: Int)") { _ in .void }
  }
}
