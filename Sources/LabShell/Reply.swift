/// What came of an entry, a lesson or a command.
package struct Reply: Equatable, Sendable {
  /// For standard output, without line endings.
  package var lines: [String]

  /// For standard error, without line endings.
  package var errors: [String]

  /// Whether it went wrong.
  ///
  /// A piped session then ends with exit code 2.
  package var isFailure: Bool

  /// Whether it is a view that somebody asked for: a long one may be read in a pager.
  package var isView = false

  package init(lines: [String] = [], errors: [String] = [], isFailure: Bool = false) {
    self.lines = lines
    self.errors = errors
    self.isFailure = isFailure
  }

  static func failure(_ errors: String...) -> Reply {
    Reply(errors: errors, isFailure: true)
  }
}
