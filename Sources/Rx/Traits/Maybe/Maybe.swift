/// The trait of `Maybe`.
public enum MaybeTrait: ElementTrait {}

/// An observable of at most one element, or an error.
///
///     found    ----(a|)
///     nothing  ----|
///     failed   ----#
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a `Maybe`.
@frozen
public enum MaybeEvent<Element> {
  /// It has an element.
  case success(Element)
  /// It failed.
  case error(any Error)
  /// It completed without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Receives the event of a `Maybe`.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Creates a maybe from a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: Called for each subscription. Events after the first are dropped. The disposable that it returns
  ///   is disposed when the subscription has ended in any way.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  /// Completes immediately without an element.
  public static func empty() -> Maybe<Element> {
    PrimitiveSequence(raw: .empty())
  }
}
