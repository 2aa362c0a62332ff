import ReactiveSignals
import Synchronization

/// The lifetimes of objects that are no part of a screen.
///
/// An object of `HeadlessUI` carries the token of its lifetime, which ends with it at once. Linux has no way to attach anything to
/// other objects, so their end is noticed by the next ``sweep()``.
public enum ObjectLifetimes {
  /// Sendable: a token can be released on any thread.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let token: Lifetime.Token
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Ends the lifetimes of the objects that were deallocated since.
  ///
  /// Each request for a lifetime does so, too.
  public static func sweep() {
    let gone = entries.withLock { entries in
      let gone = entries.filter { $0.value.object == nil }
      for key in gone.keys { entries[key] = nil }
      return gone
    }
    // The tokens end here, after the lock: that calls the program's code.
    for entry in gone.values { entry.token.dispose() }
  }

  static func token(of object: AnyObject) -> Lifetime.Token {
    sweep()
    let fresh = Entry(object: object, token: Lifetime.Token())
    let key = ObjectIdentifier(object)
    return entries.withLock { entries in
      // A new object can have the address of one that is gone, and is not in the table then.
      if let known = entries[key], known.object === object { return known.token }
      entries[key] = fresh
      return fresh.token
    }
  }
}
