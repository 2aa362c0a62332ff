import Glibc

/// A stack for work that calls itself as deep as a text or a value nests.
package enum LargeStack {
  private final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs a closure on a thread of its own, and waits for its end.
  ///
  /// Where there is no room for the stack it runs on the caller's.
  ///
  /// - Parameter bytes: The size of the stack, of which only what is used takes memory.
  package static func run<Result, Failure>(
    bytes: Int,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    withoutActuallyEscaping(body) { body in
      let job = Job {
        do throws(Failure) {
          result = .success(try body())
        } catch {
          result = .failure(error)
        }
      }
      if !run(job, bytes) { job.body() }
    }
    guard let result else { preconditionFailure("the job has run") }
    return try result.get()
  }

  private static func run(_ job: Job, _ bytes: Int) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, bytes) == 0 else { return false }
    var thread = pthread_t()
    let started = pthread_create(
      &thread,
      &attributes,
      { raw in
        if let raw { Unmanaged<Job>.fromOpaque(raw).takeUnretainedValue().body() }
        return nil
      },
      Unmanaged.passUnretained(job).toOpaque()
    )
    guard started == 0 else { return false }
    pthread_join(thread, nil)
    return true
  }
}
