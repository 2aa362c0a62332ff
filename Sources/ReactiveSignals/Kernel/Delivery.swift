extension SignalCore {
  /// How a value reaches the observers.
  ///
  /// It is prepared under the lock under which the value is stored for those who observe later, and made after it: so each
  /// observer receives the value once, and no lock is held meanwhile.
  @usableFromInline
  enum Delivery {
    case inside(Audience)
    case nested(Audience)
    /// Inside, with deliveries that wait.
    case waiting
    case elsewhere
    case misused
  }

  /// Enters, or leaves the delivery to the thread inside.
  @inlinable
  func prepareDelivery(of value: Value, _ thread: UInt) -> Delivery {
    enter(thread) ? .inside(audience) : prepareDeliverySlowly(of: value, thread)
  }

  @usableFromInline
  func prepareDeliverySlowly(of value: Value, _ thread: UInt) -> Delivery {
    switch enterSlowly(thread) {
    case .entered: return .inside(audience)
    case .nested: return .nested(audience)
    case .occupied:
      let observers = self.observers
      let isInside = enqueueOrEnter(thread) { self.deliver(value, toThoseOf: observers) }
      return isInside ? .waiting : .elsewhere
    case .misused: return .misused
    case .ended: return .elsewhere
    }
  }

  @inlinable
  func make(_ delivery: Delivery, of value: Value, _ thread: UInt) {
    switch delivery {
    case .inside(let audience):
      deliver(value, to: audience)
      leave(thread)
    case .nested(let audience): deliver(value, to: audience)
    case .waiting: leaveSlowly(thread)
    case .elsewhere: break
    case .misused: Misuse.report(.valueFromObserver)
    }
  }
}
