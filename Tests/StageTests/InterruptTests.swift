import Stage
import Testing

/// What an interrupted entry of a session leaves to the next one.
struct InterruptTests {
  @Test func aTurnGrantedToAnInterruptedThreadIsReturned() throws {
    let (stage, _) = makeStage()
    defer { stage.finish() }
    let (queue, other) = (stage.makeQueue(label: "q"), stage.makeQueue(label: "other"))
    let semaphore = StageSemaphore(on: stage, value: 0)
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
    let semaphore = StageSemaphore(on: stage, value: 0)
    #expect(throws: StageError.self) {
      try stage.perform {
        queue.async { try semaphore.wait() }
        stage.detachThread { queue.async { stage.print("behind the barrier") } }
        try queue.sync(barrier: true) { stage.print("never") }
      }
    }
    #expect(recorder.texts == ["behind the barrier"])
  }

  enum Endless: CaseIterable {
    case serialQueue, concurrentQueue, mainQueue, detachedThreads
  }

  @Test(arguments: Endless.allCases)
  func anInterruptStopsJobsThatAddThemselves(_ endless: Endless) throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    let queue = stage.makeQueue(label: "q", concurrent: endless == .concurrentQueue)
    var count = 0
    func add() {
      count += 1
      if count == 100 { stage.interrupt() }
      // Only a stage that does not stop gets there.
      if count == 5_000 { return }
      switch endless {
      case .serialQueue, .concurrentQueue: queue.async { add() }
      case .mainQueue: stage.mainQueue.async { add() }
      case .detachedThreads: stage.detachThread { add() }
      }
    }
    #expect(throws: StageEnded.self) { try stage.perform { add() } }
    #expect(count == 100)
    count = 4_990
    try stage.perform { stage.print("next entry") }
    #expect(count == 5_000)
    #expect(recorder.texts == ["next entry"])
  }

  @Test func whatAnInterruptKeepsFromStartingStartsBehindTheNextEntry() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    #expect(throws: StageEnded.self) {
      try stage.perform {
        stage.makeQueue(label: "q").async { stage.print("job") }
        stage.mainQueue.async { stage.print("main's job") }
        stage.detachThread { stage.print("thread") }
        stage.interrupt()
      }
    }
    #expect(recorder.texts.isEmpty)
    try stage.perform { stage.print("next entry") }
    #expect(recorder.texts == ["next entry", "job", "thread", "main's job"])
  }

  @Test func whatAnInterruptKeepsFromStartingStartsWhenTimePasses() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    #expect(throws: StageEnded.self) {
      try stage.perform {
        stage.makeQueue(label: "q").async { stage.print("job") }
        stage.mainQueue.async { stage.print("main's job") }
        stage.interrupt()
      }
    }
    try stage.advance(by: .seconds(1))
    #expect(recorder.texts.sorted() == ["job", "main's job"])
  }

  @Test func whatAnInterruptKeepsFromStartingIsReleasedAtTheEnd() throws {
    final class Token {}
    weak var token: Token?
    let (stage, recorder) = makeStage()
    #expect(throws: StageEnded.self) {
      try stage.perform {
        let held = Token()
        token = held
        let work = { withExtendedLifetime(held) { stage.print("never") } }
        stage.makeQueue(label: "q").async(work)
        stage.mainQueue.async(work)
        stage.detachThread(work)
        stage.interrupt()
      }
    }
    #expect(token != nil)
    #expect(stage.finish().description == "finished")
    #expect(token == nil)
    #expect(recorder.texts.isEmpty)
  }

  @Test func anEntryThatWasInterruptedBeforeItBeganNeverBegins() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    stage.mainQueue.async { stage.interrupt() }
    #expect(throws: StageEnded.self) { try stage.perform { stage.print("interrupted entry") } }
    try stage.perform { stage.print("next entry") }
    #expect(recorder.texts == ["next entry"])
  }
}
