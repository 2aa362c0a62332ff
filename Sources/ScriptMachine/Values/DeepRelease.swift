import Glibc

/// Lets go of values that hold values that hold values, without end.
///
/// Left to themselves the objects of a long list would release each other in calls inside calls, and end the process when the
/// stack is full. Close to its end they are put on a list instead, which is let go of one after the other.
package final class DeepRelease {
  private var values: [Any] = []
  private var isReleasing = false

  /// Lets go of the values in places, which are not initialised afterwards.
  @inline(__always)
  static func deinitialize<Element>(_ first: UnsafeMutablePointer<Element>, count: Int) {
    if NativeStack.hasRoomForRelease {
      first.deinitialize(count: count)
    } else {
      let list = current
      for position in 0..<count { list.values.append((first + position).move()) }
      list.release()
    }
  }

  /// Takes the only value out of an object that goes, and leaves one that holds nothing.
  @inline(__always)
  package static func release<Element>(_ value: inout Element, leaving empty: Element) {
    if NativeStack.hasRoomForRelease { return }
    let list = current
    list.values.append(value)
    value = empty
    list.release()
  }

  private func release() {
    guard !isReleasing else { return }
    isReleasing = true
    // What a value holds comes back to the list when the value goes, so nothing may go while the list is being changed.
    while !values.isEmpty {
      var going: [Any] = []
      swap(&going, &values)
      withExtendedLifetime(going) {}
    }
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
