import Synchronization

/// The objects of other libraries whose end somebody waits for.
///
/// An object of `HeadlessUI` carries what belongs to it, and its end is noticed at once. Linux has no way to attach anything to
/// other objects, so their end is noticed by the next ``sweep()``.
public enum Lifetimes {
  /// Sendable: what is in it is only used by the thread that took it out.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let companion: Companion
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Finds the objects that were deallocated since, and sends to those who wait for it.
  ///
  /// ``autoreleasepool(invoking:)`` calls it, and so does each request for `rx.deallocated` and `rx.disposeBag`.
  public static func sweep() {
    let gone = entries.withLock { entries in
      let gone = entries.filter { $0.value.object == nil }
      for key in gone.keys { entries[key] = nil }
      return gone
    }
    // The companions go here, after the lock: that calls the program's code.
    withExtendedLifetime(gone) {}
  }

  static func companion(of object: AnyObject) -> Companion {
    sweep()
    let fresh = Entry(object: object, companion: Companion())
    let key = ObjectIdentifier(object)
    let known = entries.withLock { entries in
      // A new object can have the address of one that is gone, and is not in the table then.
      let entry = entries[key].flatMap { $0.object === object ? $0 : nil }
      if entry == nil { entries[key] = fresh }
      return entry
    }
    return (known ?? fresh).companion
  }
}

/// Runs `body`, and then notices which objects were deallocated.
///
/// Linux has no autorelease pools; nothing is released later than at the end of its scope.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  defer { Lifetimes.sweep() }
  return try body()
}
