public import Foundation

/// Does work as operations of an operation queue.
public final class OperationQueueScheduler: ImmediateSchedulerType, QueueScheduler, Sendable {
  /// Where the work is done.
  public let operationQueue: OperationQueue
  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// - Parameters:
  ///   - operationQueue: Where the work is done; one operation at a time unless told otherwise by its owner.
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
