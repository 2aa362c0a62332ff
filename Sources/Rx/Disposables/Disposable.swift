/// A subscription that can be cancelled, or a resource that can be freed.
public protocol Disposable {
  /// Cancels the subscription or frees the resource. Only the first call has an effect.
  func dispose()
}
