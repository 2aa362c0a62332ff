/// Finds the properties of an object that can be observed.
enum ObservedProperties {
  static func named(_ name: String, of object: AnyObject) -> ObservedProperty? {
    .ofScreen(name, object)
  }

  static func at(_ path: AnyKeyPath, of object: AnyObject) -> ObservedProperty? {
    .ofScreen(path, object)
  }
}
