import Dispatch

/// The main queue, which need not run on the main thread: without a run loop, other threads serve it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on it.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
