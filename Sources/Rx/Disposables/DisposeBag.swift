import ReactiveKernel

/// Disposes of its contents when it is deallocated.
public final class DisposeBag: DisposeBase {
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var disposables: [any Disposable] = []
  @exclusivity(unchecked) private var isDisposed = false

  /// Creates an empty bag.
  override public init() {}

  /// Creates a bag with these disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// Creates a bag with these disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag with the disposables that `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    insert([disposable])
  }

  /// Adds disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds disposables.
  public func insert(_ disposables: [any Disposable]) {
    let added = lock.locked {
      if isDisposed { return false }
      self.disposables += disposables
      return true
    }
    if !added { for disposable in disposables { disposable.dispose() } }
  }

  /// Adds the disposables that `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  deinit {
    let disposables = lock.locked {
      isDisposed = true
      let all = self.disposables
      self.disposables = []
      return all
    }
    for disposable in disposables { disposable.dispose() }
  }

  /// Lists disposables line by line.
  @resultBuilder
  public struct DisposableBuilder {
    /// The disposables of the builder's lines.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}

extension Disposable {
  /// Adds this to `bag`, which disposes of it when it is deallocated.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

extension DisposeBag: CustomStringConvertible {
  public var description: String { "DisposeBag" }
}
