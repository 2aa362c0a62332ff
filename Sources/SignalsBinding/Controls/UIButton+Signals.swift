public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIButton {
  /// The action that the button runs; while it has one, it is enabled as the action is.
  public var pressed: CocoaAction<Base>? {
    get { boundAction }
    nonmutating set { bind(newValue, for: .primaryActionTriggered) }
  }

  /// Sets the title of the normal state.
  public var title: BindingTarget<String> { title(for: .normal) }

  /// Sets the title of a state.
  public func title(for state: UIControl.State) -> BindingTarget<String> {
    makeBindingTarget { $0.setTitle($1, for: state) }
  }

  /// Sets the image of the normal state.
  public var image: BindingTarget<UIImage?> { image(for: .normal) }

  /// Sets the image of a state.
  public func image(for state: UIControl.State) -> BindingTarget<UIImage?> {
    makeBindingTarget { $0.setImage($1, for: state) }
  }
}
