public import Foundation
import ReactiveKernel

/// Runs work as operations of an operation queue.
public final class OperationQueueScheduler: ImmediateSchedulerType, QueueScheduler, Sendable {
  /// The queue that runs the work.
  public let operationQueue: OperationQueue
  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// - Parameters:
  ///   - operationQueue: The queue that runs the work. Set its `maxConcurrentOperationCount` to 1 for a serial scheduler.
  ///   - queuePriority: The priority of the operations.
  public init(
    operationQueue: OperationQueue,
    queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = SingleAssignmentDisposable()
    let work = Transfer {
      if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
    }
    let operation = BlockOperation { work.value() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return scheduled
  }
}

extension OperationQueueScheduler: CustomStringConvertible {
  public var description: String { "OperationQueueScheduler" }
}
