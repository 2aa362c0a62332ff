import Dispatch
import ReactiveKernel

extension MainQueue {
  static let work = DispatchWork(queue: .main, leeway: .nanoseconds(0))
}
