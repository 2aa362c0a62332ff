public import Dispatch
public import FoundationEssentials

/// Runs work on a serial dispatch queue: one after the other, in order.
///
/// Sendable although it has a subclass, `MainScheduler`: the state of both is constant or atomic.
public class SerialDispatchQueueScheduler: SchedulerType, QueueScheduler, @unchecked Sendable {
  private let work: DispatchWork

  /// - Parameter serialQueue: Must be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchWork(queue: serialQueue, leeway: leeway)
  }

  /// Creates a scheduler with its own serial queue.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The queue's label.
  ///   - serialQueueConfiguration: Called once with the queue.
  ///   - leeway: How late a timer may fire.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Creates a scheduler with its own serial queue, which targets `queue`.
  ///
  /// - Parameters:
  ///   - queue: May be concurrent.
  ///   - internalSerialQueueName: The serial queue's label.
  ///   - leeway: How late a timer may fire.
  public convenience init(
    queue: DispatchQueue,
    internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let serial = DispatchQueue(label: internalSerialQueueName, target: queue)
    self.init(serialQueue: serial, leeway: leeway)
  }

  /// Creates a scheduler with its own serial queue, which targets the global queue of a quality of service.
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

  /// Implements `schedule`; a subclass overrides it to run work immediately when it can.
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

extension SerialDispatchQueueScheduler: CustomStringConvertible {
  /// `MainScheduler` is a subclass and prints its own name.
  public var description: String {
    self is MainScheduler ? "MainScheduler" : "SerialDispatchQueueScheduler"
  }
}
