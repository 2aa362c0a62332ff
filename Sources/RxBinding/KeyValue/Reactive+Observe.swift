public import Foundation
public import Rx

/// Which values key-value observing sends.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value at subscription.
  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)

  /// The new values; without it nil is sent for each change.
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}

extension Reactive where Base: NSObject {
  /// The values of a property, by its name or by a path such as `view.frame`.
  ///
  ///     box.rx.observe(CGRect.self, "frame").subscribe(onNext: { print($0 as Any) })
  ///
  /// A value of another type is sent as nil. It never completes. It fails with `RxCocoaError.invalidPropertyName` if the property
  /// cannot be observed, see ``KeyValueObserving``.
  ///
  /// - Parameter retainSelf: Whether the subscription keeps the object, and the objects on the path, alive.
  public func observe<Element>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    values(keyPath, options, retainSelf).map { $0 as? Element }
  }

  /// The values of a property, by its key path.
  ///
  /// The property must be declared by the class of the object itself: Swift does not tell that `\UILabel.isHidden` and
  /// `\UIView.isHidden` are one property. It fails with `RxCocoaError.invalidPropertyName` otherwise; use the name instead.
  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    guard let name = KeyValueSource.of(base)?.observedName(keyPath) else {
      return .error(
        RxCocoaError.invalidPropertyName(object: base, propertyName: "\(keyPath)")
      )
    }
    return values(name, options, true).map { [base] _ in base[keyPath: keyPath] }
  }

  /// The values of a property, by its name or by a path such as `view.frame`; no object on the path is kept alive.
  ///
  /// When an object on the path is deallocated or replaced by nil, nil is sent. When the first one is deallocated, nil is sent and the
  /// observable completes.
  public func observeWeakly<Element>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    weakValues(keyPath, options).map { $0 as? Element }
  }

  fileprivate func values(
    _ path: String,
    _ options: KeyValueObservingOptions,
    _ retainSelf: Bool
  ) -> Observable<Any?> {
    KeyPathFollower(path, options, keepsObjects: retainSelf).values(of: base)
  }

  fileprivate func weakValues(
    _ path: String,
    _ options: KeyValueObservingOptions
  ) -> Observable<Any?> {
    KeyPathFollower(path, options, keepsObjects: false).values(of: base)
      .take(until: deallocated).concat(Observable.just(nil))
  }
}

extension Reactive where Base: NSObject {
  /// The values of a property of a type that Objective-C stores as another one.
  public func observe<Element: KVORepresentable>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    values(keyPath, options, retainSelf).map(represented)
  }

  /// The values of a property of a type that Objective-C stores as another one; no object on the path is kept alive.
  public func observeWeakly<Element: KVORepresentable>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    weakValues(keyPath, options).map(represented)
  }

  /// The values of a property whose raw values are stored.
  public func observe<Element: RawRepresentable>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> where Element.RawValue: KVORepresentable {
    values(keyPath, options, retainSelf).map(fromRawValue)
  }

  /// The values of a property whose raw values are stored; no object on the path is kept alive.
  public func observeWeakly<Element: RawRepresentable>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> where Element.RawValue: KVORepresentable {
    weakValues(keyPath, options).map(fromRawValue)
  }
}

private func represented<Element: KVORepresentable>(_ value: Any?) -> Element? {
  value as? Element ?? (value as? Element.KVOType).flatMap { Element(KVOValue: $0) }
}

private func fromRawValue<Element: RawRepresentable>(_ value: Any?) -> Element?
where Element.RawValue: KVORepresentable {
  value as? Element ?? (represented(value) as Element.RawValue?).flatMap { Element(rawValue: $0) }
}
