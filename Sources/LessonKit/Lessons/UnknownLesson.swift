import Foundation

/// The error for a name that no lesson has.
package struct UnknownLesson {
  private let name: String
  private let names: [String]

  package init(_ name: String, among names: [String]) {
    self.name = name
    self.names = names
  }

  /// A script or playground in the current folder with this name.
  package var file: String? {
    let candidates = name.hasSuffix(".swift") ? [name] : ["\(name).swift", "\(name).playground"]
    return candidates.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The message.
  ///
  /// - Parameter advice: Advice for the case that no lesson has a similar name; `isCertain` puts it first in any case.
  package func text(_ advice: String, isCertain: Bool = false) -> String {
    let suggestion = file == nil && !isCertain ? Suggestion.text(for: name, among: names) : nil
    return "there is no lesson `\(name)`; \(suggestion ?? advice)"
  }
}
