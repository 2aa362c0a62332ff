import Stage
import Testing

struct SynchronizationTests {
  @Test func aSemaphoreServesInOrderOfArrival() {
    let run = trace { stage in
      let semaphore = StageSemaphore(on: stage, value: 1)
      for name in ["a", "b", "c"] {
        stage.detachThread(name: name) {
          try semaphore.wait()
          stage.print("in")
          try stage.sleep(for: .seconds(1))
          try semaphore.signal()
        }
      }
    }
    #expect(run.lines == ["0s a: in", "1s b: in", "2s c: in"])
  }

  @Test func aTimedWaitGivesUpAndLeavesTheLine() {
    let run = trace { stage in
      let semaphore = StageSemaphore(on: stage, value: 0)
      stage.detachThread(name: "patient") {
        stage.print("\(try semaphore.wait(until: .seconds(5)))")
      }
      stage.detachThread(name: "hasty") {
        stage.print("\(try semaphore.wait(until: .seconds(1)))")
      }
      try stage.sleep(for: .seconds(2))
      stage.print("\(try semaphore.signal())")
      stage.print("\(try semaphore.signal())")
      stage.print("\(try semaphore.wait(until: stage.now))")
      stage.print("\(try semaphore.wait(until: stage.now))")
    }
    #expect(
      run.lines == [
        "1s hasty: false", "2s main: true", "2s main: false", "2s main: true", "2s main: false",
        "2s patient: true",
      ]
    )
  }

  @Test func aGroupWakesWaitersAndHandsInNotices() {
    let run = trace { stage in
      let group = StageGroup(on: stage)
      let queue = stage.makeQueue(label: "q", concurrent: true)
      for seconds in [2, 1, 3] {
        queue.async(group: group) {
          try stage.sleep(for: .seconds(seconds))
          stage.print("done \(seconds)")
        }
      }
      group.notify(stage.mainQueue) { stage.print("notified") }
      stage.print("\(try group.wait(until: .seconds(2)))")
      stage.print("\(try group.wait())")
      group.notify(stage.mainQueue) { stage.print("notified at once") }
      #expect(throws: StageError.groupNotEntered) { try group.leave() }
    }
    #expect(
      run.lines == [
        "1s 3: done 1", "2s main: false", "2s 2: done 2", "3s 4: done 3", "3s main: true",
        "3s main: notified", "3s main: notified at once",
      ]
    )
  }

  @Test func aMutexGoesToTheThreadThatWaitedLongest() {
    let run = trace { stage in
      let mutex = StageMutex(on: stage)
      for name in ["a", "b", "c"] {
        stage.detachThread(name: name) {
          try mutex.lock()
          stage.print("in")
          try stage.yield()
          stage.print("out")
          try mutex.unlock()
          #expect(throws: StageError.notLocked) { try mutex.unlock() }
        }
      }
    }
    #expect(run.steps == ["a: in", "a: out", "b: in", "b: out", "c: in", "c: out"])
  }

  @Test func aMutexKnowsItsOwner() {
    let run = trace { stage in
      let mutex = StageMutex(on: stage)
      #expect(throws: StageError.notLocked) { try mutex.unlock() }
      try mutex.lock()
      #expect(throws: StageError.alreadyLocked) { try mutex.lock() }
      stage.print("\(try mutex.lock(until: .seconds(1)))")
      stage.print("\(mutex.isHeld) \(mutex.tryLock())")
      stage.detachThread(name: "other") {
        stage.print("\(mutex.isHeld) \(mutex.tryLock())")
        stage.print("\(try mutex.lock(until: .seconds(2)))")
      }
      try stage.sleep(for: .seconds(5))
    }
    #expect(
      run.lines == [
        "1s main: false", "1s main: true false", "1s other: false false", "2s other: false",
      ]
    )
  }

  @Test func aRecursiveMutexCounts() {
    let run = trace { stage in
      let mutex = StageMutex(on: stage, isRecursive: true)
      try mutex.lock()
      try mutex.lock()
      for name in ["a", "b"] {
        stage.detachThread(name: name) {
          try mutex.lock()
          try mutex.lock()
          stage.print("in")
          try mutex.unlock()
          try stage.yield()
          stage.print("out")
          try mutex.unlock()
        }
      }
      try stage.yield()
      try mutex.unlock()
      try stage.yield()
      stage.print("still mine")
      try mutex.unlock()
    }
    #expect(run.steps == ["main: still mine", "a: in", "a: out", "b: in", "b: out"])
  }

  @Test func aJobsOwnErrorComesBeforeThatOfLeavingItsGroup() {
    struct Oops: Error {}
    let run = trace { stage in
      let group = StageGroup(on: stage)
      stage.makeQueue(label: "q").async(group: group) {
        try group.leave()
        throw Oops()
      }
    }
    #expect(run.outcome.description == "failed: Oops()")
  }
}
