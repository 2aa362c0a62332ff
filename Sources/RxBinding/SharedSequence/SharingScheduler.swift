public import Rx

/// The scheduler of drivers and signals: the main one, unless a test replaces it.
public enum SharingScheduler {
  private static let setting = SchedulerSetting()

  /// Returns the scheduler.
  ///
  /// Each driver and signal reads it when it is created.
  public package(set) static var make: () -> any SchedulerType {
    get { setting.make }
    set { setting.make = newValue }
  }

  /// Replaces the scheduler while `action` runs.
  ///
  ///     SharingScheduler.mock(scheduler: testScheduler) {
  ///       result = testScheduler.start { keys.asDriver(onErrorJustReturn: "").debounce(.seconds(1)) }
  ///     }
  ///
  /// The setting is that of the whole process: no other thread may create drivers or signals meanwhile.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces what returns the scheduler while `action` runs.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType,
    action: () throws -> Void
  ) rethrows {
    let original = make
    make = makeScheduler
    defer { make = original }
    try action()
  }
}
