import DequeModule

/// A queue's state: the jobs that wait and how many run.
///
/// It decides which job may start, and starts none itself.
final class QueueCore {
  let label: String
  /// How many jobs may run at once.
  let width: Int
  let isMain: Bool
  var lastWorker: StageThread?

  private var jobs: Deque<Job> = []
  private var running = 0
  private var hasBarrier = false
  private var suspensions = 0

  init(label: String, width: Int, isMain: Bool = false) {
    self.label = label
    self.width = width
    self.isMain = isMain
  }

  func append(_ job: Job) { jobs.append(job) }

  func prepend(_ job: Job) { jobs.prepend(job) }

  /// Takes out the next job if it may start now and is wanted, and counts it as running.
  func popStartable(if isWanted: (Job) -> Bool = { _ in true }) -> Job? {
    guard let next = jobs.first, canStart(isBarrier: next.isBarrier, isEntry: next.isEntry),
      isWanted(next)
    else { return nil }
    begin(isBarrier: next.isBarrier)
    return jobs.popFirst()
  }

  /// Whether a job may start now.
  var hasStartable: Bool {
    jobs.first.map { canStart(isBarrier: $0.isBarrier, isEntry: $0.isEntry) } ?? false
  }

  /// Whether a job waits.
  var hasJobs: Bool { !jobs.isEmpty }

  /// Counts a job as running again that was counted as finished.
  func resumeJob() { running += 1 }

  /// Counts a job as running that never waited, if no job is before it.
  func beginImmediately(isBarrier: Bool) -> Bool {
    guard jobs.isEmpty, canStart(isBarrier: isBarrier, isEntry: false) else { return false }
    begin(isBarrier: isBarrier)
    return true
  }

  func finishJob() {
    running -= 1
    hasBarrier = false
  }

  /// Whether a job that waits for another job of this queue could wait for itself.
  func isExclusive(isBarrier: Bool) -> Bool { width == 1 || isBarrier || hasBarrier }

  func suspend() { suspensions += 1 }

  /// - Returns: False if the queue is not suspended.
  func resume() -> Bool {
    if suspensions == 0 { return false }
    suspensions -= 1
    return true
  }

  /// Cancels the turn that `thread` waits for.
  ///
  /// - Returns: False if it no longer waited: its turn counts as running.
  func cancelTurn(of thread: StageThread) -> Bool {
    guard let index = jobs.firstIndex(where: { $0.waiter === thread }) else { return false }
    jobs.remove(at: index)
    return true
  }

  /// Releases the jobs that wait.
  ///
  /// One at a time, with the queue in a valid state: releasing a closure may run a `deinit` that adds another job.
  func discardJobs() {
    while jobs.popFirst() != nil {}
    lastWorker = nil
  }

  private func canStart(isBarrier: Bool, isEntry: Bool) -> Bool {
    if suspensions > 0, !isEntry { return false }
    return isBarrier ? running == 0 : running < width && !hasBarrier
  }

  private func begin(isBarrier: Bool) {
    running += 1
    hasBarrier = isBarrier
  }
}
