/// A type with an `rx` property.
///
/// Conformance is enough: `extension Player: ReactiveCompatible {}`.
public protocol ReactiveCompatible {
  /// The extended type.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

// It has a setter that does nothing, so that members of `rx` that change a value type can be called through it.
extension ReactiveCompatible {
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of the value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
