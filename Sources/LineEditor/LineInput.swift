/// The result of one call of ``LineSource/readLine(prompt:continuation:)``.
package enum LineInput: Equatable, Sendable {
  /// A line without its line ending. A pasted or recalled block is one line with newlines inside.
  case line(String)

  /// Ctrl-C on an empty line.
  case interrupted

  /// Ctrl-C on a line with text, which is dropped.
  case dropped

  /// Ctrl-D on an empty line, the end of a pipe, or a closed terminal.
  case endOfInput
}
