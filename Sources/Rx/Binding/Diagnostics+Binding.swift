extension Diagnostics {
  package static func writeBindingError(_ error: any Error, to kind: String? = nil) {
    report(.bindingError(error, to: kind))
  }
}
