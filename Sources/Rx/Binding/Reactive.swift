/// The namespace of the reactive members of a type: `object.rx`.
///
/// Add members in extensions of `Reactive where Base == Player`. Every settable property of an object is available as a
/// `Binder`.
///
///     names.bind(to: player.rx.name)
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The extended value.
  public let base: Base

  /// Creates the namespace of a value.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets a property of `base` on the main scheduler, without keeping `base` alive.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}
