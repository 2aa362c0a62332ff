/// What a broken rule does, such as an error that reaches a binding, or a label that is changed off the main thread.
package enum ScriptBuild: String, CaseIterable, Sendable {
  /// The script stops there, with the place.
  case debug
  /// A line reports it, and the script goes on.
  case release
}
