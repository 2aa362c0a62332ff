/// Where the reactive members of a type live: `object.rx`.
///
/// Extensions of `Reactive where Base == Player` add members; every settable property of an object is there as a
/// `Binder` already.
///
///     names.bind(to: player.rx.name)
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value whose members these are.
  public let base: Base

  /// Makes the reactive members of a value.
  public init(_ base: Base) {
    self.base = base
  }

  /// Sets a property of `base`, on the main scheduler and without keeping `base` alive.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}
