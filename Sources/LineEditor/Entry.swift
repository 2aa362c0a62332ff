/// What one call of ``LineSource/readLine(prompt:continuation:)`` brought.
package enum Entry: Equatable, Sendable {
  /// A line without its line ending. A pasted or recalled block is one line with newlines inside.
  case line(String)

  /// Ctrl-C on an empty line.
  case interrupted

  /// Ctrl-C on a line with something in it, which is gone.
  case dropped

  /// Ctrl-D on an empty line, the end of a pipe, or a terminal that went away.
  case endOfInput
}
