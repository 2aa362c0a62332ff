public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIControl {
  /// Sets whether the control can be used.
  public var isEnabled: BindingTarget<Bool> { makeBindingTarget { $0.isEnabled = $1 } }

  /// Sets whether the control is selected.
  public var isSelected: BindingTarget<Bool> { makeBindingTarget { $0.isSelected = $1 } }

  /// Sets whether the control is highlighted.
  public var isHighlighted: BindingTarget<Bool> { makeBindingTarget { $0.isHighlighted = $1 } }

  /// Sends the control at each of the events.
  ///
  /// It sends nothing at first, and completes when the control is released.
  public func controlEvents(_ controlEvents: UIControl.Event) -> Signal<Base, Never> {
    mapControlEvents(controlEvents) { $0 }
  }

  /// Sends what a closure reads from the control at each of the events.
  ///
  /// An event that the control sends while it is sending one follows that.
  public func mapControlEvents<Value>(
    _ controlEvents: UIControl.Event,
    _ transform: @escaping (Base) -> Value
  ) -> Signal<Value, Never> {
    Signal.reentrantUnserialized { [weak base] observer, lifetime in
      let observation = base?.addHandler(for: controlEvents) { [weak base] _ in
        if let base { observer.send(value: transform(base)) }
      }
      lifetime.observeEnded { observation?.cancel() }
    }
    .take(during: lifetime)
  }
}
