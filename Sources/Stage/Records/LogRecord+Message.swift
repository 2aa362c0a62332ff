extension LogRecord {
  /// A mistake, warning or trap, as it is shown to the user.
  public struct Message: Sendable, Hashable {
    /// What is wrong, in one sentence.
    public var text: String
    /// Further sentences, each with its position.
    public var notes: [Note]
    /// One thing to try.
    public var suggestion: String?

    public init(_ text: String, notes: [Note] = [], suggestion: String? = nil) {
      self.text = text
      self.notes = notes
      self.suggestion = suggestion
    }
  }

  /// A sentence that belongs to a message.
  public struct Note: Sendable, Hashable, Codable {
    public var text: String
    public var position: SourcePosition?

    public init(_ text: String, position: SourcePosition? = nil) {
      self.text = text
      self.position = position
    }
  }
}
