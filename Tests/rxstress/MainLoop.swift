import Foundation
import HeadlessUI
import Rx

/// Runs `body` on a thread of its own while the main queue does its work, and returns when that is done, too.
func besideMain<Result>(_ body: @escaping () -> Result) -> Result {
  // Where the process has an asynchronous `main`, somebody else serves the main queue.
  guard Thread.isMainThread else {
    let result = body()
    drain { DispatchQueue.main.sync {} }
    return result
  }
  let isDone = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result: Result?
  nonisolated(unsafe) let work = body
  Thread.detachNewThread {
    result = work()
    drain { DispatchQueue.main.sync {} }
    isDone.signal()
  }
  while isDone.wait(timeout: .now()) == .timedOut {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
  guard let result else { preconditionFailure("the thread gives a result before it ends") }
  return result
}

/// What comes to main may send more there.
private func drain(_ wait: () -> Void) {
  for _ in 0..<3 { wait() }
}

/// Runs `body` on the main queue and waits.
func onMain<Result>(_ body: () -> Result) -> Result { DispatchQueue.main.sync(execute: body) }

/// Makes parts of a screen, on main.
func onScreen<Result>(_ make: (ScreenSession) -> Result) -> Result {
  onMain {
    let session = ScreenSession()
    session.isOnMain = { MainThread.current.isCurrent() }
    return session.run { make(session) }
  }
}

extension Load {
  /// The share of what main has to do as well, which one thread does more slowly than eight threads ask for it.
  var forMain: Load { Load(threads: threads, operations: max(1, operations / 50)) }
  /// How many of the operations have a visitor.
  var visits: Int { (operations + 63) / 64 }
}
