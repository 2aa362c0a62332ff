/// Whether the library was built for debugging.
enum DebugBuild {
  static var isOne: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}
