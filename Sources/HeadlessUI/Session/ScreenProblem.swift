/// A rule that a program broke, or a gesture that a person could not make.
///
/// The session hands it to ``ScreenSession/onProblem``.
public struct ScreenProblem: Error, CustomStringConvertible {
  public enum Kind: Sendable {
    /// A rule whose breach stops a debug build only.
    case brokenRule

    /// A change of the screen off the main thread, which stops a debug build only.
    case offMain

    /// A breach after which the program cannot go on, in either build.
    case fatal

    /// A gesture that the screen does not offer.
    case refusedGesture
  }

  public let kind: Kind

  /// What was seen and what was expected.
  public let message: String

  /// What to try, a sentence each.
  public let notes: [String]

  /// The object that the problem is about.
  public let object: UIObject?

  public init(_ kind: Kind, _ message: String, notes: [String] = [], object: UIObject? = nil) {
    self.kind = kind
    self.message = message
    self.notes = notes
    self.object = object
  }

  public var description: String {
    ([message] + notes.map { "note: \($0)" }).joined(separator: "\n")
  }
}

extension ScreenProblem: @unchecked Sendable {
  // Values are made and read on the thread that found the problem; `object` is not used on another one.
}
