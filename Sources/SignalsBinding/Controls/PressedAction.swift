import HeadlessUI
import ReactiveSignals

/// The action that a control runs, with what binds them.
final class PressedAction {
  let action: AnyObject
  private let bindings: CompositeDisposable

  init(_ action: AnyObject, _ bindings: CompositeDisposable) {
    self.action = action
    self.bindings = bindings
  }

  deinit { bindings.dispose() }

  static let key = AttachmentKey<PressedAction>()
}

extension Reactive where Base: UIControl {
  /// The action that the control runs.
  var boundAction: CocoaAction<Base>? {
    base[attachment: PressedAction.key]?.action as? CocoaAction<Base>
  }

  /// Has the control run an action at some events, and be enabled while the action is; without one, run none.
  func bind(
    _ action: CocoaAction<Base>?,
    for events: UIControl.Event,
    _ others: [(any Disposable)?] = []
  ) {
    base[attachment: PressedAction.key] = nil
    guard let action else { return }
    let bindings = CompositeDisposable(others)
    let observation = base.addHandler(for: events) { [weak base] _ in
      if let base { action.execute(base) }
    }
    bindings.add { observation.cancel() }
    bindings.add(isEnabled <~ action.isEnabled)
    base[attachment: PressedAction.key] = PressedAction(action, bindings)
  }
}
