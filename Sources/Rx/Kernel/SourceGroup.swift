/// When a source that has ended is disposed: before or after the operator handles its end.
@usableFromInline
enum SourceDisposal {
  case beforeEnd
  /// Before a completion, but after an error.
  case beforeCompletion
  case afterEnd

  @usableFromInline
  func comesFirst(_ error: (any Error)?) -> Bool {
    switch self {
    case .beforeEnd: true
    case .beforeCompletion: error == nil
    case .afterEnd: false
    }
  }
}

/// The kernel of operators with a known number of sources.
///
/// Everything that an operator does in `next` and `completed` happens behind the gate, one event at a time, so its state
/// needs no lock.
@usableFromInline
final class SourceGroup {
  @usableFromInline let gate = Gate()
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let sendEnd: ((any Error)?) -> Void

  /// - Parameter sendEnd: Sends the end downstream.
  @inlinable
  init(in lifetime: Lifetime, _ sendEnd: @escaping ((any Error)?) -> Void) {
    self.lifetime = lifetime
    self.sendEnd = sendEnd
  }

  @inlinable
  convenience init<Element>(_ downstream: Downstream<Element>) {
    self.init(in: downstream.lifetime, downstream.observer.end)
  }

  /// Ends the result; completes it if `error` is nil.
  @inlinable
  func end(_ error: (any Error)?) {
    if lifetime.isActive { sendEnd(error) }
  }

  /// Subscribes to one of the sources; its error ends the result.
  ///
  /// - Parameters:
  ///   - child: The lifetime of this subscription, if the operator has already created it.
  ///   - disposal: When the source is disposed after it has ended.
  ///   - next: Receives an element. An error that it throws ends the result.
  ///   - completed: Called when the source completes.
  @inlinable
  func subscribe<Element>(
    to source: Observable<Element>,
    in child: Lifetime? = nil,
    disposal: SourceDisposal = .afterEnd,
    next: @escaping (Element) throws -> Void,
    completed: @escaping () -> Void
  ) {
    let lifetime = lifetime
    let child = child ?? lifetime.makeChild()
    let gate = gate
    // Checked again behind the gate: the result may have ended while the element waited there. The child may have ended, too,
    // but elements that it sent before that count.
    let receive: (Element) -> Void = { element in
      guard lifetime.isActive else { return }
      do { try next(element) } catch { self.end(error) }
    }
    let receiveEnd: ((any Error)?) -> Void = { error in
      if let error { self.end(error) } else if lifetime.isActive { completed() }
    }
    source.start(
      next: { element in
        if child.isActive { gate.pass(element, to: receive) }
      },
      end: { error in
        guard child.stop() else { return }
        if disposal.comesFirst(error) { child.finish() }
        gate.pass(error, to: receiveEnd)
        child.finish()
      },
      in: child
    )
  }
}
