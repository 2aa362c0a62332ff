import Glibc

// Glibc's module leaves this function out. It takes a thread and fills in its attributes, as in `man pthread_getattr_np`.
@_silgen_name("pthread_getattr_np")
private func getThreadAttributes(_: pthread_t, _: UnsafeMutablePointer<pthread_attr_t>) -> CInt

/// How far down the calling thread's stack may be used.
package enum NativeStack {
  /// Left for expressions inside each other, and for the host's functions, at the deepest point.
  private static let reserve: UInt = 1 << 20
  /// What calls leave for letting go of values, which may run a `deinit`.
  private static let releaseReserve: UInt = 256 << 10

  /// The lowest address that a script call may begin at.
  package static var callLimit: UInt {
    let (low, size) = bounds()
    return low + min(reserve, size / 4)
  }

  /// Whether values can be let go of in calls inside calls from here on.
  static var hasRoomForRelease: Bool {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if let known = pthread_getspecific(limitKey) { return here > UInt(bitPattern: known) }
    let (low, size) = bounds()
    let limit = low + min(reserve + releaseReserve, size / 3)
    pthread_setspecific(limitKey, UnsafeRawPointer(bitPattern: limit))
    return here > limit
  }

  /// Bytes below the caller that the thread has left.
  package static var remaining: Int {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    return Int(here - min(here, bounds().low))
  }

  private static let limitKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static func bounds() -> (low: UInt, size: UInt) {
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
      guard let attributes = attributes.baseAddress,
        getThreadAttributes(pthread_self(), attributes) == 0
      else { return (0, 0) }
      defer { pthread_attr_destroy(attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(attributes, &address, &size) == 0 else { return (0, 0) }
      return (UInt(bitPattern: address), UInt(size))
    }
  }
}
