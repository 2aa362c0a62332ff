/// A use of the stage that cannot work: what was seen, and one thing to try.
public enum StageError: Error, Hashable {
  /// `sync` onto a queue from a job of the same queue.
  case syncOntoCurrentQueue(String)
  /// In a session, main waits and nothing can wake it. Says who waits for what.
  case deadlock(String)
  /// More threads than the configuration allows, and where the script asked for one more.
  case tooManyThreads(limit: Int, at: SourcePosition?)
  /// A semaphore was signalled more often than it can count.
  case semaphoreOverflow
  /// The system gave no thread; its error number.
  case threadDidNotStart(Int, code: CInt)
  /// A thread locks a lock that it already holds, and the lock is not recursive.
  case alreadyLocked
  /// A thread unlocks a lock that it does not hold.
  case notLocked
  /// A group was left more often than entered.
  case groupNotEntered
  /// A queue was resumed more often than suspended.
  case queueNotSuspended(String)
}

extension StageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .syncOntoCurrentQueue(let label):
      """
      `sync` onto the queue \(label) from one of its own jobs would wait for itself for ever; \
      call the work directly, or use `async`
      """
    case .deadlock(let report):
      """
      \(report), and nothing is left that could change it; \
      check who should signal, leave or unlock
      """
    case .tooManyThreads(let limit, _):
      """
      all \(limit) threads beside main are busy, and this asks for one more; \
      let queues share work instead of blocking each one, or give each job an end
      """
    case .semaphoreOverflow:
      "the semaphore cannot count another signal; wait for it as often as you signal it"
    case .threadDidNotStart(let number, let code):
      "the system gave no thread for number \(number) (error \(code)); try fewer threads"
    case .alreadyLocked:
      "this thread already holds the lock and would wait for itself for ever; use a recursive lock"
    case .notLocked:
      """
      `unlock` by a thread that does not hold the lock; \
      call it on the thread that locked, once for each `lock`
      """
    case .groupNotEntered:
      "`leave` on an empty group; call `enter` once before each `leave`"
    case .queueNotSuspended(let label):
      "`resume` of the queue \(label), which is not suspended; call it once for each `suspend`"
    }
  }
}
