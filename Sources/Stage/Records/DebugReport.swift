extension LogRecord {
  /// What the script's `debug` reported.
  public struct DebugReport: Sendable, Hashable {
    /// What `debug` reports of.
    public enum Step: Sendable, Hashable {
      case subscribed
      case event(Event)
      case disposed
    }

    /// The spelling of `debug`'s lines.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// `Event next(1)`, `isDisposed`.
      case rxSwift6
      /// The same, an event of more than 40 characters without its middle.
      case trimmed
      /// `Event Next(1)`, `disposed`; long events are trimmed too.
      case rxSwift2
    }

    /// What the script calls the observable.
    public var identifier: String
    public var step: Step
    /// The spelling of the script's own RxSwift.
    public var style: Style
    /// The subscription to `debug` itself.
    public var subscription: Int?

    public init(identifier: String, step: Step, style: Style, subscription: Int? = nil) {
      self.identifier = identifier
      self.step = step
      self.style = style
      self.subscription = subscription
    }

    /// The line, without its date, in the script's own spelling.
    public var line: String { line(style) }

    /// The line, without its date.
    public func line(_ style: Style) -> String {
      "\(identifier) -> \(Self.content(of: step, style))"
    }

    /// A line of `debug` behind the identifier and the arrow: `Event next(1)`.
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
