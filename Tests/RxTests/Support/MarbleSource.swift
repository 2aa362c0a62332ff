import Rx

/// A source that plays a marble string from the moment of subscription, and records when it was subscribed to.
final class MarbleSource {
  private(set) var windows: [MarbleLine] = []
  private let clock: TickClock
  private let line: MarbleLine

  init(_ picture: String, on clock: TickClock) {
    line = MarbleLine(picture)
    self.clock = clock
  }

  var observable: Observable<String> {
    .create { observer in
      let number = self.windows.count
      self.windows.append(MarbleLine())
      self.windows[number].marks.append((self.clock.clock, "^"))
      let work = CompositeDisposable()
      for mark in self.line.marks {
        _ = work.insert(
          self.clock.scheduleRelativeVirtual((), dueTime: mark.tick) { _ in
            observer.on(event(mark.text))
            return Disposables.create()
          }
        )
      }
      return Disposables.create {
        self.windows[number].marks.append((self.clock.clock, "!"))
        work.dispose()
      }
    }
  }
}

private func event(_ mark: String) -> Event<String> {
  switch mark {
  case "|": .completed
  case "#": .error(TestError())
  default: .next(mark)
  }
}
