public import Rx

extension ObservableConvertibleType {
  /// Converts to a driver, which sends `onErrorJustReturn` in place of an error and completes.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Converts to a driver, which continues with another one in place of an error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Converts to a driver, which continues with the one that a closure returns for an error.
  public func asDriver(
    onErrorRecover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// Converts to a driver.
  public func asDriver() -> Driver<Element> {
    asSharedSequence(withoutErrors: DriverSharingStrategy.self)
  }
}

extension BehaviorRelay {
  /// Converts to a driver.
  public func asDriver() -> Driver<Element> {
    asSharedSequence(withoutErrors: DriverSharingStrategy.self)
  }
}
