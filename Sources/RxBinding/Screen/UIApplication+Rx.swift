import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UIApplication {
  /// The application went to the background.
  public static var didEnterBackground: ControlEvent<Void> {
    event(UIApplication.didEnterBackgroundNotification)
  }

  /// The application is about to come back.
  public static var willEnterForeground: ControlEvent<Void> {
    event(UIApplication.willEnterForegroundNotification)
  }

  /// The application has started.
  public static var didFinishLaunching: ControlEvent<Void> {
    event(UIApplication.didFinishLaunchingNotification)
  }

  /// The application reacts to a person again.
  public static var didBecomeActive: ControlEvent<Void> {
    event(UIApplication.didBecomeActiveNotification)
  }

  /// The application is about to stop reacting to a person.
  public static var willResignActive: ControlEvent<Void> {
    event(UIApplication.willResignActiveNotification)
  }

  /// Memory is short.
  public static var didReceiveMemoryWarning: ControlEvent<Void> {
    event(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// The application is about to end.
  public static var willTerminate: ControlEvent<Void> {
    event(UIApplication.willTerminateNotification)
  }

  /// The date or the clock changed.
  public static var significantTimeChange: ControlEvent<Void> {
    event(UIApplication.significantTimeChangeNotification)
  }

  /// Whether the application may refresh in the background changed.
  public static var backgroundRefreshStatusDidChange: ControlEvent<Void> {
    event(UIApplication.backgroundRefreshStatusDidChangeNotification)
  }

  /// Protected files are about to be locked.
  public static var protectedDataWillBecomeUnavailable: ControlEvent<Void> {
    event(UIApplication.protectedDataWillBecomeUnavailableNotification)
  }

  /// Protected files can be read again.
  public static var protectedDataDidBecomeAvailable: ControlEvent<Void> {
    event(UIApplication.protectedDataDidBecomeAvailableNotification)
  }

  /// A person took a picture of the screen.
  public static var userDidTakeScreenshot: ControlEvent<Void> {
    event(UIApplication.userDidTakeScreenshotNotification)
  }

  /// The notifications of the session that is current now.
  private static func event(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(
      events: ScreenSession.current.notificationCenter.rx.notification(name).map { _ in }
    )
  }
}
