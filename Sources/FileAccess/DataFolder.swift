/// The user's folder for their own files, such as their programs of exercises.
package enum DataFolder {
  /// rxlab's folder in `$XDG_DATA_HOME`, or else in `~/.local/share`.
  ///
  /// - Returns: Its path; `nil` if neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
  package static func path(environment: [String: String]) -> String? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/rxlab" }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/share/rxlab" }
    return nil
  }
}
