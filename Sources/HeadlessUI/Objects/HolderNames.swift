/// Names objects after the stored property that holds them.
enum HolderNames {
  /// Searches the properties of the objects around the object, nearest first.
  static func find(_ object: UIObject) -> String? {
    var holder = object.holder
    while let current = holder {
      if let name = name(of: object, in: current) { return name }
      holder = current.holder
    }
    return nil
  }

  private static func name(of object: UIObject, in holder: UIObject) -> String? {
    // What HeadlessUI's own classes hold is no name of the program's, and is long to reflect.
    var mirror = isOurs(type(of: holder)) ? nil : Mirror(reflecting: holder)
    while let current = mirror, !isOurs(current.subjectType) {
      for child in current.children where holds(child.value, object) {
        return child.label.map {
          $0.hasPrefix("$__lazy_storage_$_") ? String($0.dropFirst(18)) : $0
        }
      }
      mirror = current.superclassMirror
    }
    return holder.name(ofHeld: object)
  }

  private static func holds(_ value: Any, _ object: UIObject) -> Bool {
    guard let held = value as? UIObject else { return false }
    return held === object
  }

  private static func isOurs(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix(ours)
  }

  /// The name of this module with a dot.
  private static let ours = String(reflecting: UIObject.self).prefix { $0 != "." } + "."
}
