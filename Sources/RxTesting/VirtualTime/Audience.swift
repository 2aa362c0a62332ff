import Rx

/// Who listens to a hot test sequence, in order of arrival.
final class Audience<Element> {
  private var lastNumber = 0
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []

  /// - Returns: Disposing it sends the observer away.
  func admit(_ observer: AnyObserver<Element>) -> any Disposable {
    lastNumber += 1
    let number = lastNumber
    observers.append((number, observer))
    return Disposables.create { self.observers.removeAll { $0.number == number } }
  }

  /// Sends to those who listen when it begins, whoever comes or goes meanwhile.
  func send(_ event: Event<Element>) {
    for (_, observer) in observers { observer.on(event) }
  }
}
