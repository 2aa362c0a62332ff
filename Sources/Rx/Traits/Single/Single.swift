/// The trait of `Single`.
public enum SingleTrait: ElementTrait {}

/// An observable of exactly one element, or an error.
///
///     fetched   ----(a|)
///     failed    ----#
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Receives the event of a `Single`.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Creates a single from a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: Called for each subscription. Events after the first are dropped. The disposable that it returns
  ///   is disposed when the subscription has ended in any way.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    PrimitiveSequence(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      }
    )
  }
}
