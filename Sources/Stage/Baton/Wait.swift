import DequeModule

/// What a blocked thread waits for.
struct Wait {
  let reason: WaitReason
  /// The line of waiting threads it is in.
  let line: WaitLine?
  let deadline: Deadline?
}

/// What a thread waits for, in words that end a sentence beginning "main waits for".
enum WaitReason: CustomStringConvertible {
  case time
  case semaphore
  case group
  case lock(owner: StageThread?)
  case turn(queue: String)
  case job(queue: String)
  case mainJob
  case condition

  var description: String {
    switch self {
    case .time: "a time that never comes"
    case .semaphore: "a semaphore's signal"
    case .group: "a group that is not left"
    case .lock(let owner): "a lock that \(owner?.title ?? "a thread that is gone") holds"
    case .turn(let queue): "its turn on the queue \(queue)"
    case .mainJob: "a job for main that never comes"
    case .condition: "what it awaits, which nothing can bring"
    case .job(let queue): "a job that it gave to the queue \(queue)"
    }
  }
}

/// Why a blocked thread runs again.
enum WakeReason {
  /// What it waited for has happened.
  case signalled
  /// Its deadline passed first.
  case timedOut
  /// The run, or the entry of a session, is over.
  case ended
  /// Nothing in the session can ever wake it.
  case stuck(String)
}

/// The threads that wait for one thing, in the order in which they came.
final class WaitLine {
  private var threads: Deque<StageThread> = []

  var isEmpty: Bool { threads.isEmpty }

  func append(_ thread: StageThread) { threads.append(thread) }

  func popFirst() -> StageThread? { threads.popFirst() }

  /// Takes out the thread that has waited longest, or the one that the schedule chooses.
  func popNext(choosing choose: (_ count: Int) -> Int) -> StageThread? {
    if threads.isEmpty { return nil }
    return threads.remove(at: choose(threads.count))
  }

  func remove(_ thread: StageThread) { threads.removeAll { $0 === thread } }
}
