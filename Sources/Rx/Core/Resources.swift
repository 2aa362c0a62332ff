import Synchronization

/// How many of the library's objects are alive, to find out what a program keeps without meaning to.
///
/// Switched on, it counts sequences and subjects, subscriptions, and disposables, from when they are made until they are
/// gone. What is made and let go between two moments leaves the number as it was:
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

  /// Whether what is made from now on is counted.
  ///
  /// Off, unless the library was built with `TRACE_RESOURCES`. What was counted leaves the count when it goes, also after
  /// counting was switched off; what was made before it was switched on is never counted.
  public static var isCounting: Bool {
    get { counting.load(ordering: .relaxed) }
    set { counting.store(newValue, ordering: .relaxed) }
  }

  /// How many counted objects are alive.
  public static var total: Int32 { count.load(ordering: .acquiring) }

  /// How many sequences are alive that `observe(on:)` made for a serial dispatch queue, counted like the rest.
  public static var numberOfSerialDispatchQueueObservables: Int32 {
    serialObservables.load(ordering: .acquiring)
  }

  /// Counts one more, for a program's own objects; also while `isCounting` is off.
  ///
  /// - Returns: The new total.
  @discardableResult
  public static func incrementTotal() -> Int32 {
    count.add(1, ordering: .acquiringAndReleasing).newValue
  }

  /// Counts one less.
  ///
  /// - Returns: The new total.
  @discardableResult
  public static func decrementTotal() -> Int32 {
    count.subtract(1, ordering: .acquiringAndReleasing).newValue
  }
}
