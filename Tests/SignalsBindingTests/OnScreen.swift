import HeadlessUI
import Testing

/// Runs a test with a screen of its own, whose main thread is the calling thread; a broken rule is a failure.
func onScreen(_ body: () throws -> Void) rethrows {
  let session = ScreenSession()
  session.onProblem = { Issue.record("\($0)") }
  defer { session.close() }
  try session.run(body)
}
