public import Rx

extension ObservableConvertibleType {
  /// Converts to a signal, which sends `onErrorJustReturn` in place of an error and completes.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Converts to a signal, which continues with another one in place of an error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Converts to a signal, which continues with the one that a closure returns for an error.
  public func asSignal(
    onErrorRecover: @escaping (any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// Converts to a signal.
  public func asSignal() -> Signal<Element> {
    asSharedSequence(withoutErrors: SignalSharingStrategy.self)
  }
}
