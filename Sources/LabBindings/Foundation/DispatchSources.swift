import Dispatch
import Stage
import SwiftScript

/// A timer source as Dispatch has it: made first, then scheduled, then resumed.
final class TimerSource {
  let queue: StageQueue
  var deadline: StageTime?
  var interval: StageTime?
  var handler: (() -> Void)?
  private var timer: StageTimer?
  private(set) var isCancelled = false

  init(queue: StageQueue) { self.queue = queue }

  func resume() {
    guard timer == nil, !isCancelled, let deadline else {
      timer?.resume()
      return
    }
    timer = queue.timer(at: deadline, every: interval) { [weak self] in self?.handler?() }
  }

  func suspend() { timer?.suspend() }

  /// Moves a running timer, or notes when it shall begin.
  func schedule(at deadline: StageTime, every interval: StageTime?) {
    self.deadline = deadline
    self.interval = interval
    guard timer != nil else { return }
    timer?.cancel()
    timer = nil
    resume()
  }

  func cancel() {
    isCancelled = true
    timer?.cancel()
    handler = nil
  }
}

extension LabContext {
  /// `DispatchSource` timers.
  func declareDispatchSources() {
    library.type("DispatchSource") { type in
      type.staticMethod(
        "makeTimerSource(flags: Any? = nil, queue: DispatchQueue? = nil) -> DispatchSourceTimer"
      ) {
        [self] in
        let queue = $0[1].payload() ?? stage.globalQueue()
        return value("DispatchSourceTimer", TimerSource(queue: queue))
      }
    }
    library.type("DispatchSourceTimer", kind: .class) { type in
      for name in ["schedule", "scheduleRepeating"] {
        for repeating in ["repeating", "interval"] {
          type.method(
            "\(name)(deadline: DispatchTime, \(repeating) interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .never)"
          ) {
            try LabContext.schedule($0, every: $0.interval(1))
          }
        }
      }
      type.method("scheduleOneshot(deadline: DispatchTime)") {
        try LabContext.schedule($0, every: .never)
      }
      type.method("setEventHandler(handler: (() -> Void)? = nil)") { [self] call in
        try call.this(TimerSource.self).handler = call.functionIfAny(0).map { function in
          { self.runJob(function) }
        }
        return .void
      }
      type.method("resume()") {
        try $0.this(TimerSource.self).resume()
        return .void
      }
      type.method("activate()") {
        try $0.this(TimerSource.self).resume()
        return .void
      }
      type.method("suspend()") {
        try $0.this(TimerSource.self).suspend()
        return .void
      }
      type.method("cancel()") {
        try $0.this(TimerSource.self).cancel()
        return .void
      }
      type.property("isCancelled: Bool") {
        .bool($0.payload(TimerSource.self)?.isCancelled ?? false)
      }
    }
  }

  private static func schedule(_ call: Call, every interval: DispatchTimeInterval) throws -> Value {
    guard let deadline: StageTime = call[0].payload() else {
      throw call.trap("a `DispatchTime` is expected here")
    }
    let source: TimerSource = try call.this()
    let period = StageTime(interval)
    source.schedule(at: deadline, every: period == .never ? nil : period)
    return .void
  }
}
