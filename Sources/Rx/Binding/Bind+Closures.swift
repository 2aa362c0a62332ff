extension ObservableType {
  /// Hands each element to a closure; an error is reported by `Diagnostics`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { error in Diagnostics.writeBindingError(error) })
  }

  /// Hands each element to a closure together with `object`, which the subscription does not keep alive; an error is
  /// reported by `Diagnostics`.
  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: weakly(object, onNext))
  }

  /// Hands this sequence to a function that binds it.
  ///
  ///     names.bind(to: table.rows)
  ///
  /// - Parameter binder: Receives this sequence.
  /// - Returns: What `binder` returns, a disposable as a rule.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands this sequence, and then an argument, to a function that binds it.
  ///
  ///     names.bind(to: table.rows, curriedArgument: { row, name in row.text = name })
  ///
  /// - Parameters:
  ///   - binder: Receives this sequence; returns what receives the argument.
  ///   - curriedArgument: The argument.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }
}

extension InfallibleType {
  /// Hands each element to a closure.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Hands this sequence to a function that binds it.
  ///
  /// - Parameter binder: Receives this sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands this sequence, and then an argument, to a function that binds it.
  ///
  /// - Parameters:
  ///   - binder: Receives this sequence; returns what receives the argument.
  ///   - curriedArgument: The argument.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }
}
