import ScriptMachine
import Stage

/// A timer source as Dispatch has it: made first, then scheduled, then resumed.
final class TimerSource: ScriptClass {
  private let queue: StageQueue
  private var deadline: StageTime?
  private var interval: StageTime?
  var handler: (() -> Void)?
  var cancelHandler: (() -> Void)?
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
    guard !isCancelled else { return }
    isCancelled = true
    timer?.cancel()
    handler = nil
    if let cancelHandler { queue.async { cancelHandler() } }
    cancelHandler = nil
  }
}

extension LabContext {
  func registerDispatchSources(in table: inout NativeTable, _ runtime: Runtime) {
    let name = "OS_dispatch_source"
    runtime.hostTypes.add(TimerSource.self, name, in: "Dispatch")
    table.function("DispatchSource.makeTimerSource(flags:queue:)") {
      [self] (_: Value, _: Value, queue: QueueObject?) in
      Conforming(TimerSource(queue: queue?.queue ?? stage.globalQueue()))
    }
    table.add("\(name).schedule(at:every:)") { call in
      let source: TimerSource = try call.convert(0)
      let nanoseconds: Int? = try call.convert(2)
      if let nanoseconds, nanoseconds < 0 {
        throw call.machine.trap(
          "Precondition failed: a timer can't repeat after \(nanoseconds) ns"
        )
      }
      source.schedule(at: try call.convert(1), every: nanoseconds.map { .nanoseconds($0) })
      return .void
    }
    table.function("\(name).setEventHandler(qos:flags:handler:)") {
      [self] (source: TimerSource, _: Value, _: Value, handler: ScriptFunction<Void>?) in
      source.handler = handler.map(job)
    }
    table.function("\(name).setCancelHandler(qos:flags:handler:)") {
      [self] (source: TimerSource, _: Value, _: Value, handler: ScriptFunction<Void>?) in
      source.cancelHandler = handler.map(job)
    }
    table.method("\(name).resume()", TimerSource.resume)
    table.method("\(name).suspend()", TimerSource.suspend)
    table.method("\(name).cancel()", TimerSource.cancel)
    table.property("\(name).isCancelled") { (source: TimerSource) in source.isCancelled }
  }
}
