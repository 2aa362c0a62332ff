extension Diagnostics {
  // The other library stops the process here in its debug builds. A learner's mistake must not, so it is said and the
  // target lives on, as in its release builds.
  static func writeBindingError(_ error: any Error, to kind: String? = nil) {
    write("Binding error\(kind.map { " to \($0)" } ?? ""): \(error)")
  }
}
