extension ObservableType {
  /// Passes each element to a closure; an error is reported through `Diagnostics`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { error in Diagnostics.writeBindingError(error) })
  }

  /// Passes each element to a closure together with `object`, which the subscription does not keep alive.
  ///
  /// An error is reported through `Diagnostics`.
  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: weakly(object, onNext))
  }

  /// Passes this observable to a function that binds it.
  ///
  ///     names.bind(to: table.rows)
  ///
  /// - Parameter binder: Receives this observable.
  /// - Returns: The result of `binder`, usually a disposable.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Passes this observable, and then an argument, to a function that binds it.
  ///
  ///     names.bind(to: table.rows, curriedArgument: { row, name in row.text = name })
  ///
  /// - Parameters:
  ///   - binder: Receives this observable; returns a function that receives the argument.
  ///   - curriedArgument: The argument.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }
}

extension InfallibleType {
  /// Passes each element to a closure.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Passes this observable to a function that binds it.
  ///
  /// - Parameter binder: Receives this observable.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Passes this observable, and then an argument, to a function that binds it.
  ///
  /// - Parameters:
  ///   - binder: Receives this observable; returns a function that receives the argument.
  ///   - curriedArgument: The argument.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }
}
