import Rx

/// Records what a sequence sends, as a marble line.
final class Recorder {
  private(set) var line = MarbleLine()
  private let clock: TickClock

  init(_ clock: TickClock) { self.clock = clock }

  func subscribe<Element>(to source: Observable<Element>) -> any Disposable {
    source.subscribe { event in
      let text =
        switch event {
        case .next(let element): "\(element)"
        case .error(let error): error is TestError ? "#" : "#\(error)"
        case .completed: "|"
        }
      self.line.marks.append((self.clock.clock, text))
    }
  }
}
