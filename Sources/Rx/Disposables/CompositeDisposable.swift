import ReactiveKernel

/// Disposables that are disposed together, in the order of insertion.
public final class CompositeDisposable: DisposeBase, Cancelable {
  /// Identifies an inserted disposable.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private let lock = Lock()
  // Guarded by `lock`; nil once disposed. Keys only grow, so sorting by them is the order of insertion.
  @exclusivity(unchecked) private var members: [UInt64: any Disposable]? = [:]
  @exclusivity(unchecked) private var nextKey: UInt64 = 0

  /// Creates an empty one.
  override public init() {}

  /// Creates one with these disposables.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates one with these disposables.
  public convenience init(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates one with these disposables.
  public convenience init(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable,
    _ disposable4: any Disposable,
    _ disposables: any Disposable...
  ) {
    self.init(
      disposables: [disposable1, disposable2, disposable3, disposable4] + disposables
    )
  }

  /// Creates one with these disposables.
  public init(disposables: [any Disposable]) {
    super.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  public var isDisposed: Bool { lock.locked { members == nil } }

  /// The number of disposables inside; 0 once disposed.
  public var count: Int { lock.locked { members?.count ?? 0 } }

  /// Adds a disposable, or disposes of it immediately if this has been disposed.
  ///
  /// - Returns: The key to remove it by, or nil if this is disposed.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: UInt64? = lock.locked {
      if members == nil { return nil }
      nextKey += 1
      members?[nextKey] = disposable
      return nextKey
    }
    guard let key else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(number: key)
  }

  /// Removes a disposable and disposes of it.
  public func remove(for disposeKey: DisposeKey) {
    take(disposeKey)?.dispose()
  }

  public func dispose() {
    let members = lock.locked {
      let members = self.members
      self.members = nil
      return members
    }
    guard let members else { return }
    for (_, disposable) in members.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
  }

  private func take(_ key: DisposeKey) -> (any Disposable)? {
    lock.locked { members?.removeValue(forKey: key.number) }
  }
}

extension Disposables {
  /// Creates a disposable that disposes of both, in this order.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2])
  }

  /// Creates a disposable that disposes of all three, in this order.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3])
  }

  /// Creates a disposable that disposes of all of them, in this order.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3] + disposables)
  }

  /// Creates a disposable that disposes of all of them, in this order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    create { for disposable in disposables { disposable.dispose() } }
  }
}

extension CompositeDisposable: CustomStringConvertible {
  public var description: String { "CompositeDisposable" }
}
