import Foundation
import LabBindings

/// What `:save` has written.
package enum SavedSession {
  /// Its lines, blank ones among them: they may stand in a text of several lines.
  ///
  /// - Returns: Nothing if there is no such file, or it can't be read.
  package static func lines(at path: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var lines = String(decoding: data, as: UTF8.self).lines.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
