/// The promise of one element, or an error.
public enum SingleTrait: ElementTrait {}

/// A sequence of one element, or an error.
///
///     fetched   ----(a|)
///     failed    ----#
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// How a `Single` ends.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Receives how a `Single` ends.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single whose subscription is a closure.
  ///
  /// - Parameter subscribe: Called for each subscription. What it sends after the first event is dropped; what it returns
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
