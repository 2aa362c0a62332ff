import CoreLocation
import UIKit

final class Guide: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    print("status", status.rawValue)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { print("at", location.coordinate.latitude, location.coordinate.longitude) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    print("failed", (error as? CLError)?.code == .denied)
  }
}

let (manager, guide) = (CLLocationManager(), Guide())
manager.delegate = guide
manager.distanceFilter = 1000
manager.requestWhenInUseAuthorization()
manager.startUpdatingLocation()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
user.travel(to: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4))
// expect: status 0
user.allowLocation()
// expect: status 4
// expect: at 52.5 13.4
user.travel(to: CLLocationCoordinate2D(latitude: 52.501, longitude: 13.4))
user.travel(to: CLLocationCoordinate2D(latitude: 52.6, longitude: 13.4))
// expect: at 52.6 13.4
let (berlin, munich) = (CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.137, longitude: 11.575))
print(Int(berlin.distance(from: munich) / 1000), "km")
// expect: 504 km
user.denyLocation()
// expect: status 2
// expect: failed true
