import Dispatch

/// Runs asynchronous work in a task, and blocks until it has finished.
func waitFor(_ work: @escaping @Sendable (Int) async -> Void, _ operations: Int) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await work(operations)
    done.signal()
  }
  done.wait()
}
