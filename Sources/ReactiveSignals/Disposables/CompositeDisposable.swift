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
  @exclusivity(unchecked) private var first: (any Disposable)?
  @exclusivity(unchecked) private var second: (any Disposable)?
  @exclusivity(unchecked) private var others: ContiguousArray<any Disposable> = []
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
    var (first, second): ((any Disposable)?, (any Disposable)?) = (nil, nil)
    var others: ContiguousArray<any Disposable> = []
    lock.locked {
      swap(&first, &self.first)
      swap(&second, &self.second)
      swap(&others, &self.others)
    }
    first?.dispose()
    second?.dispose()
    for disposable in others { disposable.dispose() }
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

  private func add(_ entry: Entry) -> (any Disposable)? {
    if store(entry) { return EntryRemoval(entry) }
    return nil
  }

  /// Adds a disposable, for good.
  ///
  /// - Returns: False if this has been disposed of, in which case the disposable is disposed of at once.
  @discardableResult
  final func store(_ disposable: (any Disposable)?) -> Bool {
    guard let disposable else { return false }
    let isStored = lock.locked {
      if isDisposed { return false }
      if first == nil, second == nil, others.isEmpty {
        first = disposable
      } else if second == nil, others.isEmpty {
        second = disposable
      } else {
        if others.count == sizeToTidy { tidy() }
        others.append(disposable)
      }
      return true
    }
    if !isStored { disposable.dispose() }
    return isStored
  }

  /// Forgets the entries that were taken out.
  ///
  /// Called with the lock held; what they held has been released.
  private func tidy() {
    others.removeAll { ($0 as? Entry)?.isDisposed == true }
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

/// Something in a composite that can be taken out again: what it holds is released at once, and the composite forgets it later.
private final class Entry: Disposable {
  private let flag = StopFlag()
  // Taken by the one that sets the flag.
  @exclusivity(unchecked) private var action: (() -> Void)?
  @exclusivity(unchecked) private var disposable: (any Disposable)?

  init(_ action: @escaping () -> Void) { self.action = action }

  init(_ disposable: any Disposable) { self.disposable = disposable }

  var isDisposed: Bool { flag.isSet }

  func dispose() {
    guard flag.set() else { return }
    let (action, disposable) = (action, disposable)
    release()
    action?()
    disposable?.dispose()
  }

  func takeOut() {
    if flag.set() { release() }
  }

  private func release() {
    action = nil
    disposable = nil
  }
}

/// Takes an entry out of its composite.
private final class EntryRemoval: Disposable {
  private let entry: Entry

  init(_ entry: Entry) { self.entry = entry }

  var isDisposed: Bool { entry.isDisposed }

  func dispose() { entry.takeOut() }
}
