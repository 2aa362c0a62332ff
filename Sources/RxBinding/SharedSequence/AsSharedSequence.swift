public import Rx

extension ObservableConvertibleType {
  /// Converts to a shared sequence, which sends `onErrorJustReturn` in place of an error and completes.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn)
    )
  }

  /// Converts to a shared sequence, which continues with another one in place of an error.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// Converts to a shared sequence, which continues with the one that a closure returns for an error.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorRecover: @escaping (any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).asObservable() }
    )
  }

  /// Converts a source that does not fail.
  func asSharedSequence<S: SharingStrategyProtocol>(
    withoutErrors _: S.Type
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler))
  }
}
