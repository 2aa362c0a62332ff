/// The C functions that Swift 2 had for queues.
enum OlderDispatch: LibraryPart {
  static let declaration = """
    @available(swift, obsoleted: 3, renamed: "DispatchQueue") typealias dispatch_queue_t = DispatchQueue
    @available(swift, obsoleted: 3, renamed: "DispatchGroup") typealias dispatch_group_t = DispatchGroup
    @available(swift, obsoleted: 3, renamed: "DispatchSemaphore") typealias dispatch_semaphore_t = DispatchSemaphore
    @available(swift, obsoleted: 3, renamed: "DispatchTime") typealias dispatch_time_t = DispatchTime
    @available(swift, obsoleted: 3, renamed: "DispatchSourceTimer") typealias dispatch_source_t = DispatchSourceTimer
    @available(swift, obsoleted: 3, renamed: "Int") typealias dispatch_once_t = Int
    @available(swift, obsoleted: 3, message: "use a static property") func dispatch_once(_ token: inout Int, _ block: () -> Void) {
      if token == 0 { token = -1; block() }
    }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.main") func dispatch_get_main_queue() -> DispatchQueue { DispatchQueue.main }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.global(qos:)")
    func dispatch_get_global_queue(_ identifier: DispatchQoS.QoSClass, _ flags: Int) -> DispatchQueue { DispatchQueue.global(qos: identifier) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.init(label:attributes:)")
    func dispatch_queue_create(_ label: String, _ attributes: DispatchQueue.Attributes) -> DispatchQueue { DispatchQueue(label: label, attributes: attributes) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.init(label:)")
    func dispatch_queue_create(_ label: String, _ attributes: Never?) -> DispatchQueue { DispatchQueue(label: label) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.async(execute:)")
    func dispatch_async(_ queue: DispatchQueue, _ block: @escaping () -> Void) { queue.async(execute: block) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.sync(execute:)")
    func dispatch_sync<T>(_ queue: DispatchQueue, _ block: () throws -> T) rethrows -> T { try queue.sync(execute: block) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.asyncAfter(deadline:execute:)")
    func dispatch_after(_ when: DispatchTime, _ queue: DispatchQueue, _ block: @escaping () -> Void) { queue.asyncAfter(deadline: when, execute: block) }
    @available(swift, obsoleted: 3, message: "add an interval to DispatchTime.now()")
    func dispatch_time(_ when: DispatchTime, _ delta: Int64) -> DispatchTime { when + .nanoseconds(Int(delta)) }
    @available(swift, obsoleted: 3, message: "add an interval to DispatchTime.now()")
    func dispatch_walltime(_ when: Any?, _ delta: Int64) -> DispatchTime { DispatchTime.now() + .nanoseconds(Int(delta)) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.concurrentPerform(iterations:execute:)")
    func dispatch_apply(_ iterations: Int, _ queue: DispatchQueue, _ block: (Int) -> Void) { DispatchQueue.concurrentPerform(iterations: iterations, execute: block) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.async(flags:execute:)")
    func dispatch_barrier_async(_ queue: DispatchQueue, _ block: @escaping () -> Void) { queue.async(flags: .barrier, execute: block) }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.sync(flags:execute:)")
    func dispatch_barrier_sync<T>(_ queue: DispatchQueue, _ block: () throws -> T) rethrows -> T { try queue.sync(flags: .barrier, execute: block) }
    @available(swift, obsoleted: 3, renamed: "DispatchGroup.init()") func dispatch_group_create() -> DispatchGroup { DispatchGroup() }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.async(group:execute:)")
    func dispatch_group_async(_ group: DispatchGroup, _ queue: DispatchQueue, _ block: @escaping () -> Void) { queue.async(group: group, execute: block) }
    @available(swift, obsoleted: 3, renamed: "DispatchGroup.notify(queue:execute:)")
    func dispatch_group_notify(_ group: DispatchGroup, _ queue: DispatchQueue, _ block: @escaping () -> Void) { group.notify(queue: queue, execute: block) }
    @available(swift, obsoleted: 3, renamed: "DispatchGroup.enter()") func dispatch_group_enter(_ group: DispatchGroup) { group.enter() }
    @available(swift, obsoleted: 3, renamed: "DispatchGroup.leave()") func dispatch_group_leave(_ group: DispatchGroup) { group.leave() }
    @available(swift, obsoleted: 3, renamed: "DispatchGroup.wait(timeout:)")
    @discardableResult func dispatch_group_wait(_ group: DispatchGroup, _ timeout: DispatchTime) -> DispatchTimeoutResult { group.wait(timeout: timeout) }
    @available(swift, obsoleted: 3, renamed: "DispatchSemaphore.init(value:)")
    func dispatch_semaphore_create(_ value: Int) -> DispatchSemaphore { DispatchSemaphore(value: value) }
    @available(swift, obsoleted: 3, renamed: "DispatchSemaphore.signal()")
    @discardableResult func dispatch_semaphore_signal(_ semaphore: DispatchSemaphore) -> Int { semaphore.signal() }
    @available(swift, obsoleted: 3, renamed: "DispatchSemaphore.wait(timeout:)")
    @discardableResult func dispatch_semaphore_wait(_ semaphore: DispatchSemaphore, _ timeout: DispatchTime) -> DispatchTimeoutResult { semaphore.wait(timeout: timeout) }
    @available(swift, obsoleted: 3, renamed: "DispatchSource.makeTimerSource(queue:)")
    func dispatch_source_create(_ type: DispatchSource.Type, _ handle: Int, _ mask: Int, _ queue: DispatchQueue) -> any DispatchSourceTimer { DispatchSource.makeTimerSource(queue: queue) }
    @available(swift, obsoleted: 3, renamed: "DispatchSourceTimer.schedule(deadline:repeating:)")
    func dispatch_source_set_timer(_ source: any DispatchSourceTimer, _ start: DispatchTime, _ interval: UInt64, _ leeway: UInt64) { source.schedule(deadline: start, repeating: .nanoseconds(Int(interval))) }
    @available(swift, obsoleted: 3, renamed: "DispatchSourceTimer.setEventHandler(handler:)")
    func dispatch_source_set_event_handler(_ source: any DispatchSourceTimer, _ handler: @escaping () -> Void) { source.setEventHandler(handler: handler) }
    @available(swift, obsoleted: 3, renamed: "DispatchSourceTimer.cancel()") func dispatch_source_cancel(_ source: any DispatchSourceTimer) { source.cancel() }
    @available(swift, obsoleted: 3, renamed: "DispatchSourceTimer.resume()") func dispatch_resume(_ source: any DispatchSourceTimer) { source.resume() }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.resume()") func dispatch_resume(_ queue: DispatchQueue) { queue.resume() }
    @available(swift, obsoleted: 3, renamed: "DispatchSourceTimer.suspend()") func dispatch_suspend(_ source: any DispatchSourceTimer) { source.suspend() }
    @available(swift, obsoleted: 3, renamed: "DispatchQueue.suspend()") func dispatch_suspend(_ queue: DispatchQueue) { queue.suspend() }
    """
}

