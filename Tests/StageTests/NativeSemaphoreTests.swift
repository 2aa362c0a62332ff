import Testing

@testable import Stage

struct NativeSemaphoreTests {
  @Test func aTimedWaitEndsByTheMonotonicClock() {
    let semaphore = NativeSemaphore()
    let begin = Pace.monotonic
    semaphore.wait(until: begin - 1)
    semaphore.wait(until: .min)
    let end = Pace.monotonic + 50_000_000
    // A signal ends a wait early.
    var waits = 0
    while Pace.monotonic < end, waits < 1_000 {
      semaphore.wait(until: end)
      waits += 1
    }
    #expect(Pace.monotonic >= end)
    #expect(waits < 1_000)
  }

  @Test func aPostEndsATimedWait() {
    let semaphore = NativeSemaphore()
    semaphore.post()
    let end = Pace.monotonic + 60_000_000_000
    semaphore.wait(until: end)
    #expect(Pace.monotonic < end)
  }
}
