public import HeadlessUI
public import Rx

/// The subscriptions that connect a control to an action.
private let connection = AttachmentKey<DisposeBag>()
private let attached = AttachmentKey<CocoaAction>()

extension Reactive where Base: UIControl {
  /// Executes the action at an event of the control, and enables the control while the action is enabled.
  ///
  /// It replaces the action that the control had. The control does not keep the action alive.
  ///
  /// - Parameter inputTransform: Returns the input, from the control.
  public func bind<Input, Output>(
    to action: Action<Input, Output>,
    controlEvent: ControlEvent<Void>,
    inputTransform: @escaping (Base) -> Input
  ) {
    unbindAction()
    let bag = DisposeBag()
    controlEvent.compactMap { [weak base] in base.map(inputTransform) }
      .bind(to: action.inputs)
      .disposed(by: bag)
    action.enabled.bind(to: isEnabledBinder).disposed(by: bag)
    base[attachment: connection] = bag
  }

  /// Disconnects the control from its action; it stays enabled or disabled as it is.
  public func unbindAction() {
    base[attachment: connection] = nil
    base[attachment: attached] = nil
  }

  private var isEnabledBinder: Binder<Bool> {
    Binder(base) { control, isEnabled in control.isEnabled = isEnabled }
  }

  fileprivate func attach(_ action: CocoaAction?, _ event: ControlEvent<Void>) {
    unbindAction()
    guard let action else { return }
    bind(to: action, controlEvent: event) { _ in }
    base[attachment: attached] = action
  }
}

extension Reactive where Base: UIButton {
  /// The action that a tap executes, and which enables and disables the button.
  public var action: CocoaAction? {
    get { base[attachment: attached] }
    nonmutating set { attach(newValue, tap) }
  }

  /// Executes the action at a tap, with an input made from the button.
  public func bind<Input, Output>(
    to action: Action<Input, Output>,
    inputTransform: @escaping (Base) -> Input
  ) {
    bind(to: action, controlEvent: tap, inputTransform: inputTransform)
  }

  /// Executes the action at a tap, always with the same input.
  public func bind<Input, Output>(to action: Action<Input, Output>, input: Input) {
    bind(to: action) { _ in input }
  }
}

extension Reactive where Base: UIRefreshControl {
  /// The action that a pull executes; the control refreshes while it is executing.
  public var action: CocoaAction? {
    get { base[attachment: attached] }
    nonmutating set {
      attach(newValue, controlEvent(.valueChanged))
      if let newValue { follow(newValue) }
    }
  }

  /// Executes the action at a pull, with an input made from the control, which refreshes meanwhile.
  public func bind<Input, Output>(
    to action: Action<Input, Output>,
    inputTransform: @escaping (Base) -> Input
  ) {
    bind(
      to: action,
      controlEvent: controlEvent(.valueChanged),
      inputTransform: inputTransform
    )
    follow(action)
  }

  /// Executes the action at a pull, always with the same input; the control refreshes meanwhile.
  public func bind<Input, Output>(to action: Action<Input, Output>, input: Input) {
    bind(to: action) { _ in input }
  }

  private func follow<Input, Output>(_ action: Action<Input, Output>) {
    guard let bag = base[attachment: connection] else { return }
    action.executing.bind(to: isRefreshing).disposed(by: bag)
  }
}

extension Reactive where Base: UIBarButtonItem {
  /// The action that a tap executes, and which enables and disables the item.
  public var action: CocoaAction? {
    get { base[attachment: attached] }
    nonmutating set {
      unbindAction()
      guard let newValue else { return }
      bind(to: newValue) { _ in }
      base[attachment: attached] = newValue
    }
  }

  /// Executes the action at a tap, with an input made from the item.
  public func bind<Input, Output>(
    to action: Action<Input, Output>,
    inputTransform: @escaping (Base) -> Input
  ) {
    unbindAction()
    let bag = DisposeBag()
    tap.compactMap { [weak base] in base.map(inputTransform) }
      .bind(to: action.inputs)
      .disposed(by: bag)
    action.enabled.bind(to: Binder(base) { item, isEnabled in item.isEnabled = isEnabled })
      .disposed(by: bag)
    base[attachment: connection] = bag
  }

  /// Executes the action at a tap, always with the same input.
  public func bind<Input, Output>(to action: Action<Input, Output>, input: Input) {
    bind(to: action) { _ in input }
  }

  /// Disconnects the item from its action; it stays enabled or disabled as it is.
  public func unbindAction() {
    base[attachment: connection] = nil
    base[attachment: attached] = nil
  }
}
