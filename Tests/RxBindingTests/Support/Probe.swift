import Rx

/// The error that `#` stands for in a marble picture.
struct TestError: Error, Equatable {
  var name = "#"
}

/// An object of no use but to be deallocated.
final class Token {}

/// Lines that a test collects, in order.
final class Lines {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An observable that is sent to by hand and counts its subscriptions.
final class Probe<Element> {
  private(set) var subscribed = 0
  private(set) var running = 0
  private let subject = PublishSubject<Element>()

  var observable: Observable<Element> {
    .create { [self] observer in
      subscribed += 1
      running += 1
      let subscription = subject.subscribe(observer)
      return Disposables.create {
        self.running -= 1
        subscription.dispose()
      }
    }
  }

  func send(_ elements: Element...) { for element in elements { subject.onNext(element) } }

  func complete() { subject.onCompleted() }

  func fail() { subject.onError(TestError()) }
}
