public import Rx

/// A sequence that sends given events at given ticks, and records when it was subscribed to.
///
/// It sends what it is told to, even after a stop event: an operator has to cope with that.
public class TestableObservable<Element>: ObservableType {
  /// Every subscription so far, in order of subscription.
  public private(set) var subscriptions: [Subscription] = []
  /// What it sends; the times are ticks of the clock if it is hot and ticks after a subscription if it is cold.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let attach: (AnyObserver<Element>) -> any Disposable

  init(hot events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    let audience = Audience<Element>()
    for event in events {
      scheduler.scheduleAt(event.time) { audience.send(event.value) }
    }
    recordedEvents = events
    self.scheduler = scheduler
    attach = { audience.admit($0) }
  }

  init(cold events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    attach = { observer in
      let performance = CompositeDisposable()
      for event in events {
        let work = scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
          observer.on(event.value)
          return Disposables.create()
        }
        _ = performance.insert(work)
      }
      return performance
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
