public import HeadlessUI
public import Rx

extension Reactive where Base: UIControl {
  /// Sends an element at each of the events.
  ///
  /// It sends nothing at subscription. Each subscription is a handler of the control.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    let source = Observable<Void>.create { [weak base] observer in
      MainScheduler.ensureRunningOnMainThread()
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let observation = base.addHandler(for: controlEvents) { _ in observer.onNext(()) }
      return Disposables.create { observation.cancel() }
    }
    return ControlEvent(events: source.take(until: deallocated))
  }

  /// A value of the control that a person changes.
  ///
  /// - Parameters:
  ///   - editingEvents: The events at which the value is read again.
  ///   - getter: Reads the value.
  ///   - setter: Sets the value.
  public func controlProperty<Value>(
    editingEvents: UIControl.Event,
    getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let source = Observable<Value>.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(getter(base))
      let observation = base.addHandler(for: editingEvents) { [weak base] _ in
        if let base { observer.onNext(getter(base)) }
      }
      return Disposables.create { observation.cancel() }
    }
    return ControlProperty(
      values: source.take(until: deallocated),
      valueSink: Binder(base, scheduler: MainThread.current.scheduler(), binding: setter)
    )
  }

  /// A value of the control that a person changes, read again at each editing event and change of value.
  func controlProperty<Value>(
    getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged],
      getter: getter,
      setter: setter
    )
  }

  /// A value of a control that a person changes, as RxCocoa 3 and 4 write it.
  public static func value<Control: UIControl, Value>(
    _ control: Control,
    getter: @escaping (Control) -> Value,
    setter: @escaping (Control, Value) -> Void
  ) -> ControlProperty<Value> {
    control.rx.controlProperty(getter: getter, setter: setter)
  }
}
