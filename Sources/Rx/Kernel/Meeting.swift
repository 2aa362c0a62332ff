/// The kernel of operators that are fed by a known number of sequences.
///
/// Everything that an operator does in `next` and `completed` happens behind the gate, one thing at a time, so its state
/// needs no lock.
@usableFromInline
final class Meeting {
  @usableFromInline let gate = Gate()
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let end: ((any Error)?) -> Void

  /// - Parameter end: The observer's downstream.
  @inlinable
  init(in lifetime: Lifetime, _ end: @escaping ((any Error)?) -> Void) {
    self.lifetime = lifetime
    self.end = end
  }

  /// Subscribes to one of the sequences; its error ends the result.
  ///
  /// - Parameters:
  ///   - child: The subscription's lifetime, if the operator made it beforehand.
  ///   - letsGoFirst: Whether a sequence that has ended lets go of what it holds before the operator hears of its end.
  ///   - next: Receives an element. An error thrown here ends the result.
  ///   - completed: Called when the sequence completes.
  /// - Returns: The lifetime of this subscription.
  @inlinable
  @discardableResult
  func join<Element>(
    _ source: Observable<Element>,
    in child: Lifetime? = nil,
    letsGoFirst: Bool = false,
    next: @escaping (Element) throws -> Void,
    completed: @escaping () -> Void
  ) -> Lifetime {
    let lifetime = lifetime
    let child = child ?? lifetime.makeChild()
    let gate = gate
    let end = end
    // Asked again behind the gate: the result may have ended while the element waited there. The child may have ended
    // too, but what it sent before that counts.
    let receive: (Element) -> Void = { element in
      guard lifetime.isActive else { return }
      do { try next(element) } catch { end(error) }
    }
    let receiveEnd: ((any Error)?) -> Void = { error in
      if let error { end(error) } else { completed() }
    }
    source.start(
      next: { element in
        if child.isActive { gate.pass(element, to: receive) }
      },
      end: { error in
        guard child.stop() else { return }
        if letsGoFirst { child.finish() }
        gate.pass(error, to: receiveEnd)
        if !letsGoFirst { child.finish() }
      },
      in: child
    )
    return child
  }
}
