public import Dispatch

/// A scheduler whose clock moves only when it runs work.
///
/// It runs work in order of time, and work of the same time in the order of scheduling. Use it from one thread;
/// only what it has scheduled can be disposed of on any thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// An interval of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private final class Item: VirtualWorkQueue.Item {
    let time: VirtualTime

    init(_ time: VirtualTime, _ work: @escaping () -> any Disposable) {
      self.time = time
      super.init(work)
    }
  }

  private let converter: Converter
  private let queue: VirtualWorkQueue
  private var isRunning = false
  @exclusivity(unchecked) private var currentClock: VirtualTime
  /// Called before each piece of work; false stops the clock.
  ///
  /// A lab uses it to stop a clock that would run forever.
  package var shouldContinue: (() -> Bool)?
  /// Whether `start` or `advanceTo` is running.
  package var isMoving: Bool { isRunning }

  /// - Parameters:
  ///   - initialClock: The initial time.
  ///   - converter: Relates the clock's units to seconds and dates.
  public init(initialClock: VirtualTime, converter: Converter) {
    currentClock = initialClock
    self.converter = converter
    queue = VirtualWorkQueue { lhs, rhs in
      converter.compareVirtualTime(
        unsafeDowncast(lhs, to: Item.self).time,
        unsafeDowncast(rhs, to: Item.self).time
      )
    }
  }

  /// The current virtual time.
  public var clock: VirtualTime { currentClock }

  public var now: RxTime { converter.convertFromVirtualTime(currentClock) }

  /// Runs `action` now, or at the time to which `adjustScheduledTime` moves that.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  /// Runs `action` after `dueTime`, or at the time to which `adjustScheduledTime` moves that.
  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    // Converters need not handle an infinite number of seconds.
    if dueTime == .never { return Disposables.create() }
    let offset = converter.convertToVirtualTimeInterval(dueTime.seconds)
    let time = converter.offsetVirtualTime(currentClock, offset: offset)
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` when the clock has moved on by exactly `dueTime`.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType,
    dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(currentClock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` when the clock shows `time`; as the next work, without moving the clock, if that has passed.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType,
    time: VirtualTime,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = Item(time) { action(state) }
    queue.add(item)
    return item
  }

  /// Lets a subclass move the work of `schedule` and `scheduleRelative` to another time.
  ///
  /// This class does not move it.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all scheduled work, including the work that this schedules, and moves the clock along.
  public func start() {
    run { _ in true }
  }

  /// Runs all work that is due until `virtualTime`, and sets the clock to that.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "the clock is already being moved")
    run { !isBefore(virtualTime, $0.time) }
    if isBefore(currentClock, virtualTime) { currentClock = virtualTime }
  }

  /// Whether the clock would go back if it slept so long.
  package func isBackwards(_ virtualInterval: VirtualTimeInterval) -> Bool {
    isBefore(converter.offsetVirtualTime(currentClock, offset: virtualInterval), currentClock)
  }

  /// Moves the clock without running any work, as if the work in progress took that long.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(currentClock, offset: virtualInterval)
    precondition(!isBefore(time, currentClock), "a virtual clock does not go back")
    currentClock = time
  }

  /// Ends `start` or `advanceTo` after the work in progress.
  public func stop() {
    isRunning = false
  }

  private func run(while isDue: (Item) -> Bool) {
    if isRunning { return }
    isRunning = true
    while isRunning, let first = queue.first {
      let item = unsafeDowncast(first, to: Item.self)
      guard isDue(item), shouldContinue?() ?? true else { break }
      queue.removeFirst()
      if isBefore(currentClock, item.time) { currentClock = item.time }
      item.perform()
    }
    isRunning = false
  }

  private func isBefore(_ lhs: VirtualTime, _ rhs: VirtualTime) -> Bool {
    converter.compareVirtualTime(lhs, rhs) == .lessThan
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  public var debugDescription: String {
    "\(type(of: self)) at \(clock), \(queue.count) to do"
  }
}
