import Foundation

extension String {
  /// The path with the home folder for a `~` at its beginning: at the prompt, no shell expands it.
  var fromHome: String {
    guard self == "~" || hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"]
    else { return self }
    return home + dropFirst()
  }
}
