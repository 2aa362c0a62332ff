import Foundation

/// Whether a program may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Why there is no location.
public struct CLError: Error, Equatable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
}

/// Tells a program where the device is, if the person allows it.
///
/// ``Hand/allowLocation()``, ``Hand/denyLocation()`` and ``Hand/travel(to:)`` are the person's side.
open class CLLocationManager: UIObject {
  public override init() {
    super.init()
    session.whereabouts.add(self)
  }

  /// Hears of the status at once, in a later turn.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      session.clock.schedule(after: 0) { [weak self] in self?.tellStatus() }
    }
  }

  open var desiredAccuracy = kCLLocationAccuracyBest

  /// How many meters the device has to move before the delegate is told.
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  /// The last place that the manager told of.
  open private(set) var location: CLLocation?

  private var isUpdating = false
  private var wantsOne = false

  open class func locationServicesEnabled() -> Bool { true }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    ScreenSession.current.whereabouts.status
  }

  open var authorizationStatus: CLAuthorizationStatus { session.whereabouts.status }

  // MARK: Asking

  /// Asks the person, who answers with ``Hand/allowLocation()`` or ``Hand/denyLocation()``.
  open func requestWhenInUseAuthorization() { ask(for: .authorizedWhenInUse) }

  /// Asks the person for the location while the program is in the background, too.
  open func requestAlwaysAuthorization() { ask(for: .authorizedAlways) }

  private func ask(for status: CLAuthorizationStatus) {
    guard authorizationStatus == .notDetermined else { return }
    session.whereabouts.asked = status
    session.record(ScreenRecord(.control, text: "ask for the location"))
  }

  // MARK: Places

  /// Has the delegate told of the place now, and of each one that the device moves to.
  open func startUpdatingLocation() {
    isUpdating = true
    update()
  }

  open func stopUpdatingLocation() { isUpdating = false }

  /// Has the delegate told of one place.
  open func requestLocation() {
    wantsOne = true
    update()
  }

  private func update() {
    session.clock.schedule(after: 0) { [weak self] in self?.tellPlace() }
  }

  func tellStatus() {
    tell(delegate, "locationManagerDidChangeAuthorization(_:)", [self]) {
      $0.locationManagerDidChangeAuthorization(self)
    }
    tellPlace()
  }

  func tellPlace() {
    guard isUpdating || wantsOne else { return }
    switch authorizationStatus {
    case .notDetermined: return
    case .denied, .restricted:
      wantsOne = false
      let error = CLError(.denied)
      tell(delegate, "locationManager(_:didFailWithError:)", [self, error]) {
        $0.locationManager(self, didFailWithError: error)
      }
    case .authorizedAlways, .authorizedWhenInUse:
      guard let place = session.whereabouts.place, wantsOne || isNews(place) else { return }
      wantsOne = false
      location = place
      tell(delegate, "locationManager(_:didUpdateLocations:)", [self, [place]]) {
        $0.locationManager(self, didUpdateLocations: [place])
      }
    }
  }

  private func isNews(_ place: CLLocation) -> Bool {
    guard let location else { return true }
    return place !== location && place.distance(from: location) >= distanceFilter
  }
}

/// Hears of places, and of what the person allows.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// Called where the message of today is not implemented.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
