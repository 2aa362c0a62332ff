import Foundation
import SwiftScript

extension LabContext {
  /// `NSObject`, which classes of old inherit from, and `NSError` with what it knows.
  func declareObjects() {
    library.type(
      "NSObject",
      kind: .class,
      conformingTo: [
        "ReactiveCompatible", "CustomStringConvertible", "CustomDebugStringConvertible",
      ]
    ) { type in
      type.initializer("()") { [self] call in
        if case .object = call.receiver { return .void }
        return value("NSObject", NSObject())
      }
    }
    // A selector is what a method is called, with a colon for each argument.
    library.alias("Selector", of: library["String"])
    library.constant("NSLocalizedDescriptionKey") { .string(NSLocalizedDescriptionKey) }
    library.constant("NSLocalizedFailureReasonErrorKey") {
      .string(NSLocalizedFailureReasonErrorKey)
    }
    library.constant("NSUnderlyingErrorKey") { .string(NSUnderlyingErrorKey) }
    library.constant("NSURLErrorDomain") { .string(NSURLErrorDomain) }
    library.constant("NSCocoaErrorDomain") { .string("NSCocoaErrorDomain") }
  }
}

extension LabContext {
  /// A script's own error as an `NSError`: its type is the domain, its case's number the code.
  func asError(_ value: Value) -> Value? {
    guard library.isErrorOfScript(value) else { return nil }
    let name = library.type(of: value).name
    let error = ErrorModel(domain: "main.\(name)", code: value.caseNumber ?? 1, details: [])
    return self.value("NSError", error)
  }
}

/// An `NSError` of a script, with the dictionary that the script gave it.
///
/// `@unchecked Sendable` as its superclass is: what it adds is set before the script sees the error, and never again.
final class ErrorModel: NSError, HostError, @unchecked Sendable {
  private(set) var details: [(key: Value, value: Value)] = []

  convenience init(domain: String, code: Int, details: [(key: Value, value: Value)]) {
    let message = details.first { $0.key.description == NSLocalizedDescriptionKey }
    self.init(
      domain: domain,
      code: code,
      userInfo: message.map { [NSLocalizedDescriptionKey: $0.value.description] } ?? [:]
    )
    self.details = details
  }

  var scriptType: String { "NSError" }

  /// As it prints on the machines that the listings were written for.
  override var description: String {
    let message = userInfo[NSLocalizedDescriptionKey].map { "\"\($0)\"" } ?? "\"(null)\""
    let pairs = details.map { "\($0.key.description)=\($0.value.description)" }.sorted()
    let info = pairs.isEmpty ? "" : " UserInfo={\(pairs.joined(separator: ", "))}"
    return "Error Domain=\(domain) Code=\(code) \(message)\(info)"
  }
}

extension Value {
  /// What a dictionary holds.
  var pairs: [(key: Value, value: Value)] {
    if case .dictionary(let box) = self { box.pairs } else { [] }
  }
}
