import HeadlessUI

/// A property of an object that can be observed.
///
/// It does not keep the object alive.
struct ObservedProperty {
  let value: () -> Any?
  /// Calls a closure with each further value, until what it returns is called.
  let observe: (@escaping (Any?) -> Void) -> () -> Void
}

extension ObservedProperty {
  init(_ property: ObservableProperty, of object: UIObject) {
    value = { [weak object] in object.flatMap { property.value($0) } }
    observe = { [weak object] body in
      let observation = object?.observe(property: property.name) { body($0.after) }
      return { observation?.cancel() }
    }
  }

  /// The property of an object of the screen; nil if it has none of that name.
  static func ofScreen(_ name: String, _ object: AnyObject) -> ObservedProperty? {
    guard let object = object as? UIObject else { return nil }
    return type(of: object).observableProperty(name).map { ObservedProperty($0, of: object) }
  }

  /// The property of an object of the screen; nil if it has none at that key path.
  static func ofScreen(_ path: AnyKeyPath, _ object: AnyObject) -> ObservedProperty? {
    guard let object = object as? UIObject else { return nil }
    return type(of: object).observableProperty(path).map { ObservedProperty($0, of: object) }
  }
}
