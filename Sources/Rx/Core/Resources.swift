import Synchronization

/// Counts the library's objects, to find what a program keeps alive by mistake.
///
/// While counting is on, it counts observables, subjects, subscriptions and disposables from their creation until they are
/// deallocated. If everything created between two moments has been released, the number is the same:
///
///     Resources.isCounting = true
///     let before = Resources.total
///     source.map { $0 + 1 }.subscribe().dispose()
///     assert(Resources.total == before)
public enum Resources {
  private static let counting = Atomic(countsFromTheStart)
  private static let count = Atomic<Int32>(0)
  static let serialObservables = Atomic<Int32>(0)

  #if TRACE_RESOURCES
  private static let countsFromTheStart = true
  #else
  private static let countsFromTheStart = false
  #endif

  /// Whether objects that are created from now on are counted.
  ///
  /// False by default, unless the library was built with `TRACE_RESOURCES`. An object that was counted leaves the count when
  /// it is deallocated, even after counting was switched off. An object from before counting was switched on is never
  /// counted.
  public static var isCounting: Bool {
    get { counting.load(ordering: .relaxed) }
    set { counting.store(newValue, ordering: .relaxed) }
  }

  /// The number of counted objects that are alive.
  public static var total: Int32 { count.load(ordering: .acquiring) }

  /// The number of observables alive that `observe(on:)` created for a serial dispatch queue.
  public static var numberOfSerialDispatchQueueObservables: Int32 {
    serialObservables.load(ordering: .acquiring)
  }

  /// Adds one, for a program's own objects; also while `isCounting` is false.
  ///
  /// - Returns: The new total.
  @discardableResult
  public static func incrementTotal() -> Int32 {
    count.add(1, ordering: .acquiringAndReleasing).newValue
  }

  /// Subtracts one.
  ///
  /// - Returns: The new total.
  @discardableResult
  public static func decrementTotal() -> Int32 {
    count.subtract(1, ordering: .acquiringAndReleasing).newValue
  }
}
