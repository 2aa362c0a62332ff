/// The user's folder for what a program keeps between its runs.
package enum StateFolder {
  /// rxlab's folder in `$XDG_STATE_HOME`, or else in `~/.local/state`.
  ///
  /// - Returns: Its path; `nil` if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
  package static func path(environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/rxlab" }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/state/rxlab" }
    return nil
  }
}
