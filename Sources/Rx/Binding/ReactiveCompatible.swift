/// A type that has `rx`.
///
/// Conforming is enough: `extension Player: ReactiveCompatible {}`.
public protocol ReactiveCompatible {
  /// The type that `rx` is about.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

// Settable and yet doing nothing when set, so that members of `rx` that change the value can be called through it.
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
