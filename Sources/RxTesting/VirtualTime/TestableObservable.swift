public import Rx

/// An observable that sends given events at given ticks, and records its subscriptions.
///
/// It sends all its events, even after a terminal event, so that a test can check how an operator handles that.
public class TestableObservable<Element>: ObservableType {
  /// All subscriptions so far, in order.
  public private(set) var subscriptions: [Subscription] = []
  /// The events that it sends.
  ///
  /// Times are ticks of the clock if it is hot, and ticks after a subscription if it is cold.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let attach: (AnyObserver<Element>) -> any Disposable

  init(hot events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    let observers = HotObservers<Element>()
    for event in events {
      scheduler.scheduleAt(event.time) { observers.send(event.value) }
    }
    recordedEvents = events
    self.scheduler = scheduler
    attach = { observers.add($0) }
  }

  init(cold events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    attach = { observer in
      let scheduled = CompositeDisposable()
      for event in events {
        let work = scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
          observer.on(event.value)
          return Disposables.create()
        }
        _ = scheduled.insert(work)
      }
      return scheduled
    }
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let number = subscriptions.count
    let begin = scheduler.clock
    subscriptions.append(Subscription(begin))
    let attached = attach(AnyObserver(observer))
    return Disposables.create {
      self.subscriptions[number] = Subscription(begin, self.scheduler.clock)
      attached.dispose()
    }
  }
}
