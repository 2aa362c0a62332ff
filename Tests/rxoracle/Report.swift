import Foundation
import Synchronization

/// Prints how each program went, as it is known.
final class Report: Sendable {
  private struct State {
    var done = 0
    var failed: [String] = []
  }

  private let total: Int
  private let state = Mutex(State())

  init(total: Int) { self.total = total }

  /// - Parameter problem: What is wrong; `nil` if nothing is.
  func add(_ program: Program, _ problem: String?) {
    state.withLock { state in
      state.done += 1
      guard let problem else { return }
      state.failed.append(program.name)
      print("FAILED  \(program.name): \(problem)")
    }
  }

  /// - Returns: How many failed.
  func finish() -> Int {
    state.withLock { state in
      print("\(state.done - state.failed.count) of \(total) programs print the same when compiled.")
      return state.failed.count + total - state.done
    }
  }
}
