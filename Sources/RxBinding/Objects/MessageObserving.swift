public import HeadlessUI
public import Rx

/// An object that tells which of its methods are called.
///
/// Every object of `HeadlessUI` tells of the messages that the screen sends it, such as `viewDidLoad()`. Conform to it to tell of
/// others: Linux cannot find out by itself.
public protocol MessageObserving: AnyObject {
  /// Calls closures with the arguments before and after each call of a method.
  ///
  /// - Returns: A disposable that ends it; nil if the object does not tell of that method.
  func observeMessages(
    _ selector: Selector,
    before: @escaping ([Any]) -> Void,
    after: @escaping ([Any]) -> Void
  ) -> (any Disposable)?
}

extension UIObject: MessageObserving {
  public func observeMessages(
    _ selector: Selector,
    before: @escaping ([Any]) -> Void,
    after: @escaping ([Any]) -> Void
  ) -> (any Disposable)? {
    let observation = observe(message: selector, before: before, after: after)
    return Disposables.create { observation.cancel() }
  }
}

/// A method was asked for of which the object cannot tell.
public struct UnobservableMessage: Error, CustomStringConvertible {
  /// The class of the object.
  public let type: String
  public let selector: Selector

  public var description: String {
    "`\(type)` does not tell when `\(selector)` is called; Linux has no Objective-C runtime, so its class must conform to `MessageObserving`"
  }
}

extension Reactive where Base: AnyObject {
  /// The arguments of each call of a method, before it runs.
  ///
  /// Completes when the object is deallocated. Fails with ``UnobservableMessage`` if the object does not tell of the method.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    messages(selector) { object, send in
      object.observeMessages(selector, before: send, after: { _ in })
    }
  }

  /// The arguments of each call of a method, after it has run.
  ///
  /// Completes when the object is deallocated. Fails with ``UnobservableMessage`` if the object does not tell of the method.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    messages(selector) { object, send in
      object.observeMessages(selector, before: { _ in }, after: send)
    }
  }

  private func messages(
    _ selector: Selector,
    _ observe: @escaping (any MessageObserving, @escaping ([Any]) -> Void) -> (any Disposable)?
  ) -> Observable<[Any]> {
    let type = "\(Swift.type(of: base))"
    let calls = Observable<[Any]>.create { [weak base] observer in
      guard let base else { return Disposables.create() }
      guard let object = base as? any MessageObserving,
        let observation = observe(object, { observer.onNext($0) })
      else {
        observer.onError(UnobservableMessage(type: type, selector: selector))
        return Disposables.create()
      }
      return observation
    }
    return calls.take(until: deallocated)
  }
}
