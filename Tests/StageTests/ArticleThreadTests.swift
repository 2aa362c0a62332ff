import Stage
import Testing

/// The thread walks of the second article, with the hand-overs its operators make.
struct ArticleThreadTests {
  @Test func everythingOnMain() {
    let run = trace { stage in
      for step in ["subscribe", "create", "emit", "intercept", "filter", "receive"] {
        stage.print(step)
      }
    }
    #expect(run.lines.allSatisfy { $0.hasPrefix("0s main: ") })
    #expect(run.outcome.description == "finished")
  }

  @Test func observeOnTwiceThenMain() {
    let run = trace { stage in
      let first = stage.makeQueue(label: "com.example.1")
      let second = stage.makeQueue(label: "com.example.2")
      stage.print("subscribe")
      stage.print("create")
      stage.print("emit")
      stage.print("intercept")
      first.async {
        stage.print("filter")
        second.async {
          stage.print("map")
          stage.mainQueue.async { stage.print("receive") }
        }
      }
    }
    #expect(
      run.lines == [
        "0s main: subscribe", "0s main: create", "0s main: emit", "0s main: intercept",
        "0s 2: filter", "0s 3: map", "0s main: receive",
      ]
    )
    #expect(
      run.hops == [
        "main → worker 1 via com.example.1",
        "worker 1 → worker 2 via com.example.2",
        "worker 2 → main via com.apple.main-thread",
      ]
    )
  }

  @Test func subscribeOnThenObserveOnMain() {
    let run = trace { stage in
      stage.print("subscribe")
      stage.print("create")
      stage.makeQueue(label: "com.example.queue").async {
        stage.print("emit")
        stage.print("intercept")
        stage.print("map")
        stage.mainQueue.async { stage.print("receive") }
      }
    }
    #expect(
      run.steps == [
        "main: subscribe", "main: create", "2: emit", "2: intercept", "2: map", "main: receive",
      ]
    )
  }

  @Test func delayOnASerialQueue() {
    let run = trace { stage in
      stage.print("subscribe")
      stage.makeQueue(label: "com.example.queue").async(at: stage.now + .seconds(1)) {
        stage.print("intercept")
        stage.print("map")
        stage.mainQueue.async { stage.print("receive") }
      }
    }
    #expect(
      run.lines == ["0s main: subscribe", "1s 2: intercept", "1s 2: map", "1s main: receive"]
    )
  }

  @Test func intervalOnMain() {
    let run = trace(Stage.Configuration(limit: .milliseconds(900))) { stage in
      var next = 0
      _ = stage.mainQueue.timer(at: .milliseconds(300), every: .milliseconds(300)) {
        stage.print("\(next)")
        next += 1
      }
    }
    #expect(run.lines == ["0.300s main: 0", "0.600s main: 1", "0.900s main: 2"])
    #expect(run.outcome.description == "time limit reached")
  }
}
