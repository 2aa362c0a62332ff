/// The promise of one element, or an error.
public enum SingleTrait {}

/// A sequence of one element, or an error.
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

  /// One element, at once.
  public static func just(_ element: Element) -> Single<Element> {
    PrimitiveSequence(raw: .just(element))
  }

  /// An error, at once.
  public static func error(_ error: any Error) -> Single<Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Subscribes with a closure that receives the element or the error.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    asObservable().subscribe(
      onNext: { element in observer(.success(element)) },
      onError: { error in observer(.failure(error)) }
    )
  }

  /// Subscribes with a closure for each way to end.
  ///
  /// - Parameters:
  ///   - onSuccess: Receives the element.
  ///   - onFailure: Receives the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the subscription has ended in any way.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes with closures that also receive `object`, which the subscription does not keep alive.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object,
      onNext: onSuccess,
      onError: onFailure,
      onDisposed: onDisposed
    )
  }

  /// Transforms the element.
  ///
  /// - Parameter transform: An error thrown here takes the element's place.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    PrimitiveSequence(raw: asObservable().map(transform))
  }
}
