import RxTesting

/// Virtual time in ticks of one second, one for each character of a marble picture; work for now is done now.
typealias TickClock = TestScheduler

extension TestScheduler {
  convenience init() {
    self.init(initialClock: 0, simulateProcessingDelay: false)
  }
}
