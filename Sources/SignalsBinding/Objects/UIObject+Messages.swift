public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIObject {
  /// Sends after each call of a method that the screen tells of, such as `viewDidLoad`.
  public func trigger(for selector: Selector) -> Signal<(), Never> {
    signal(for: selector).map(value: ())
  }

  /// Sends the arguments after each call of a method that the screen tells of.
  public func signal(for selector: Selector) -> Signal<[Any?], Never> {
    Signal.reentrantUnserialized { [weak base] observer, lifetime in
      let observation = base?.observe(
        message: selector,
        after: { arguments in
          observer.send(value: arguments.map(Optional.some))
        }
      )
      lifetime.observeEnded { observation?.cancel() }
    }
    .take(during: lifetime)
  }
}

extension Reactive where Base: UIObject {
  /// Sends what a closure makes of the object and the arguments, after each message of the screen to the object's delegate.
  func mapMessages<Value>(
    _ message: String,
    _ transform: @escaping (Base, [Any]) -> Value
  ) -> Signal<Value, Never> {
    Signal.reentrantUnserialized { [weak base] observer, lifetime in
      let observation = base?.observe(
        message: Selector(message),
        after: { [weak base] arguments in
          if let base { observer.send(value: transform(base, arguments)) }
        }
      )
      lifetime.observeEnded { observation?.cancel() }
    }
    .take(during: lifetime)
  }
}

extension Reactive where Base: UIViewController {
  /// Sends before the view appears.
  public var viewWillAppear: Signal<(), Never> { trigger(for: Selector("viewWillAppear:")) }
  /// Sends once the view has appeared.
  public var viewDidAppear: Signal<(), Never> { trigger(for: Selector("viewDidAppear:")) }
  /// Sends before the view disappears.
  public var viewWillDisappear: Signal<(), Never> { trigger(for: Selector("viewWillDisappear:")) }
  /// Sends once the view has disappeared.
  public var viewDidDisappear: Signal<(), Never> { trigger(for: Selector("viewDidDisappear:")) }
  /// Sends before the view lays out its subviews.
  public var viewWillLayoutSubviews: Signal<(), Never> {
    trigger(for: Selector("viewWillLayoutSubviews"))
  }
  /// Sends once the view has laid out its subviews.
  public var viewDidLayoutSubviews: Signal<(), Never> {
    trigger(for: Selector("viewDidLayoutSubviews"))
  }
  /// Sets the title.
  public var title: BindingTarget<String?> { makeBindingTarget { $0.title = $1 } }
}
