/// Sends an iterator's elements from the trampoline.
///
/// It loops in place while nothing else waits for the thread, and otherwise parks and queues up behind it: the order is
/// that of rescheduling for each element, at the cost of a comparison.
@usableFromInline
final class Iteration<Iterator: IteratorProtocol> {
  @usableFromInline let observer: AnyObserver<Iterator.Element>
  @usableFromInline let lifetime: Lifetime
  @exclusivity(unchecked) @usableFromInline var iterator: Iterator

  @inlinable
  init(
    _ iterator: Iterator,
    _ observer: AnyObserver<Iterator.Element>,
    _ lifetime: Lifetime
  ) {
    self.iterator = iterator
    self.observer = observer
    self.lifetime = lifetime
  }

  @inlinable
  func begin() {
    Trampoline.current.enqueue { self.turn() }
  }

  @inlinable
  func turn() {
    let trampoline = Trampoline.current
    var iterator = iterator
    while lifetime.isActive {
      guard let element = iterator.next() else { return observer.end(nil) }
      observer.next(element)
      if trampoline.hasWork {
        self.iterator = iterator
        return trampoline.enqueue { self.turn() }
      }
    }
  }
}

extension Observable {
  /// A sequence of what `makeIterator` iterates, on a scheduler.
  @inlinable
  static func iterating<Iterator: IteratorProtocol>(
    on scheduler: any ImmediateSchedulerType,
    _ makeIterator: @escaping () -> Iterator
  ) -> Observable<Element> where Iterator.Element == Element {
    if scheduler is CurrentThreadScheduler {
      return Producer { observer, lifetime in
        Iteration(makeIterator(), observer, lifetime).begin()
      }
    }
    return Producer { observer, lifetime in
      lifetime.add(
        scheduler.scheduleRecursive(makeIterator()) { iterator, recurse in
          var iterator = iterator
          guard let element = iterator.next() else { return observer.end(nil) }
          observer.next(element)
          recurse(iterator)
        }
      )
    }
  }
}
