import Dispatch
import Glibc
import LabShell
import Testing

/// One at a time, so that a test waits for its own signal.
@Suite(.serialized) struct InterruptibleTests {
  @Test func controlCInterruptsWhatRunsAndTheSessionGoesOn() {
    let interrupted = DispatchSemaphore(value: 0)
    let session = EchoSession(
      interrupt: { interrupted.signal() },
      onEvaluate: { entry in
        if entry == "forever" {
          kill(getpid(), SIGINT)
          interrupted.wait()
        }
      }
    )
    let transcript = Transcript(["forever", "a", "forever"])
    let code = Shell(session: session, source: transcript, output: transcript).run()
    #expect(code == 0)
    #expect(
      transcript.lines.suffix(5) == ["rx> a", "did [a]", "rx> forever", "did [forever]", "rx> ^D"]
    )
  }

  @Test func everyActiveCallHearsTheSignal() {
    let outer = DispatchSemaphore(value: 0)
    let inner = DispatchSemaphore(value: 0)
    struct Failure: Error {}
    whileInterruptible(
      by: { outer.signal() },
      run: {
        #expect(throws: Failure.self) {
          try whileInterruptible(
            by: { inner.signal() },
            run: {
              kill(getpid(), SIGINT)
              inner.wait()
              throw Failure()
            }
          )
        }
        outer.wait()
        kill(getpid(), SIGINT)
        outer.wait()
      }
    )
  }

  /// In a process of its own, since other tests of this one are interruptible meanwhile.
  @Test func afterwardsTheSignalEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      whileInterruptible(by: {}, run: {})
      // A thread of Dispatch's blocks the signal.
      var signals = sigset_t()
      sigemptyset(&signals)
      pthread_sigmask(SIG_SETMASK, &signals, nil)
      kill(getpid(), SIGINT)
    }
  }
}
