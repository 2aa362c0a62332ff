/// The trait of `Completable`.
public enum CompletableTrait {}

/// An observable without elements, which completes or fails.
///
///     saved   ----|
///     failed  ----#
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The event of a `Completable`.
@frozen
public enum CompletableEvent: Sendable {
  /// It failed.
  case error(any Error)
  /// It completed.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Receives the event of a `Completable`.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Creates a completable from a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: Called for each subscription. Events after the first are dropped. The disposable that it returns
  ///   is disposed when the subscription has ended in any way.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  /// Completes immediately.
  public static func empty() -> Completable {
    PrimitiveSequence(raw: .empty())
  }
}
