import Glibc

/// A thread that no stage made.
final class OutsideThread {
  private var handle = pthread_t()
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    pthread_create(
      &handle,
      nil,
      { raw in
        if let raw { Unmanaged<OutsideThread>.fromOpaque(raw).takeUnretainedValue().body() }
        return nil
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  func join() { pthread_join(handle, nil) }
}
