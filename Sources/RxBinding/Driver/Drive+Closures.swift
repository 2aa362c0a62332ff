public import Rx

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes with a closure for each kind of event.
  ///
  /// Must be called on the main thread.
  ///
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called when the driver completes.
  ///   - onDisposed: Called once, after the subscription has ended or been disposed.
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    drivenSource().traced(.subscriber).subscribe(
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes with closures that also receive `object`, which the subscription does not keep alive.
  ///
  /// Must be called on the main thread. Once `object` is deallocated, the closures are not called; the subscription continues.
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    drivenSource().traced(.subscriber).subscribe(
      with: object,
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes for the sake of the side effects.
  ///
  /// Must be called on the main thread.
  public func drive() -> any Disposable {
    drive(onNext: nil, onCompleted: nil, onDisposed: nil)
  }

  /// Passes the driver, as an observable, to a function that binds it.
  ///
  /// Must be called on the main thread.
  ///
  /// - Returns: The result of `transformation`, usually a disposable.
  public func drive<Result>(
    _ transformation: (Observable<Element>) -> Result
  ) -> Result {
    transformation(drivenSource())
  }

  /// Passes the driver, as an observable, and then an argument, to a function that binds it.
  ///
  /// Must be called on the main thread.
  ///
  ///     results.drive(table.rx.items(cellIdentifier: "row"), curriedArgument: { row, name, cell in cell.name = name })
  public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2,
    curriedArgument: R1
  ) -> R2 {
    with(drivenSource())(curriedArgument)
  }

  /// The observable, after a check of the thread: a latest element is delivered on the thread that subscribes.
  func drivenSource() -> Observable<Element> {
    MainScheduler.ensureRunningOnMainThread(errorMessage: offMainMessage)
    return asObservable()
  }
}

// RxSwift's sentences, which a learner finds when searching for them.
private let offMainMessage = """
  `drive*` family of methods can be only called from `MainThread`.
  This is required to ensure that the last replayed `Driver` element is delivered on `MainThread`.

  """
