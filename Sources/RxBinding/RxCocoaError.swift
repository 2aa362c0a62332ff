/// What goes wrong between observables and objects.
///
/// Sendable as every error must be: it describes the objects, and whoever uses one of them from it does so where the error arrives, as with
/// any element of an observable.
public enum RxCocoaError: Error, @unchecked Sendable, CustomDebugStringConvertible {
  case unknown

  /// The operation is not possible with the object.
  case invalidOperation(object: Any)

  /// A row was asked for, and no rows are bound yet.
  case itemsNotYetBound(object: Any)

  /// The object has no property of that name that can be observed.
  case invalidPropertyName(object: Any, propertyName: String)

  /// A step on a key path leads to a value that is no object, so the path cannot be followed.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)

  case errorDuringSwizzling

  /// A value is of another type than was asked for.
  case castingError(object: Any, targetType: any Any.Type)

  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object):
      "Data source is set, but items are not yet bound to user interface for `\(object)`."
    case .invalidPropertyName(let object, let name):
      "Object `\(object)` doesn't have a property named `\(name)`."
    case .invalidObjectOnKeyPath(let object, let source, let name):
      "Unobservable object `\(object)` was observed as `\(name)` of `\(source)`."
    case .errorDuringSwizzling: "Error during swizzling."
    case .castingError(let object, let type): "Error casting `\(object)` to `\(type)`"
    }
  }
}
