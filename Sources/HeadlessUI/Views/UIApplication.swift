public import Foundation

/// The running program: its windows, its state and the notifications of both.
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public static var shared: UIApplication { ScreenSession.current.application }

  public static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?

  public internal(set) var applicationState = State.active {
    didSet { notifyObservers("applicationState", from: oldValue, to: applicationState) }
  }

  /// The number on the icon of the home screen, which is not drawn.
  open var applicationIconBadgeNumber = 0

  open var isNetworkActivityIndicatorVisible = false {
    didSet {
      changed(
        "isNetworkActivityIndicatorVisible",
        from: oldValue,
        to: isNetworkActivityIndicatorVisible
      )
    }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var weakWindows: [WeakWindow] = []

  open var windows: [UIWindow] { weakWindows.compactMap(\.window) }

  open var keyWindow: UIWindow? { session.keyWindow }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Has a target perform a method by its name.
  ///
  /// Without a target the first responder performs it, or else the sender, or the nearest responder above that has the method.
  ///
  /// - Returns: Whether something performed it.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    session.checkMain(self, "sendAction")
    return session.sendAction(action, to: target.map { $0 as AnyObject }, from: sender, for: event)
  }

  func add(_ window: UIWindow) {
    weakWindows.removeAll { $0.window == nil }
    weakWindows.append(WeakWindow(window: window))
  }

  /// The addresses that the program opened; nothing else happens.
  public private(set) var openedURLs: [URL] = []

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    session.checkMain(self, "open")
    openedURLs.append(url)
    session.record(ScreenRecord(.control, text: "open \(url.absoluteString)"))
    if let completion { session.clock.schedule(after: 0) { completion(true) } }
  }

  open func canOpenURL(_ url: URL) -> Bool { true }

  package override var isOnScreen: Bool { session.keyWindow != nil }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty(
        "isNetworkActivityIndicatorVisible",
        \UIApplication.isNetworkActivityIndicatorVisible
      ),
      ObservableProperty(readOnly: "applicationState", \UIApplication.applicationState),
    ]
  }

  public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  public static let willResignActiveNotification = name("WillResignActive")
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public static let willTerminateNotification = name("WillTerminate")
  public static let significantTimeChangeNotification = name("SignificantTimeChange")
  public static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange"
  )
  public static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable"
  )
  public static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable"
  )
  public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  /// Tells the delegate and the observers of a notification that the state changed.
  func post(_ name: Notification.Name, _ message: (any UIApplicationDelegate) -> Void) {
    if let delegate { message(delegate) }
    session.post(name, from: self)
  }
}

extension ScreenSession {
  private static let applicationKey = AttachmentKey<UIApplication>()

  /// The application of this session.
  public var application: UIApplication {
    attachment(Self.applicationKey) { run { UIApplication() } }
  }
}

/// What an application tells its delegate.
public protocol UIApplicationDelegate: AnyObject {
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
