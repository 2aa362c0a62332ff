extension Diagnostics {
  // RxSwift stops the process here in debug builds. A script must not be able to, so the error is reported and the target
  // lives on, as in RxSwift's release builds.
  package static func writeBindingError(_ error: any Error, to kind: String? = nil) {
    write("Binding error\(kind.map { " to \($0)" } ?? ""): \(error)")
  }
}
