/// The threads of a stage, by number.
///
/// Only the thread with the baton touches it.
final class ThreadRoster {
  /// Every thread that has not ended.
  private(set) var all: [StageThread]
  /// Threads that have ended and were not joined yet.
  private var ended: [StageThread] = []
  var endedCount: Int { ended.count }
  /// How many threads have an OS thread and have not ended, main among them.
  var startedCount = 0
  private(set) var lastNumber = 1

  init(main: StageThread) { all = [main] }

  /// Adds a thread with the next number.
  func add(
    name: String?,
    kind: StageThread.Kind,
    request: SourcePosition?
  ) -> StageThread {
    joinEnded()
    lastNumber += 1
    let thread = StageThread(number: lastNumber, name: name, kind: kind)
    thread.request = request
    all.append(thread)
    return thread
  }

  /// The idle worker with the lowest number.
  var idleWorker: StageThread? { all.first { $0.kind == .worker && $0.isIdle } }

  /// Takes out a thread that never started.
  func forget(_ thread: StageThread) {
    if thread.isGone { return }
    thread.assignment?.queue?.finishJob()
    thread.assignment = nil
    remove(thread)
  }

  /// Takes out a thread that has started.
  ///
  /// - Parameter isEnding: Whether its OS thread ends and can be joined.
  func takeOut(_ thread: StageThread, isEnding: Bool) {
    remove(thread)
    startedCount -= 1
    if isEnding { ended.append(thread) }
  }

  private func remove(_ thread: StageThread) {
    thread.isGone = true
    all.removeAll { $0 === thread }
  }

  /// Releases the stacks of threads that have ended.
  ///
  /// Each has passed the baton on as its last act, so the wait is short.
  func joinEnded() {
    let me = CurrentThread.value
    ended.removeAll { thread in
      // The caller may have ended, too, and is passing the baton on.
      if thread === me { return false }
      thread.native?.join()
      thread.forgetNative()
      return true
    }
  }
}
