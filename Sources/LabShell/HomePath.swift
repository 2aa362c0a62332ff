import Foundation

extension String {
  /// The path with the home folder in place of a `~` at its beginning: at the prompt no shell puts it there.
  var fromHome: String {
    guard self == "~" || hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"]
    else { return self }
    return home + dropFirst()
  }
}
