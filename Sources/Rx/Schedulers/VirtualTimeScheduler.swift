public import Dispatch

/// A scheduler whose clock moves when its work is done and not otherwise.
///
/// Work is done in the order of its time, and at equal times in the order of scheduling. It belongs to one thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A span of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private final class Entry: Agenda.Entry {
    let time: VirtualTime

    init(_ time: VirtualTime, _ work: @escaping () -> any Disposable) {
      self.time = time
      super.init(work)
    }
  }

  private let converter: Converter
  private let agenda: Agenda
  private var isRunning = false
  @exclusivity(unchecked) private var currentClock: VirtualTime
  /// Asked before each piece of work: a lab stops a clock here that would never stop.
  package var mayGoOn: (() -> Bool)?
  /// Whether `start` or `advanceTo` is at work.
  package var isMoving: Bool { isRunning }

  /// - Parameters:
  ///   - initialClock: What the clock shows first.
  ///   - converter: Relates the clock's units to seconds and dates.
  public init(initialClock: VirtualTime, converter: Converter) {
    currentClock = initialClock
    self.converter = converter
    agenda = Agenda { lhs, rhs in
      converter.compareVirtualTime(
        unsafeDowncast(lhs, to: Entry.self).time,
        unsafeDowncast(rhs, to: Entry.self).time
      )
    }
  }

  /// What the clock shows.
  public var clock: VirtualTime { currentClock }

  public var now: RxTime { converter.convertFromVirtualTime(currentClock) }

  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    // No converter need know what an infinite number of seconds is.
    if dueTime == .never { return Disposables.create() }
    let offset = converter.convertToVirtualTimeInterval(dueTime.seconds)
    return scheduleRelativeVirtual(state, dueTime: offset, action: action)
  }

  /// Has `action` done when the clock has moved on by `dueTime`.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType,
    dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(currentClock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Has `action` done when the clock shows `time`, or next if it has passed.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType,
    time: VirtualTime,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let entry = Entry(adjustScheduledTime(time)) { action(state) }
    agenda.add(entry)
    return entry
  }

  /// Lets a subclass move work to another time; this one leaves it where it is.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Does all the work there is, and the work that it makes, moving the clock along.
  public func start() {
    run { _ in true }
  }

  /// Does the work that is due until the clock shows `virtualTime`, and leaves it showing that.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "the clock is already being moved")
    run { !isBefore(virtualTime, $0.time) }
    if isBefore(currentClock, virtualTime) { currentClock = virtualTime }
  }

  /// Moves the clock on without doing any work, as if the work in progress took that long.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(currentClock, offset: virtualInterval)
    precondition(!isBefore(time, currentClock), "a virtual clock does not go back")
    currentClock = time
  }

  /// Ends `start` or `advanceTo` after the work in progress.
  public func stop() {
    isRunning = false
  }

  private func run(while isDue: (Entry) -> Bool) {
    if isRunning { return }
    isRunning = true
    while isRunning, let first = agenda.first {
      let entry = unsafeDowncast(first, to: Entry.self)
      guard isDue(entry), mayGoOn?() ?? true else { break }
      agenda.remove(entry)
      if isBefore(currentClock, entry.time) { currentClock = entry.time }
      entry.perform()
    }
    isRunning = false
  }

  private func isBefore(_ lhs: VirtualTime, _ rhs: VirtualTime) -> Bool {
    converter.compareVirtualTime(lhs, rhs) == .lessThan
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  public var debugDescription: String {
    "\(type(of: self)) at \(clock), \(agenda.count) to do"
  }
}
