import ReactiveKernel
import Synchronization

/// Disposes of any number of disposables, in the order in which they were added.
///
/// A disposable that is added after that is disposed of at once.
// Not final: a run of a producer collects its resources in one.
public class CompositeDisposable: Disposable {
  private let flag = Synchronization.Atomic(false)
  private let lock = Lock()
  // Guarded by `lock`. The first two are stored inline, since few have more.
  @exclusivity(unchecked) private var first: Resource?
  @exclusivity(unchecked) private var second: Resource?
  @exclusivity(unchecked) private var others: ContiguousArray<Resource> = []
  @exclusivity(unchecked) private var sizeToTidy = 16

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
    var (first, second): (Resource?, Resource?) = (nil, nil)
    var others: ContiguousArray<Resource> = []
    lock.locked {
      swap(&first, &self.first)
      swap(&second, &self.second)
      swap(&others, &self.others)
    }
    first?.dispose()
    second?.dispose()
    for resource in others { resource.dispose() }
  }

  /// Adds a disposable.
  ///
  /// - Returns: What takes the disposable out again without disposing of it; nil if there is nothing to take out.
  @discardableResult
  public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
    guard let disposable, !disposable.isDisposed else { return nil }
    return add(Entry(disposable))
  }

  /// Adds a closure that is called when this is disposed of.
  ///
  /// - Returns: What takes the closure out again without calling it; nil if this has been disposed of.
  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? { add(Entry(action)) }

  private func add(_ entry: Entry) -> (any Disposable)? { store(.entry(entry)) ? entry : nil }

  /// Adds a disposable, for good.
  ///
  /// - Returns: False if this has been disposed of, in which case the disposable is disposed of at once.
  @discardableResult
  @usableFromInline
  final func store(_ disposable: (any Disposable)?) -> Bool {
    guard let disposable else { return false }
    return store(.disposable(disposable))
  }

  private final func store(_ resource: Resource) -> Bool {
    let isStored = lock.locked {
      if isDisposed { return false }
      if first == nil, second == nil, others.isEmpty {
        first = resource
      } else if second == nil, others.isEmpty {
        second = resource
      } else {
        if others.count == sizeToTidy { tidy() }
        others.append(resource)
      }
      return true
    }
    if !isStored { resource.dispose() }
    return isStored
  }

  /// Forgets the entries that were taken out.
  ///
  /// Called with the lock held; what they held has been released.
  private func tidy() {
    others.removeAll { resource in
      if case .entry(let entry) = resource { entry.isDisposed } else { false }
    }
    sizeToTidy = max(16, others.count * 2)
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

/// Something in a composite.
private enum Resource {
  /// Stays there.
  case disposable(any Disposable)
  /// Can be taken out again.
  case entry(Entry)

  func dispose() {
    switch self {
    case .disposable(let disposable): disposable.dispose()
    case .entry(let entry): entry.disposeOfContent()
    }
  }
}

/// What a composite disposes of unless it is taken out again.
///
/// Disposing of the entry takes it out: what it holds is released at once, and the composite forgets it later.
private final class Entry: Disposable {
  private let flag = StopFlag()
  // Taken by the one that sets the flag.
  @exclusivity(unchecked) private var action: (() -> Void)?
  @exclusivity(unchecked) private var disposable: (any Disposable)?

  init(_ action: @escaping () -> Void) { self.action = action }

  init(_ disposable: any Disposable) { self.disposable = disposable }

  var isDisposed: Bool { flag.isSet }

  func dispose() {
    if flag.set() { release() }
  }

  func disposeOfContent() {
    guard flag.set() else { return }
    let (action, disposable) = (action, disposable)
    release()
    action?()
    disposable?.dispose()
  }

  private func release() {
    action = nil
    disposable = nil
  }
}
