public import HeadlessUI
public import ReactiveSignals

private let tokenKey = AttachmentKey<Lifetime.Token>()

extension UIObject: LifetimeOwner {
  /// The token of the object's lifetime, which is released with the object.
  public var lifetimeToken: Lifetime.Token { attachment(tokenKey) { Lifetime.Token() } }
}