/// The constants beside them.
enum OlderDispatchConstants: LibraryPart {
  static var declaration: String {
    let classes = [
      ("DISPATCH_QUEUE_PRIORITY_HIGH", "userInitiated"),
      ("DISPATCH_QUEUE_PRIORITY_DEFAULT", "default"),
      ("DISPATCH_QUEUE_PRIORITY_LOW", "utility"),
      ("DISPATCH_QUEUE_PRIORITY_BACKGROUND", "background"),
      ("QOS_CLASS_USER_INTERACTIVE", "userInteractive"),
      ("QOS_CLASS_USER_INITIATED", "userInitiated"), ("QOS_CLASS_DEFAULT", "default"),
      ("QOS_CLASS_UTILITY", "utility"), ("QOS_CLASS_BACKGROUND", "background"),
    ].map { ($0, "DispatchQoS.QoSClass", "DispatchQoS.QoSClass.\($1)") }
    let numbers = [
      ("NSEC_PER_SEC", "1_000_000_000"), ("NSEC_PER_MSEC", "1_000_000"),
      ("NSEC_PER_USEC", "1_000"), ("USEC_PER_SEC", "1_000_000"),
    ].map { ($0, "UInt64", $1) }
    let others = [
      ("DISPATCH_TIME_NOW", "DispatchTime", "DispatchTime.now()"),
      ("DISPATCH_TIME_FOREVER", "DispatchTime", "DispatchTime.distantFuture"),
      ("DISPATCH_QUEUE_CONCURRENT", "DispatchQueue.Attributes", ".concurrent"),
      ("DISPATCH_QUEUE_SERIAL", "DispatchQueue.Attributes", "[]"),
      ("DISPATCH_SOURCE_TYPE_TIMER", "DispatchSource.Type", "DispatchSource.self"),
    ]
    return (classes + numbers + others).map { name, type, value in
      "@available(swift, obsoleted: 3, message: \"write \(value)\") var \(name): \(type) { \(value) }"
    }.joined(separator: "\n")
  }
}
