import Stage
import Testing

/// What an interrupted entry of a session leaves to the next one.
struct InterruptTests {
  @Test func aTurnGrantedToAnInterruptedThreadIsReturned() throws {
    let (stage, _) = makeStage()
    defer { stage.finish() }
    let (queue, other) = (stage.makeQueue(label: "q"), stage.makeQueue(label: "other"))
    let semaphore = stage.makeSemaphore(value: 0)
    #expect(throws: StageEnded.self) {
      try stage.perform {
        queue.async { try semaphore.wait() }
        other.async {
          try semaphore.signal()
          stage.interrupt()
        }
        try queue.sync { stage.print("never") }
      }
    }
    #expect(try stage.perform { try queue.sync { 1 } } == 1)
  }

  @Test func aCancelledTurnLetsTheJobsBehindItStart() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    let queue = stage.makeQueue(label: "q", concurrent: true)
    let semaphore = stage.makeSemaphore(value: 0)
    #expect(throws: StageError.self) {
      try stage.perform {
        queue.async { try semaphore.wait() }
        stage.detachThread { queue.async { stage.print("behind the barrier") } }
        try queue.sync(barrier: true) { stage.print("never") }
      }
    }
    #expect(recorder.texts == ["behind the barrier"])
  }
}
