import SwiftScript

extension Spellings {
  /// The C functions that Swift 2 had for queues.
  static let dispatch =
    rows(
      .anywhere,
      1...2,
      [
        ("dispatch_get_main_queue()", "DispatchQueue.main"),
        (
          "dispatch_get_global_queue(_ identifier: DispatchQoS, _ flags: Int)",
          "DispatchQueue.global(qos: identifier)"
        ),
        (
          "dispatch_async(_ queue: DispatchQueue, _ block: () -> Void)",
          "queue.async(execute: block)"
        ),
        ("dispatch_sync(_ queue: DispatchQueue, _ block: () -> Any)", "queue.sync(execute: block)"),
        (
          "dispatch_after(_ when: DispatchTime, _ queue: DispatchQueue, _ block: () -> Void)",
          "queue.asyncAfter(deadline: when, execute: block)"
        ),
        ("dispatch_time(_ when: DispatchTime, _ delta: Int)", "when + .nanoseconds(Int(delta))"),
        (
          "dispatch_apply(_ iterations: Int, _ queue: DispatchQueue, _ block: (Int) -> Void)",
          "DispatchQueue.concurrentPerform(iterations: iterations, execute: block)"
        ),
        (
          "dispatch_barrier_async(_ queue: DispatchQueue, _ block: () -> Void)",
          "queue.async(flags: .barrier, execute: block)"
        ),
        (
          "dispatch_barrier_sync(_ queue: DispatchQueue, _ block: () -> Any)",
          "queue.sync(flags: .barrier, execute: block)"
        ),
        (
          "dispatch_walltime(_ when: Any, _ delta: Int)",
          "DispatchTime.now() + .nanoseconds(Int(delta))"
        ),
        (
          "dispatch_source_create(_ type: Any, _ handle: Int, _ mask: Int, _ queue: DispatchQueue)",
          "DispatchSource.makeTimerSource(queue: queue)"
        ),
        (
          "dispatch_source_set_timer(_ source: DispatchSourceTimer, _ start: DispatchTime, _ interval: Int, _ leeway: Int)",
          "source.schedule(deadline: start, repeating: .nanoseconds(Int(interval)))"
        ),
        (
          "dispatch_source_set_event_handler(_ source: DispatchSourceTimer, _ handler: () -> Void)",
          "source.setEventHandler(handler: handler)"
        ),
        ("dispatch_source_cancel(_ source: DispatchSourceTimer)", "source.cancel()"),
        ("dispatch_resume(_ object: Any)", "object.resume()"),
        ("dispatch_suspend(_ object: Any)", "object.suspend()"),
        ("dispatch_group_create()", "DispatchGroup()"),
        (
          "dispatch_group_async(_ group: DispatchGroup, _ queue: DispatchQueue, _ block: () -> Void)",
          "queue.async(group: group, execute: block)"
        ),
        (
          "dispatch_group_notify(_ group: DispatchGroup, _ queue: DispatchQueue, _ block: () -> Void)",
          "group.notify(queue: queue, execute: block)"
        ),
        ("dispatch_group_enter(_ group: DispatchGroup)", "group.enter()"),
        ("dispatch_group_leave(_ group: DispatchGroup)", "group.leave()"),
        (
          "dispatch_group_wait(_ group: DispatchGroup, _ timeout: DispatchTime)",
          "group.wait(timeout: timeout)"
        ),
        ("dispatch_semaphore_create(_ value: Int)", "DispatchSemaphore(value: value)"),
        ("dispatch_semaphore_signal(_ semaphore: DispatchSemaphore)", "semaphore.signal()"),
        (
          "dispatch_semaphore_wait(_ semaphore: DispatchSemaphore, _ timeout: DispatchTime)",
          "semaphore.wait(timeout: timeout)"
        ),
      ]
    )
    + rows(
      .anywhere,
      1...2,
      isAnswered: false,
      [
        ("NSEC_PER_SEC", "1_000_000_000"), ("NSEC_PER_MSEC", "1_000_000"),
        ("NSEC_PER_USEC", "1_000"), ("USEC_PER_SEC", "1_000_000"),
        ("DISPATCH_SOURCE_TYPE_TIMER", "DispatchSource.self"),
        ("DISPATCH_TIME_NOW", "DispatchTime.now()"),
        ("DISPATCH_TIME_FOREVER", "DispatchTime.distantFuture"),
        ("DISPATCH_QUEUE_PRIORITY_HIGH", "DispatchQoS.QoSClass.userInitiated"),
        ("DISPATCH_QUEUE_PRIORITY_DEFAULT", "DispatchQoS.QoSClass.default"),
        ("DISPATCH_QUEUE_PRIORITY_LOW", "DispatchQoS.QoSClass.utility"),
        ("DISPATCH_QUEUE_PRIORITY_BACKGROUND", "DispatchQoS.QoSClass.background"),
        ("QOS_CLASS_USER_INTERACTIVE", "DispatchQoS.QoSClass.userInteractive"),
        ("QOS_CLASS_USER_INITIATED", "DispatchQoS.QoSClass.userInitiated"),
        ("QOS_CLASS_DEFAULT", "DispatchQoS.QoSClass.default"),
        ("QOS_CLASS_UTILITY", "DispatchQoS.QoSClass.utility"),
        ("QOS_CLASS_BACKGROUND", "DispatchQoS.QoSClass.background"),
        (
          "dispatch_queue_create(_ label: String, _ attributes: Any)",
          "DispatchQueue(label: label, attributes: attributes)"
        ),
        ("DISPATCH_QUEUE_CONCURRENT", ".concurrent"), ("DISPATCH_QUEUE_SERIAL", "[]"),
      ]
    )
    + rows(
      .typeName,
      1...2,
      [
        ("dispatch_queue_t", "DispatchQueue"), ("dispatch_group_t", "DispatchGroup"),
        ("dispatch_semaphore_t", "DispatchSemaphore"), ("dispatch_time_t", "DispatchTime"),
        ("dispatch_source_t", "DispatchSourceTimer"), ("dispatch_once_t", "Int"),
      ]
    )
}
