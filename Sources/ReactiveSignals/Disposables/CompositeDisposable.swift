import ReactiveKernel
import Synchronization

/// Disposes of any number of disposables, in the order in which they were added.
///
/// A disposable that is added after that is disposed of at once.
// Not final: a run of a producer collects its resources in one.
public class CompositeDisposable: Disposable {
  private let flag = Synchronization.Atomic(false)
  private let lock = Lock()
  // Guarded by `lock`. The first is stored inline, since few have more.
  @exclusivity(unchecked) private var first: (any Disposable)?
  @exclusivity(unchecked) private var others = Bag<any Disposable>()

  public init() {}

  /// Creates a composite of some disposables.
  public convenience init<S: Sequence>(_ disposables: S) where S.Element == any Disposable {
    self.init()
    for disposable in disposables { store(disposable) }
  }

  /// Creates a composite of some disposables, without those that are nil.
  public convenience init<S: Sequence>(_ disposables: S) where S.Element == (any Disposable)? {
    self.init()
    for case .some(let disposable) in disposables { store(disposable) }
  }

  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Whether what works for this must stop: it has been disposed of, or is about to be.
  var isOver: Bool { isDisposed }

  public func dispose() { finish() }

  /// Disposes of what was added.
  func finish() {
    if flag.exchange(true, ordering: .acquiringAndReleasing) { return }
    var first: (any Disposable)?
    var others = Bag<any Disposable>()
    lock.locked {
      swap(&first, &self.first)
      swap(&others, &self.others)
    }
    first?.dispose()
    for disposable in others { disposable.dispose() }
  }

  /// Adds a disposable.
  ///
  /// - Returns: What takes the disposable out again without disposing of it; nil if there is nothing to take out.
  @discardableResult
  public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
    guard let disposable, !disposable.isDisposed else { return nil }
    var isStored = false
    var token: Bag<any Disposable>.Token?
    lock.locked {
      if isDisposed { return }
      isStored = true
      token = others.insert(disposable)
    }
    guard isStored, let token else {
      disposable.dispose()
      return nil
    }
    return AnyDisposable { [weak self] in self?.remove(token) }
  }

  /// Adds a closure that is called when this is disposed of.
  ///
  /// - Returns: What takes the closure out again without calling it; nil if this has been disposed of.
  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
    add(AnyDisposable(action))
  }

  /// Adds a disposable, for good.
  final func store(_ disposable: (any Disposable)?) {
    guard let disposable else { return }
    let isStored = lock.locked {
      if isDisposed { return false }
      if first == nil, others.isEmpty {
        first = disposable
      } else {
        others.insert(disposable)
      }
      return true
    }
    if !isStored { disposable.dispose() }
  }

  private func remove(_ token: Bag<any Disposable>.Token) {
    var removed: (any Disposable)?
    lock.locked { removed = others.remove(using: token) }
    _ = removed
  }

  /// Adds a disposable, as `add(_:)`.
  @discardableResult
  public static func += (
    composite: CompositeDisposable,
    disposable: (any Disposable)?
  ) -> (any Disposable)? {
    composite.add(disposable)
  }

  /// Adds a closure, as `add(_:)`.
  @discardableResult
  public static func += (
    composite: CompositeDisposable,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    composite.add(action)
  }
}
