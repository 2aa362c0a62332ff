public import Dispatch
public import FoundationEssentials

/// Does work on a serial dispatch queue: one thing at a time, in order.
///
/// Sendable although it has a subclass, `MainScheduler`: neither has state that is not constant or atomic.
public class SerialDispatchQueueScheduler: SchedulerType, QueueScheduler, @unchecked Sendable {
  private let work: DispatchWork

  /// - Parameter serialQueue: Must be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(queue: serialQueue, leeway: leeway)
  }

  /// A scheduler with a serial queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The queue's label.
  ///   - serialQueueConfiguration: Called once with the queue.
  ///   - leeway: How late a timer may be.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// A scheduler with a serial queue of its own, which runs on `queue`.
  ///
  /// - Parameters:
  ///   - queue: May be concurrent.
  ///   - internalSerialQueueName: The serial queue's label.
  ///   - leeway: How late a timer may be.
  public convenience init(
    queue: DispatchQueue,
    internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let serial = DispatchQueue(label: internalSerialQueueName, target: queue)
    self.init(serialQueue: serial, leeway: leeway)
  }

  /// A scheduler with a serial queue of its own, which runs on the global queue of that quality of service.
  public convenience init(
    qos: DispatchQoS,
    internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass),
      internalSerialQueueName: internalSerialQueueName,
      leeway: leeway
    )
  }

  public var now: Date { Date() }

  public final func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleNow(state, action)
  }

  /// `schedule`, for a subclass to do at once what it can.
  func scheduleNow<StateType>(
    _ state: StateType,
    _ action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.now(state, action)
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.later(state, dueTime, action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    work.periodically(state, startAfter: startAfter, period: period, action)
  }
}
