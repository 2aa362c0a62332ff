import Dispatch
import Glibc
import LabShell
import Testing

/// Each test signals a process of its own: a signal reaches every call of its process that can be interrupted, those of
/// other tests among them.
struct InterruptibleTests {
  @Test func controlCInterruptsWhatRunsAndTheSessionGoesOn() async {
    await #expect(processExitsWith: .success) {
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
        transcript.lines.suffix(5) == [
          "rx> a", "did [a]", "rx> forever", "did [forever]", "rx> ^D",
        ]
      )
    }
  }

  @Test func controlCEndsALongAnswer() async {
    await #expect(processExitsWith: .success) {
      final class Output: ShellOutput {
        let interrupted = DispatchSemaphore(value: 0)
        var lines: [String] = []

        func print(_ line: String) {
          lines.append(line)
          guard lines.count == 3 else { return }
          kill(getpid(), SIGINT)
          interrupted.wait()
        }

        func printError(_ line: String) { lines.append("! " + line) }
      }
      let output = Output()
      let session = EchoSession(interrupt: { [interrupted = output.interrupted] in
        interrupted.signal()
      })
      let transcript = Transcript([":help", "a"])
      let code = Shell(session: session, source: transcript, output: output).run()
      #expect(code == 0)
      #expect(output.lines.count == 5)
      #expect(output.lines.suffix(2) == ["! interrupted", "did [a]"])
    }
  }

  @Test func everyActiveCallHearsTheSignal() async {
    await #expect(processExitsWith: .success) {
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
  }

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
