import Rx

/// The observers of a hot test observable, in order of subscription.
final class HotObservers<Element> {
  private var lastNumber = 0
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []

  /// - Returns: A disposable that removes the observer.
  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    lastNumber += 1
    let number = lastNumber
    observers.append((number, observer))
    return Disposables.create { self.observers.removeAll { $0.number == number } }
  }

  /// Sends to the observers that are subscribed when it starts.
  func send(_ event: Event<Element>) {
    for (_, observer) in observers { observer.on(event) }
  }
}
