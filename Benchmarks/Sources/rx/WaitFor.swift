import Dispatch

/// Has work done by tasks, and blocks until it is.
func waitFor(_ work: @escaping @Sendable (Int) async -> Void, _ operations: Int) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await work(operations)
    done.signal()
  }
  done.wait()
}
