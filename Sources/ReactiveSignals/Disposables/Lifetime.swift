/// How long something lives, for work that must not outlive it.
///
/// It ends when its token is released or disposed of.
public final class Lifetime {
  @usableFromInline let resources: CompositeDisposable

  @usableFromInline
  init(_ resources: CompositeDisposable) { self.resources = resources }

  /// - Parameter token: The token whose end is this lifetime's end.
  public convenience init(_ token: Token) { self.init(token.resources) }

  /// Completes when this lifetime ends; its observers are interrupted if that was before.
  public var ended: Signal<Never, Never> {
    let core = SignalCore<Never, Never>(.forbidden)
    core.resources.store(observeEnded { core.end(.completed) })
    return Signal(core)
  }

  /// Whether this lifetime has ended.
  public var hasEnded: Bool { resources.isDisposed }

  /// Calls a closure when this lifetime ends, or at once if it has ended.
  ///
  /// - Returns: What takes the closure out again; nil if this lifetime has ended.
  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? {
    resources.add(action)
  }

  /// Disposes of a disposable when the lifetime ends, or at once if it has ended.
  ///
  /// - Returns: What takes the disposable out again; nil if the lifetime has ended.
  @discardableResult
  public static func += (
    lifetime: Lifetime,
    disposable: (any Disposable)?
  ) -> (any Disposable)? {
    lifetime.resources.add(disposable)
  }

  /// Creates a lifetime and the token that ends it.
  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (Lifetime(token), token)
  }

  /// A lifetime that has ended.
  public static let empty: Lifetime = {
    let resources = CompositeDisposable()
    resources.dispose()
    return Lifetime(resources)
  }()

  /// A disposable that has been disposed of.
  @usableFromInline static var over: any Disposable { empty.resources }

  /// Ends its lifetime when it is released.
  public final class Token {
    let resources = CompositeDisposable()

    public init() {}

    deinit { dispose() }

    /// Ends the lifetime now.
    public func dispose() { resources.dispose() }
  }
}

// Guarded by the lock of `resources`.
extension Lifetime: @unchecked Sendable {}
