public import FoundationEssentials

extension ConcurrentDispatchQueueScheduler {
  /// A number of seconds.
  public typealias TimeInterval = FoundationEssentials.TimeInterval
  /// A point in time of this scheduler.
  public typealias Time = Date
}

extension ConcurrentMainScheduler {
  /// A number of seconds.
  public typealias TimeInterval = FoundationEssentials.TimeInterval
  /// A point in time of this scheduler.
  public typealias Time = Date
}

extension SerialDispatchQueueScheduler {
  /// A number of seconds.
  public typealias TimeInterval = FoundationEssentials.TimeInterval
  /// A point in time of this scheduler.
  public typealias Time = Date
}
