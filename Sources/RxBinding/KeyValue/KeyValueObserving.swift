public import HeadlessUI
public import Rx

/// An object with properties that can be observed by their names.
///
/// Objects of `HeadlessUI` observe what a person can see. Conform to it to offer other properties: Linux has no key-value observing of
/// its own.
public protocol KeyValueObserving: AnyObject {
  /// The value of a property; fails if there is none of that name that can be observed.
  func observedValue(_ name: String) throws -> Any?

  /// Calls `body` with the new value after each time the property was set, equal values included.
  ///
  /// - Returns: A disposable that ends it; nil if there is no property of that name that can be observed.
  func observeValues(_ name: String, _ body: @escaping (Any?) -> Void) -> (any Disposable)?

  /// The name of a property by its key path; nil if it cannot be observed.
  func observedName(_ path: AnyKeyPath) -> String?
}

extension UIObject: KeyValueObserving {
  public func observedValue(_ name: String) throws -> Any? {
    guard let property = Swift.type(of: self).observableProperty(name) else {
      throw RxCocoaError.invalidPropertyName(object: self, propertyName: name)
    }
    return flattened(property.value(self))
  }

  public func observeValues(_ name: String, _ body: @escaping (Any?) -> Void) -> (any Disposable)? {
    guard let property = Swift.type(of: self).observableProperty(name) else { return nil }
    // Two names can stand for one property, such as `hidden` and `isHidden`; it tells of itself by the first of them.
    let first = Swift.type(of: self).observableProperties.first { $0.path == property.path }
    let observation = observe(property: first?.name ?? name) { body(flattened($0.after)) }
    return Disposables.create { observation.cancel() }
  }

  public func observedName(_ path: AnyKeyPath) -> String? {
    Swift.type(of: self).observableProperties.first { $0.path == path }?.name
  }
}

/// An optional without the levels of optionals within it.
func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  guard let optional = value as? any OptionalValue else { return value }
  return flattened(optional.content)
}

private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 } }
}
