public import Rx

/// A virtual-time scheduler for tests, with a clock that counts ticks.
///
/// Work that an operator schedules for now (with `schedule`, or a time interval of zero) runs one tick later, as if work took
/// time. So the tick of an event shows how many pieces of work it took to get there. Work that the test schedules at a tick,
/// and events of its hot and cold observables, come exactly then.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
///     let result = scheduler.start { source.map { $0 * 2 } }
///     // result.events is [.next(210, 2), .completed(300)]
///     // source.subscriptions is [Subscription(200, 300)]
open class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The ticks at which `start(_:)` creates, subscribes and disposes.
  public enum Defaults {
    /// The observable is created.
    public static let created = 100
    /// The observable is subscribed to.
    public static let subscribed = 200
    /// The subscription is disposed.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool

  /// - Parameters:
  ///   - initialClock: The initial time.
  ///   - resolution: The number of seconds in a tick.
  ///   - simulateProcessingDelay: Whether work that is scheduled for now runs one tick later.
  public init(
    initialClock: TestTime,
    resolution: Double = 1.0,
    simulateProcessingDelay: Bool = true
  ) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock,
      converter: TestSchedulerVirtualTimeConverter(resolution: resolution)
    )
  }

  /// Moves the work of `schedule` and `scheduleRelative` that is due now to the next tick, if processing delay is simulated.
  open override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    if time > clock { return time }
    return simulateProcessingDelay && clock < .max ? clock + 1 : clock
  }

  /// Runs `action` at a tick; immediately after the work in progress if that has passed.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Creates a hot observable, which sends its events at given ticks to its subscribers at that time.
  ///
  /// - Parameter events: The events; times are ticks of the clock.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(hot: events, on: self)
  }

  /// Creates a cold observable, which sends its events to each subscription from its start.
  ///
  /// - Parameter events: The events; times are ticks after the subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, on: self)
  }

  /// An observer that records the events it receives, and their times.
  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
    TestableObserver(on: self)
  }

  /// Creates an observable, subscribes to it, disposes of the subscription, and runs all other work, in order of time.
  ///
  /// - Parameters:
  ///   - created: The tick at which `create` is called.
  ///   - subscribed: The tick at which the observable is subscribed to.
  ///   - disposed: The tick at which the subscription is disposed.
  ///   - create: Returns the observable.
  /// - Returns: An observer with the events that were received.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime,
    subscribed: TestTime,
    disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    var sequence: OutputSequence?
    scheduleAt(created) { sequence = create() }
    scheduleAt(subscribed) {
      // If `created` is after `subscribed`, it is created now.
      let source = sequence ?? create()
      subscription.disposable = source.asObservable().subscribe(observer)
    }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Creates an observable at tick 100, subscribes to it at 200, disposes of the subscription at `disposed`, and runs all
  /// other work.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      created: Defaults.created,
      subscribed: Defaults.subscribed,
      disposed: disposed,
      create: create
    )
  }

  /// Creates an observable at tick 100, subscribes to it at 200, disposes of the subscription at 1000, and runs all other
  /// work.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
