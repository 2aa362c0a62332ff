extension LogRecord {
  /// A report of the script's `debug`.
  public struct DebugReport: Sendable, Hashable {
    /// What `debug` reports.
    public enum Step: Sendable, Hashable {
      case subscribed
      case event(Event)
      case disposed
    }

    /// The format of `debug`'s lines.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// `Event next(1)`, `isDisposed`.
      case rxSwift6
      /// The same, but an event of more than 40 characters is printed without its middle.
      case trimmed
      /// `Event Next(1)`, `disposed`; long events are trimmed too.
      case rxSwift2
    }

    /// The identifier that the script passes to `debug`.
    public var identifier: String
    public var step: Step
    /// The format of the RxSwift version that the script is written for.
    public var style: Style
    /// The subscription to the operator `debug`.
    public var subscription: Int?

    public init(identifier: String, step: Step, style: Style, subscription: Int? = nil) {
      self.identifier = identifier
      self.step = step
      self.style = style
      self.subscription = subscription
    }

    /// The line, without its date, in the report's own style.
    public var line: String { line(style) }

    /// The line, without its date, in a given style.
    public func line(_ style: Style) -> String {
      "\(identifier) -> \(Self.content(of: step, style))"
    }

    /// The part of a line after the identifier and the arrow: `Event next(1)`.
    public static func content(of step: Step, _ style: Style) -> String {
      switch step {
      case .subscribed: return "subscribed"
      case .disposed: return style == .rxSwift2 ? "disposed" : "isDisposed"
      case .event(let event):
        var text = "\(event)"
        if style == .rxSwift2 { text = text.prefix(1).uppercased() + text.dropFirst() }
        let isLong = style != .rxSwift6 && text.count > 40
        return "Event " + (isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text)
      }
    }
  }
}
