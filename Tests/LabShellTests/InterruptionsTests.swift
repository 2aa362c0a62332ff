import Testing

@testable import LabShell

/// What each Ctrl-C is for, as a person presses it again and again.
struct InterruptionsTests {
  private let interruptions = Interruptions(interrupt: {}, clear: {})

  @Test func `the third one leaves, unless all come within a second`() {
    let start = ContinuousClock.now
    func press(after milliseconds: Int) -> Interruptions.Action {
      interruptions.next(at: start + .milliseconds(milliseconds))
    }
    #expect(press(after: 0) == .interrupt)
    #expect(press(after: 200) == .warn)
    #expect(press(after: 400) == .interrupt)
    #expect(press(after: 1_000) == .leave)
  }

  @Test func `a line that is read makes a new beginning`() {
    let start = ContinuousClock.now
    _ = interruptions.next(at: start)
    _ = interruptions.next(at: start + .seconds(1))
    interruptions.whileReading {
      for second in 2..<6 {
        #expect(interruptions.next(at: start + .seconds(second)) == .interrupt)
      }
    }
    #expect(interruptions.next(at: start + .seconds(6)) == .interrupt)
    #expect(interruptions.next(at: start + .seconds(7)) == .warn)
    #expect(interruptions.next(at: start + .seconds(8)) == .leave)
  }
}
