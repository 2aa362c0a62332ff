/// Sends an iterator's elements from the trampoline.
///
/// It loops while no other work waits on the trampoline, and otherwise goes to the end of that queue. The order is that of
/// scheduling each element, at the cost of a comparison.
@usableFromInline
final class Iteration<Iterator: IteratorProtocol> {
  @usableFromInline let downstream: Downstream<Iterator.Element>
  @exclusivity(unchecked) @usableFromInline var iterator: Iterator

  @inlinable
  init(
    _ iterator: Iterator,
    _ downstream: Downstream<Iterator.Element>
  ) {
    self.iterator = iterator
    self.downstream = downstream
  }

  @inlinable
  func begin() {
    Trampoline.current.enqueue { self.turn() }
  }

  @inlinable
  func turn() {
    let trampoline = Trampoline.current
    var iterator = iterator
    while downstream.lifetime.isActive {
      guard let element = iterator.next() else { return downstream.end(nil) }
      downstream.next(element)
      if trampoline.hasWork {
        self.iterator = iterator
        return trampoline.enqueue { self.turn() }
      }
    }
  }
}

extension Observable {
  /// Creates an observable of an iterator's elements, on a scheduler.
  @inlinable
  static func iterating<Iterator: IteratorProtocol>(
    on scheduler: any ImmediateSchedulerType,
    _ makeIterator: @escaping () -> Iterator
  ) -> Observable<Element> where Iterator.Element == Element {
    if scheduler is CurrentThreadScheduler {
      return Producer { downstream, _ in
        Iteration(makeIterator(), downstream).begin()
      }
    }
    return Producer { downstream, lifetime in
      lifetime.add(
        scheduler.scheduleRecursive(makeIterator()) { iterator, recurse in
          var iterator = iterator
          guard let element = iterator.next() else { return downstream.end(nil) }
          downstream.next(element)
          recurse(iterator)
        }
      )
    }
  }
}
