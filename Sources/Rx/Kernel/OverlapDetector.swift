import Glibc
import ReactiveKernel

/// Detects events that are sent while the previous one is still being delivered, and warns once of each kind.
@usableFromInline
final class OverlapDetector {
  private let name: String
  private let origin: String?
  private let lock = Lock()
  // Guarded by `lock`: the threads that are sending, one entry for each event.
  private var senders: [UInt] = []
  private var warned: Set<Overlap> = []

  /// - Parameter name: What receives the events.
  private init(_ name: String) {
    self.name = name
    origin = Hooks.currentPosition()
  }

  /// Creates a detector, if the program wants warnings.
  @usableFromInline
  static func ifWanted(for name: @autoclosure () -> String) -> OverlapDetector? {
    Hooks.wantsOverlapDetector ? OverlapDetector(name()) : nil
  }

  /// Called before an event is sent; a call to `leave` must follow.
  @usableFromInline
  func enter() {
    let me = UInt(pthread_self())
    let overlap: Overlap? = lock.locked {
      let overlap: Overlap? =
        if senders.isEmpty { nil } else if senders.contains(me) { .nested } else { .concurrent }
      senders.append(me)
      if let overlap, warned.insert(overlap).inserted { return overlap }
      return nil
    }
    if let overlap {
      Diagnostics.write(overlap.warning(name, from: origin, Hooks.currentPosition()))
    }
  }

  /// Called after an event was sent.
  @usableFromInline
  func leave() {
    let me = UInt(pthread_self())
    lock.locked {
      if let last = senders.lastIndex(of: me) { senders.remove(at: last) }
    }
  }

  /// Creates an observer that forwards to `observer` and checks each event.
  func watching<Element>(_ observer: AnyObserver<Element>) -> AnyObserver<Element> {
    AnyObserver(
      next: { element in
        self.enter()
        observer.next(element)
        self.leave()
      },
      end: { error in
        self.enter()
        observer.end(error)
        self.leave()
      }
    )
  }
}
