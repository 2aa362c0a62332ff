package import Foundation

/// Where the device is, and what the person lets the program know of that.
package final class Whereabouts {
  /// What the person lets a program know.
  package enum Permission { case undecided, denied, whileInUse, always }

  /// Where the device is; two stays at one place are two objects.
  package final class Place {
    package let latitude: Double
    package let longitude: Double
    package let arrival: Date

    init(latitude: Double, longitude: Double, arrival: Date) {
      self.latitude = latitude
      self.longitude = longitude
      self.arrival = arrival
    }
  }

  private struct WeakGuide {
    weak var guide: (any PlaceGuide)?
  }

  package private(set) var permission = Permission.undecided
  package private(set) var place: Place?
  /// What the program asked for.
  private var asked: Permission?
  private var weakGuides: [WeakGuide] = []

  private var guides: [any PlaceGuide] { weakGuides.compactMap(\.guide) }

  package func add(_ guide: any PlaceGuide) {
    weakGuides.removeAll { $0.guide == nil }
    weakGuides.append(WeakGuide(guide: guide))
  }

  /// Asks the person.
  ///
  /// - Returns: Whether they have not decided yet.
  package func ask(for permission: Permission) -> Bool {
    guard self.permission == .undecided else { return false }
    asked = permission
    return true
  }

  /// Tells the program what the person lets it know.
  ///
  /// - Parameter decision: The answer to what the program asked for.
  /// - Returns: Why there is nothing to answer; `nil` if there is.
  func answer(_ decision: (Permission) -> Permission) -> String? {
    guard let asked else {
      return "the program has not asked for the location: `requestWhenInUseAuthorization()` does"
    }
    let answer = decision(asked)
    guard answer != permission else { return nil }
    permission = answer
    for guide in guides { guide.permissionDidChange() }
    return nil
  }

  func move(to place: Place) {
    self.place = place
    for guide in guides { guide.placeDidChange() }
  }
}

/// Tells the program of places.
package protocol PlaceGuide: AnyObject {
  func permissionDidChange()
  func placeDidChange()
}

extension ScreenSession {
  private static let whereaboutsKey = AttachmentKey<Whereabouts>()

  package var whereabouts: Whereabouts { attachment(Self.whereaboutsKey) { Whereabouts() } }
}
