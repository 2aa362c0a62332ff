import Glibc
import Testing

@testable import Stage

struct ThreadTests {
  @Test func threadsPrintAsOnAppleSystems() {
    let run = trace { stage in
      stage.print("\(stage.currentThread)")
      stage.makeQueue(label: "a").async { stage.print("\(stage.currentThread)") }
      stage.detachThread(name: "loader") { stage.print("\(stage.currentThread)") }
    }
    #expect(
      run.texts == [
        "<NSThread: 0x600000000040>{number = 1, name = main}",
        "<NSThread: 0x600000000080>{number = 2, name = (null)}",
        "<NSThread: 0x6000000000c0>{number = 3, name = loader}",
      ]
    )
  }

  @Test func queuesThatGetWorkInARowGetAWorkerEach() {
    let run = trace { stage in
      for label in ["a", "b", "c"] {
        stage.makeQueue(label: label).async { stage.print(label) }
      }
    }
    #expect(run.steps == ["2: a", "3: b", "4: c"])
  }

  @Test func aQueueKeepsItsWorkerAndOthersTakeTheLowestIdleOne() {
    let run = trace { stage in
      let (a, b, c) = (
        stage.makeQueue(label: "a"), stage.makeQueue(label: "b"), stage.makeQueue(label: "c")
      )
      a.async { stage.print("a") }
      b.async { stage.print("b") }
      try stage.sleep(for: .seconds(1))
      b.async { stage.print("b again") }
      try stage.sleep(for: .seconds(1))
      c.async { stage.print("c") }
      a.async { stage.print("a found its worker taken") }
    }
    #expect(
      run.steps == ["2: a", "3: b", "3: b again", "2: c", "3: a found its worker taken"]
    )
  }

  @Test func jobsStartInTheOrderOfSchedulingAcrossQueues() {
    let run = trace { stage in
      let (a, b) = (stage.makeQueue(label: "a"), stage.makeQueue(label: "b"))
      for step in 1...3 {
        a.async { stage.print("a\(step)") }
        b.async { stage.print("b\(step)") }
      }
    }
    #expect(run.steps == ["2: a1", "3: b1", "2: a2", "3: b2", "2: a3", "3: b3"])
  }

  @Test func currentIsTheStageOfTheThread() {
    #expect(Stage.current == nil)
    let (stage, _) = makeStage()
    var seen: Stage?
    _ = stage.run { seen = Stage.current }
    #expect(seen === stage)
  }

  @Test func yieldLetsReadyThreadsGoFirst() {
    let run = trace { stage in
      stage.detachThread { stage.print("other") }
      try stage.yield()
      stage.print("main")
    }
    #expect(run.texts == ["other", "main"])
  }

  @Test func stackRemainingFallsWithDepth() {
    #expect(StageThread.stackRemaining == .max)
    let configuration = Stage.Configuration(workerStackSize: 1 << 20, mainStackSize: 8 << 20)
    var depths: [Int] = []
    let run = trace(configuration) { stage in
      // A kilobyte a level: the thread sanitizer's own stack holds no more than 65,536 calls.
      func descend(_ level: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { _ in
          StageThread.stackRemaining < 128 << 10 ? level : descend(level + 1)
        }
      }
      depths.append(StageThread.stackRemaining)
      depths.append(descend(0))
      stage.detachThread {
        depths.append(StageThread.stackRemaining)
        depths.append(descend(0))
      }
    }
    #expect(run.outcome.description == "finished")
    #expect((7 << 20)...(9 << 20) ~= depths[0])
    #expect((7 << 17)...(9 << 17) ~= depths[2])
    #expect(depths[1] > depths[3] * 6)
  }

  @Test func moreThreadsThanAllowedFailTheRun() {
    let run = trace(Stage.Configuration(maximumThreads: 4)) { stage in
      for number in 1...5 {
        stage.detachThread { try stage.sleep(for: .seconds(number)) }
      }
    }
    guard case .failed(let error) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(error as? StageError == .tooManyThreads(limit: 4, at: nil))
  }

  @Test func threadsThatEndedMakeRoom() {
    let run = trace(Stage.Configuration(maximumThreads: 2)) { stage in
      for _ in 1...20 {
        stage.detachThread {}
        try stage.sleep(for: .seconds(1))
      }
      stage.print("\(stage.threads.endedCount)")
      stage.detachThread { stage.print("\(stage.currentThread.number)") }
    }
    // Each new thread gives back the stack of the one before.
    #expect(run.texts == ["1", "22"])
  }

  @Test func aRefusedThreadDoesNotHoldUpTheJobsBehindItsJob() throws {
    let (stage, recorder) = makeStage(Stage.Configuration(maximumThreads: 1))
    defer { stage.finish() }
    let (queue, semaphore) = (stage.makeQueue(label: "q"), StageSemaphore(on: stage, value: 0))
    #expect(throws: StageError.tooManyThreads(limit: 1, at: nil)) {
      try stage.perform {
        stage.detachThread { try semaphore.wait() }
        queue.async { stage.print("refused") }
        queue.async { stage.print("behind it") }
      }
    }
    // There is still no room.
    try stage.perform {}
    #expect(recorder.texts.isEmpty)
    try stage.perform { try semaphore.signal() }
    #expect(recorder.texts == ["behind it"])
  }

  @Test func aThreadThatDoesNotStartLeavesItsQueue() throws {
    // No address space has room for such a stack.
    let (stage, _) = makeStage(Stage.Configuration(workerStackSize: 1 << 60))
    defer { stage.finish() }
    let queue = stage.makeQueue(label: "q")
    #expect(throws: StageError.threadDidNotStart(2, code: ENOMEM)) {
      try stage.perform { queue.async { stage.print("never") } }
    }
    #expect(try stage.perform { try queue.sync { 1 } } == 1)
  }

  @Test func aThreadHasTheTitleOfItsRecords() {
    let run = trace { stage in
      for name in [nil, "loader"] {
        stage.detachThread(name: name) { stage.print(stage.currentThread.title) }
      }
      stage.print(stage.currentThread.title)
    }
    #expect(run.texts == ["main", "worker 1", "loader"])
    #expect(run.records.filter { $0.kind == .print }.map(\.thread.title) == run.texts)
  }
}
