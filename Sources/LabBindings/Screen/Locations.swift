/// The values of `CoreLocation`; what reports them needs a device.
enum Locations {
  static let declaration = """
    public typealias CLLocationDegrees = Double
    public struct CLLocationCoordinate2D {
      public var latitude: CLLocationDegrees
      public var longitude: CLLocationDegrees
      public init() { self.init(latitude: 0, longitude: 0) }
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }
    """
}
