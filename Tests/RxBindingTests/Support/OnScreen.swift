import HeadlessUI

/// Runs a test with a screen of its own, whose main thread is the calling thread.
func onScreen(_ body: () throws -> Void) rethrows {
  let session = ScreenSession()
  defer { session.close() }
  try session.run(body)
}
