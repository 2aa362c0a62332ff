import Glibc

/// A hand-shake between a stage's thread and an outside one.
///
/// Waiting on it keeps the baton.
final class NativeSignal: @unchecked Sendable {
  // `@unchecked`: a `sem_t` is made for use by several threads.
  private let handle = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(handle, 0, 0) }

  deinit {
    sem_destroy(handle)
    handle.deallocate()
  }

  func post() { sem_post(handle) }

  func wait() { while sem_wait(handle) != 0 {} }
}
