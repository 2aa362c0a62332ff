public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIBarButtonItem {
  /// Sets whether the item can be used.
  public var isEnabled: BindingTarget<Bool> { makeBindingTarget { $0.isEnabled = $1 } }

  /// Sets the title.
  public var title: BindingTarget<String?> { makeBindingTarget { $0.title = $1 } }

  /// Sets the image.
  public var image: BindingTarget<UIImage?> { makeBindingTarget { $0.image = $1 } }

  /// Sets the style.
  public var style: BindingTarget<UIBarButtonItem.Style> { makeBindingTarget { $0.style = $1 } }

  /// Sets the view in place of the button.
  public var customView: BindingTarget<UIView?> { makeBindingTarget { $0.customView = $1 } }

  /// The action that the item runs; while it has one, it is enabled as the action is.
  public var pressed: CocoaAction<Base>? {
    get { base[attachment: PressedAction.key]?.action as? CocoaAction<Base> }
    nonmutating set {
      base[attachment: PressedAction.key] = nil
      guard let action = newValue else { return }
      let bindings = CompositeDisposable()
      let observation = base.addHandler { [weak base] _ in
        if let base { action.execute(base) }
      }
      bindings.add { observation.cancel() }
      bindings.add(isEnabled <~ action.isEnabled)
      base[attachment: PressedAction.key] = PressedAction(action, bindings)
    }
  }
}

extension Reactive where Base: UIGestureRecognizer {
  /// Sends the recognizer at each state of a gesture.
  public var stateChanged: Signal<Base, Never> {
    Signal.reentrantUnserialized { [weak base] observer, lifetime in
      let observation = base?.addHandler { [weak base] _ in
        if let base { observer.send(value: base) }
      }
      lifetime.observeEnded { observation?.cancel() }
    }
    .take(during: lifetime)
  }
}
