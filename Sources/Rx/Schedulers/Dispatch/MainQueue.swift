import Dispatch

/// The main queue, and whether the caller is on it.
enum MainQueue {
  static let work = DispatchWork(queue: .main, leeway: .nanoseconds(0))

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
