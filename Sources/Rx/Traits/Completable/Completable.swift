/// The promise of completion or an error, and no element.
public enum CompletableTrait {}

/// A sequence that completes or fails, without an element.
///
///     saved   ----|
///     failed  ----#
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// How a `Completable` ends.
@frozen
public enum CompletableEvent: Sendable {
  /// The sequence failed.
  case error(any Error)
  /// The sequence completed.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Receives how a `Completable` ends.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable whose subscription is a closure.
  ///
  /// - Parameter subscribe: Called for each subscription. What it sends after the first event is dropped; what it returns
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

  /// Completion, at once.
  public static func empty() -> Completable {
    PrimitiveSequence(raw: .empty())
  }
}
