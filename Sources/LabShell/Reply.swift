/// The answer to an entry or a command.
package struct Reply: Equatable, Sendable {
  /// For standard output, without line endings.
  package var lines: [String]

  /// For standard error, without line endings.
  package var errors: [String]

  /// Whether the entry failed.
  ///
  /// A piped session then ends with exit code 2.
  package var isFailure: Bool

  /// Whether it is a view or a page, which is shown in a pager if it is longer than the window.
  package var isView = false

  /// Whether its lines are what a script printed, without words of ours.
  package var isPrinted = false

  package init(lines: [String] = [], errors: [String] = [], isFailure: Bool = false) {
    self.lines = lines
    self.errors = errors
    self.isFailure = isFailure
  }

  static func failure(_ errors: String...) -> Reply {
    Reply(errors: errors, isFailure: true)
  }

  /// The reply to a command that an error has ended.
  static func failure(_ error: any Error) -> Reply {
    .failure(error is Interrupted ? "\(error)" : "error: \(error)")
  }
}
