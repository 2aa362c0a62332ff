/// Where the device is, and what the person lets the program know of that.
final class Whereabouts {
  private struct WeakManager {
    weak var manager: CLLocationManager?
  }

  var status = CLAuthorizationStatus.notDetermined
  /// What the program asked for.
  var asked: CLAuthorizationStatus?
  var place: CLLocation?
  private var weakManagers: [WeakManager] = []

  var managers: [CLLocationManager] { weakManagers.compactMap(\.manager) }

  func add(_ manager: CLLocationManager) {
    weakManagers.removeAll { $0.manager == nil }
    weakManagers.append(WeakManager(manager: manager))
  }

  /// Tells the program what the person lets it know.
  ///
  /// - Parameter decision: The answer to what the program asked for.
  /// - Returns: Why there is nothing to answer; `nil` if there is.
  func answer(_ decision: (CLAuthorizationStatus) -> CLAuthorizationStatus) -> String? {
    guard let asked else {
      return "the program has not asked for the location: `requestWhenInUseAuthorization()` does"
    }
    let answer = decision(asked)
    guard answer != status else { return nil }
    status = answer
    for manager in managers { manager.tellStatus() }
    return nil
  }
}

extension ScreenSession {
  private static let whereaboutsKey = AttachmentKey<Whereabouts>()

  var whereabouts: Whereabouts { attachment(Self.whereaboutsKey) { Whereabouts() } }
}

extension Hand {
  /// Lets the program know where the device is, as far as it asked.
  public func allowLocation() {
    act(note: "allow location") {
      if let reason = session.whereabouts.answer({ $0 }) { refuse(reason) }
    }
  }

  /// Keeps from the program where the device is.
  public func denyLocation() {
    act(note: "deny location") {
      if let reason = session.whereabouts.answer({ _ in .denied }) { refuse(reason) }
    }
  }

  /// Takes the device to a place.
  public func travel(to place: CLLocationCoordinate2D) {
    act(note: "travel to \(place.latitude), \(place.longitude)") {
      let whereabouts = session.whereabouts
      whereabouts.place = session.run {
        CLLocation(latitude: place.latitude, longitude: place.longitude)
      }
      for manager in whereabouts.managers { manager.tellPlace() }
    }
  }
}
