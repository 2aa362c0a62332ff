import Glibc

/// Notices events that come to one place before the event before them has been sent, and says so once for each kind.
@usableFromInline
final class OverlapDetector {
  private let name: String
  private let origin: String?
  private let lock = Lock()
  // Guarded by `lock`: the threads that are sending, one entry for each event.
  private var senders: [UInt] = []
  private var warned: Set<Overlap> = []

  /// - Parameter name: What the events come to.
  private init(_ name: String) {
    self.name = name
    origin = Hooks.currentPlace()
  }

  /// A detector if the program wants one.
  @usableFromInline
  static func ifWanted(for name: @autoclosure () -> String) -> OverlapDetector? {
    Hooks.warnsOfOverlappingEvents ? OverlapDetector(name()) : nil
  }

  /// Called before an event is sent; `leave` must follow.
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
    if let overlap { Diagnostics.write(overlap.warning(name, from: origin, Hooks.currentPlace())) }
  }

  /// Called after an event was sent.
  @usableFromInline
  func leave() {
    let me = UInt(pthread_self())
    lock.locked {
      if let last = senders.lastIndex(of: me) { senders.remove(at: last) }
    }
  }

  /// The same observer, with its events watched.
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
