/// Where a session's lines come from: a terminal with an editor, a pipe, or a test's list.
package protocol LineSource: AnyObject {
  /// Whether a person is typing, so that prompts, greetings and hints make sense.
  var isInteractive: Bool { get }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - prompt: Plain text without escape codes; the source decides whether and how to show it.
  ///   - continuation: Whether the line goes on with an entry that is not complete yet.
  func readLine(prompt: String, continuation: Bool) -> Entry

  /// Shows lines above the one being typed, or at once where none is.
  ///
  /// Safe on any thread, also when the source is gone.
  var announce: @Sendable (_ text: String) -> Void { get }

  /// Says how a half-typed line can go on, when Tab is pressed.
  var completer: Completer? { get set }

  /// Makes a whole entry, all its lines joined, available for recall.
  func remember(_ entry: String)
}
