package import FileAccess

/// The source of a session's lines: a terminal with an editor, a pipe, or a list in a test.
package protocol LineSource: AnyObject {
  /// Whether a person is typing; if so, prompts, greetings and hints are shown.
  var isInteractive: Bool { get }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - prompt: Plain text without escape codes; the source decides whether to show it, and in which colour.
  ///   - continuation: Whether the line continues an incomplete entry.
  func readLine(prompt: String, continuation: Bool) -> LineInput

  /// Shows lines above the one being typed, or immediately if none is.
  ///
  /// Safe to call on any thread, also after the source is released.
  var announce: @Sendable (_ text: String) -> Void { get }

  /// Replaces the prompt of the line being typed, or of the next line if none is; not that of a continuation line.
  ///
  /// Safe to call on any thread, also after the source is released.
  var changePrompt: @Sendable (_ prompt: String) -> Void { get }

  /// Runs `body` while something else has the screen: announcements are shown afterwards.
  func withholdingAnnouncements<Result>(_ body: () -> Result) -> Result

  /// Completes the line when Tab is pressed.
  var completer: Completer? { get set }

  /// Why no more lines can be read; nil if they have not ended, or there are none left.
  var problem: FileProblem? { get }

  /// Makes an entry, with all its lines, available for recall.
  func remember(_ entry: String)
}

extension LineSource {
  package func withholdingAnnouncements<Result>(_ body: () -> Result) -> Result { body() }

  package var problem: FileProblem? { nil }

  package var changePrompt: @Sendable (_ prompt: String) -> Void { { _ in } }
}
