import SwiftScript

extension Spellings {
  /// Schedulers and the queues that they are made for.
  static let schedulers =
    rows(.statics(of: "MainScheduler"), 1...2, [("sharedInstance", "MainScheduler.instance")])
    + rows(
      .anywhere,
      1...2,
      isAnswered: false,
      [
        (
          "ConcurrentDispatchQueueScheduler(globalConcurrentQueueQOS: DispatchQoS)",
          "ConcurrentDispatchQueueScheduler(qos: globalConcurrentQueueQOS)"
        ),
        (
          "SerialDispatchQueueScheduler(globalConcurrentQueueQOS: DispatchQoS)",
          "SerialDispatchQueueScheduler(qos: globalConcurrentQueueQOS)"
        ),
        (
          "SerialDispatchQueueScheduler(globalConcurrentQueueQOS: DispatchQoS, internalSerialQueueName: String)",
          "SerialDispatchQueueScheduler(qos: globalConcurrentQueueQOS, internalSerialQueueName: internalSerialQueueName)"
        ),
      ]
    )
    + rows(
      .cases(of: "DispatchQoS"),
      1...2,
      [
        ("UserInteractive", ".userInteractive"), ("UserInitiated", ".userInitiated"),
        ("Default", ".default"), ("Utility", ".utility"), ("Background", ".background"),
      ]
    )
    + rows(.anywhere, 2...2, isAnswered: false, [("resourceCount", "Resources.total")])

  /// Threads.
  static let threads =
    rows(.typeName, 1...2, [("NSThread", "Thread")])
    + rows(
      .statics(of: "Thread"),
      1...2,
      [
        ("currentThread()", "Thread.current"),
        ("isMainThread()", "Thread.isMainThread"),
        ("mainThread()", "Thread.main"),
        ("sleepForTimeInterval(_ seconds: Double)", "Thread.sleep(forTimeInterval: seconds)"),
      ]
    )
}
