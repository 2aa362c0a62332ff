import Rx
import Testing

/// Each in a process of its own, since the hooks are those of the whole process.
struct HooksTests {
  @Test func anUnhandledErrorIsPrinted() async {
    await #expect(processExitsWith: .success) {
      let log = DiagnosticsLog.shared
      _ = Observable<Int>.error(TestError(name: "lost")).subscribe()
      #expect(
        log.lines(containing: "lost") == ["Unhandled error happened: TestError(name: \"lost\")"]
      )
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { ["here", "there"] }
      _ = Observable<Int>.error(TestError(name: "found")).subscribe()
      #expect(
        log.lines(containing: "found") == [
          "Unhandled error happened: TestError(name: \"found\")\nsubscription called from:\nhere\nthere"
        ]
      )
    }
  }

  @Test func thePlaceIsThatOfTheSubscription() async {
    await #expect(processExitsWith: .success) {
      var received: [[String]] = []
      var place = "subscribing"
      Hooks.customCaptureSubscriptionCallstack = { [place] }
      Hooks.defaultErrorHandler = { stack, error in
        #expect(error as? TestError == TestError())
        received.append(stack)
      }
      let subject = PublishSubject<Int>()
      _ = subject.subscribe()
      Hooks.recordCallStackOnError = true
      _ = subject.subscribe()
      _ = subject.subscribe(onError: { _ in })
      _ = subject.subscribe { _ in }
      place = "sending"
      subject.onError(TestError())
      #expect(
        received == [[], ["subscribing"]],
        "recorded when it was switched on, and only where it is needed"
      )
    }
  }
}
