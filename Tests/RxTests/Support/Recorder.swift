import Rx
import RxTesting

/// Records what an observable sends, as a marble diagram.
final class Recorder {
  private let clock: TickClock
  private var events: [Recorded<Event<Any>>] = []

  init(_ clock: TickClock) { self.clock = clock }

  var line: MarbleDiagram { MarbleDiagram(events: events, error: TestError(), from: 0) }

  func subscribe<Element>(to source: Observable<Element>) -> any Disposable {
    source.subscribe { event in
      self.events.append(Recorded(time: self.clock.clock, value: event.map { $0 }))
    }
  }
}
