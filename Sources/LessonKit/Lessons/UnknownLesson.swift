import Foundation
import SwiftScript

/// A name that no lesson has, and what may have been meant by it.
package struct UnknownLesson {
  private let name: String
  private let names: [String]

  package init(_ name: String, among names: [String]) {
    self.name = name
    self.names = names
  }

  /// A script in the current folder that is called so, with its ending or without it.
  package var file: String? {
    let candidates = name.hasSuffix(".swift") ? [name] : ["\(name).swift", "\(name).playground"]
    return candidates.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// What to say about it.
  ///
  /// - Parameter advice: What to try where no name is near, or where the file is meant.
  package func text(_ advice: String) -> String {
    let near = file == nil ? nearest(to: name, in: names) : nil
    return "there is no lesson `\(name)`; \(near.map { "did you mean `\($0)`?" } ?? advice)"
  }
}
