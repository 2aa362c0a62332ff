/// The promise of one element or none, or an error.
public enum MaybeTrait: ElementTrait {}

/// A sequence of one element or none, or an error.
///
///     found    ----(a|)
///     nothing  ----|
///     failed   ----#
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// How a `Maybe` ends.
@frozen
public enum MaybeEvent<Element> {
  /// The element came.
  case success(Element)
  /// The sequence failed.
  case error(any Error)
  /// The sequence ended without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Receives how a `Maybe` ends.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe whose subscription is a closure.
  ///
  /// - Parameter subscribe: Called for each subscription. What it sends after the first event is dropped; what it returns
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

  /// No element, at once.
  public static func empty() -> Maybe<Element> {
    PrimitiveSequence(raw: .empty())
  }
}
