/// A type with a namespace for what the library and others add to it.
public protocol ReactiveExtensionsProvider {}

extension ReactiveExtensionsProvider {
  /// What is added to this value.
  public var reactive: Reactive<Self> { Reactive(self) }

  /// What is added to this type.
  public static var reactive: Reactive<Self>.Type { Reactive<Self>.self }
}

/// The namespace of what is added to a type.
public struct Reactive<Base> {
  /// The value to which it is added.
  public let base: Base

  fileprivate init(_ base: Base) { self.base = base }
}
