import Stage
import SwiftScript

/// A run loop's timer.
final class TimerModel {
  let interval: StageTime
  let repeats: Bool
  let start: StageTime
  let userInfo: Value
  private let block: (TimerModel) -> Void
  private var timer: StageTimer?
  private(set) var isValid = true

  init(
    interval: StageTime,
    repeats: Bool,
    start: StageTime,
    userInfo: Value = .none,
    block: @escaping (TimerModel) -> Void
  ) {
    self.interval = interval
    self.repeats = repeats
    self.start = start
    self.userInfo = userInfo
    self.block = block
  }

  func schedule(on queue: StageQueue) {
    guard timer == nil, isValid else { return }
    // The run loop keeps its timers alive.
    timer = queue.timer(at: start, every: repeats ? interval : nil) { self.fire() }
  }

  func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  func invalidate() {
    isValid = false
    timer?.cancel()
    timer = nil
  }
}

extension LabContext {
  /// `Timer` and `RunLoop`, on the main queue.
  func declareTimers() {
    library.type("Timer", kind: .class) { type in
      for (name, isScheduled) in [
        ("scheduledTimer(withTimeInterval", true), ("init(timeInterval", false),
      ] {
        let parameters =
          "\(name.split(separator: "(")[1]) interval: Double, repeats: Bool, block: (Timer) -> Void)"
        let make: (Call) throws -> Value = { [self] call in
          let block = try call.function(2)
          let timer = try timer(call, repeats: call.bool(1)) { timer in
            self.run(block, [self.value("Timer", timer)])
          }
          if isScheduled { timer.schedule(on: stage.mainQueue) }
          return value("Timer", timer)
        }
        if isScheduled {
          type.staticMethod("scheduledTimer(\(parameters) -> Timer", make)
        } else {
          type.initializer("(\(parameters)", make)
        }
      }
      type.staticMethod(
        """
        scheduledTimer(timeInterval interval: Double, target: Any, selector: Any, userInfo: Any?, \
        repeats: Bool) -> Timer
        """
      ) { [self] call in
        let selector = call[2].description
        let target = call[1]
        let timer = try timer(call, repeats: call.bool(4), userInfo: call[3]) { timer in
          self.perform(selector, of: target, with: self.value("Timer", timer))
        }
        timer.schedule(on: stage.mainQueue)
        return value("Timer", timer)
      }
      type.method("invalidate()") {
        try $0.this(TimerModel.self).invalidate()
        return .void
      }
      type.method("fire()") {
        try $0.this(TimerModel.self).fire()
        return .void
      }
      type.property("isValid: Bool") { .bool($0.payload(TimerModel.self)?.isValid ?? false) }
      type.property("userInfo: Any?") { $0.payload(TimerModel.self)?.userInfo ?? .none }
      type.property("timeInterval: Double") {
        .double($0.payload(TimerModel.self)?.interval.seconds ?? 0)
      }
      type.property("tolerance: Double") { _ in
        .double(0)
      } set: { _, _ in
      }
    }
    declareRunLoops()
  }

  private func timer(
    _ call: Call,
    repeats: Bool,
    userInfo: Value = .none,
    _ block: @escaping (TimerModel) -> Void
  ) throws -> TimerModel {
    // Foundation takes this for an interval of zero.
    let interval = max(try call.seconds(0), .microseconds(100))
    return TimerModel(
      interval: interval,
      repeats: repeats,
      start: stage.now + interval,
      userInfo: userInfo,
      block: block
    )
  }

  /// Calls the method that a selector names, with the argument if the selector has a colon for it.
  private func perform(_ selector: String, of target: Value, with argument: Value) {
    do {
      try reports.interpreter?.perform(selector, of: target, with: argument)
    } catch {
      reports.interpreter?.fail(error)
    }
  }

  private func declareRunLoops() {
    library.type("RunLoopMode") { type in
      for name in ["common", "default", "tracking"] {
        type.staticProperty("\(name): Any") { [self] in value("RunLoopMode", name) }
      }
    }
    library.type("RunLoop", kind: .class) { type in
      type.nested("Mode", library["RunLoopMode"])
      for name in ["main", "current"] {
        type.staticProperty("\(name): RunLoop") { [self] in value("RunLoop", stage.mainQueue) }
      }
      type.method("run(until date: Date)") { [self] call in
        try runLoop(for: try stageTime(of: call[0]) - stage.now)
        return .void
      }
      type.method("run()") { [self] _ in
        try runLoop(for: .never)
        return .void
      }
      type.method("add(_ timer: Timer, forMode mode: Any)") { [self] call in
        (call[0].payload() as TimerModel?)?.schedule(on: stage.mainQueue)
        return .void
      }
    }
  }

  /// Lets main's jobs run while main waits.
  func runLoop(for duration: StageTime) throws {
    guard stage.currentThread.isMain else { return try stage.sleep(for: duration) }
    try stage.runMainQueue(until: stage.now + duration)
  }
}
