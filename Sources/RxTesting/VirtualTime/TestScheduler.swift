public import Rx

/// A virtual-time scheduler for tests, with a clock that counts ticks.
///
/// Work that is scheduled for now, or for a tick that has passed, is done one tick later, as if work took time. So the
/// tick of an event shows how many pieces of work it took to get there.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
///     let result = scheduler.start { source.map { $0 * 2 } }
///     // result.events is [.next(210, 2), .completed(300)]
///     // source.subscriptions is [Subscription(200, 300)]
open class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The ticks at which `start(_:)` does its three steps.
  public enum Defaults {
    /// When the sequence is made.
    public static let created = 100
    /// When it is subscribed to.
    public static let subscribed = 200
    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool

  /// - Parameters:
  ///   - initialClock: What the clock shows first.
  ///   - resolution: How many seconds a tick stands for.
  ///   - simulateProcessingDelay: Whether work scheduled for now is done one tick later.
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

  /// Moves work for now or for the past to the next tick; without processing delay, to now.
  open override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    if time > clock { return time }
    return simulateProcessingDelay && clock < .max ? clock + 1 : clock
  }

  /// Has `action` done at a tick.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// A sequence that sends its events at their ticks, whoever listens.
  ///
  /// - Parameter events: Their times are ticks of the clock.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(hot: events, on: self)
  }

  /// A sequence that sends its events to each subscription anew.
  ///
  /// - Parameter events: Their times are ticks after the subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, on: self)
  }

  /// An observer that records what it receives, and when.
  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
    TestableObserver(on: self)
  }

  /// Makes a sequence, subscribes to it, disposes of the subscription, and does all other work, in order of time.
  ///
  /// - Parameters:
  ///   - created: The tick at which `create` is called.
  ///   - subscribed: The tick at which the sequence is subscribed to.
  ///   - disposed: The tick at which the subscription is disposed.
  ///   - create: Makes the sequence.
  /// - Returns: What was received.
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
      // Times in the wrong order: made when it is needed.
      let source = sequence ?? create()
      subscription.disposable = source.asObservable().subscribe(observer)
    }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Makes a sequence at tick 100, subscribes to it at 200, disposes of the subscription at `disposed`, and does all
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

  /// Makes a sequence at tick 100, subscribes to it at 200, disposes of the subscription at 1000, and does all other
  /// work.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
