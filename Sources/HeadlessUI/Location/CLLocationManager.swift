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
open class CLLocationManager: UIObject, PlaceGuide {
  public override init() {
    super.init()
    session.whereabouts.add(self)
  }

  /// Hears of the status at once, in a later turn.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      session.clock.schedule(after: 0) { [weak self] in self?.permissionDidChange() }
    }
  }

  open var desiredAccuracy = kCLLocationAccuracyBest

  /// How many meters the device has to move before the delegate is told.
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  /// The last place that the manager told of.
  open private(set) var location: CLLocation?
  private var told: Whereabouts.Place?

  private var isUpdating = false
  private var wantsOne = false

  open class func locationServicesEnabled() -> Bool { true }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    CLAuthorizationStatus(ScreenSession.current.whereabouts.permission)
  }

  open var authorizationStatus: CLAuthorizationStatus {
    CLAuthorizationStatus(session.whereabouts.permission)
  }

  // MARK: Asking

  /// Asks the person, who answers with ``Hand/allowLocation()`` or ``Hand/denyLocation()``.
  open func requestWhenInUseAuthorization() { ask(for: .whileInUse) }

  /// Asks the person for the location while the program is in the background, too.
  open func requestAlwaysAuthorization() { ask(for: .always) }

  private func ask(for permission: Whereabouts.Permission) {
    guard session.whereabouts.ask(for: permission) else { return }
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
    session.clock.schedule(after: 0) { [weak self] in self?.placeDidChange() }
  }

  package func permissionDidChange() {
    tell(delegate, "locationManagerDidChangeAuthorization(_:)", [self]) {
      $0.locationManagerDidChangeAuthorization(self)
    }
    placeDidChange()
  }

  package func placeDidChange() {
    guard isUpdating || wantsOne else { return }
    switch session.whereabouts.permission {
    case .undecided: return
    case .denied:
      wantsOne = false
      let error = CLError(.denied)
      tell(delegate, "locationManager(_:didFailWithError:)", [self, error]) {
        $0.locationManager(self, didFailWithError: error)
      }
    case .whileInUse, .always:
      guard let place = session.whereabouts.place else { return }
      let location = session.run { CLLocation(place) }
      guard wantsOne || isNews(place, location) else { return }
      wantsOne = false
      told = place
      self.location = location
      tell(delegate, "locationManager(_:didUpdateLocations:)", [self, [location]]) {
        $0.locationManager(self, didUpdateLocations: [location])
      }
    }
  }

  private func isNews(_ place: Whereabouts.Place, _ there: CLLocation) -> Bool {
    guard let location else { return true }
    return place !== told && there.distance(from: location) >= distanceFilter
  }
}

extension CLAuthorizationStatus {
  fileprivate init(_ permission: Whereabouts.Permission) {
    switch permission {
    case .undecided: self = .notDetermined
    case .denied: self = .denied
    case .whileInUse: self = .authorizedWhenInUse
    case .always: self = .authorizedAlways
    }
  }
}

extension CLLocation {
  fileprivate convenience init(_ place: Whereabouts.Place) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: place.arrival
    )
  }
}

extension Hand {
  /// Takes the device to a place.
  public func travel(to place: CLLocationCoordinate2D) {
    travel(latitude: place.latitude, longitude: place.longitude)
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
