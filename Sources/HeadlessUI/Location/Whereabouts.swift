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
}

extension ScreenSession {
  private static let whereaboutsKey = AttachmentKey<Whereabouts>()

  var whereabouts: Whereabouts { attachment(Self.whereaboutsKey) { Whereabouts() } }
}

extension Hand {
  /// Lets the program know where the device is, as far as it asked.
  public func allowLocation() {
    answer("allow location") { $0 }
  }

  /// Keeps from the program where the device is.
  public func denyLocation() {
    answer("deny location") { _ in .denied }
  }

  private func answer(
    _ note: String,
    _ decision: (CLAuthorizationStatus) -> CLAuthorizationStatus
  ) {
    act(note: note) {
      let whereabouts = session.whereabouts
      guard let asked = whereabouts.asked else {
        refuse("the program has not asked for the location: `requestWhenInUseAuthorization()` does")
        return
      }
      let status = decision(asked)
      guard status != whereabouts.status else { return }
      whereabouts.status = status
      for manager in whereabouts.managers { manager.tellStatus() }
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
