import Glibc

/// Lets go of values that hold values that hold values, without end.
///
/// Left to themselves the objects of a long list would release each other in calls inside calls, and end the process when the
/// stack is full. Close to its end they are put on a list instead, which is let go of one after the other.
final class DeepRelease {
  private var values: [Value] = []
  private var isReleasing = false

  /// Lets go of the values in places, which are not initialised afterwards.
  @inline(__always)
  static func deinitialize(_ first: UnsafeMutablePointer<Value>, count: Int) {
    if NativeStack.hasRoomForRelease {
      first.deinitialize(count: count)
    } else {
      current.add((0..<count).map { (first + $0).move() })
    }
  }

  /// Takes the only value out of an object that goes.
  @inline(__always)
  static func release(_ value: inout Value) {
    if NativeStack.hasRoomForRelease { return }
    var taken = Value.void
    swap(&taken, &value)
    current.add([taken])
  }

  private func add(_ more: [Value]) {
    values += more
    guard !isReleasing else { return }
    isReleasing = true
    // What a value holds comes back here when the value goes.
    while let value = values.popLast() { _ = consume value }
    isReleasing = false
  }

  /// The calling thread's list.
  private static var current: DeepRelease {
    if let held = pthread_getspecific(key) {
      return Unmanaged<DeepRelease>.fromOpaque(held).takeUnretainedValue()
    }
    let made = DeepRelease()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<DeepRelease>.fromOpaque(held).release() }
    }
    return key
  }()
}
