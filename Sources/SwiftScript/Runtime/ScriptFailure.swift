/// A mistake that stops the script at once: what would be a trap in compiled Swift.
public struct ScriptTrap: Error {
  /// What happened and where.
  public let diagnostic: Diagnostic

  /// Makes a trap.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// An error value that a script threw or sent through a stream.
public struct ScriptError: Error, CustomStringConvertible {
  /// The thrown value.
  public let value: Value
  /// Where it was thrown, if it was.
  public let site: SourceSpan?

  /// Wraps a script's error value.
  public init(_ value: Value, at site: SourceSpan? = nil) {
    self.value = value
    self.site = site
  }

  public var description: String { value.description }
}

/// Ends script code that must not go on, because the run was stopped or has failed elsewhere.
///
/// Scripts can't catch it.
public struct ScriptStopped: Error {
  /// Makes the signal.
  public init() {}
}

extension Error {
  /// Whether a script's `catch` may see this error.
  var isCatchable: Bool {
    !(self is ScriptTrap || self is ScriptStopped || self is InitializerFailed)
  }
}
