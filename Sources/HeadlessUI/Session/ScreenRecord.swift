/// Something that happened on the screen, as data: a gesture, a message, a change, a picture.
public struct ScreenRecord {
  public enum Kind: String, Sendable {
    /// A person's gesture.
    case gesture

    /// A control event, a delegate message or a life-cycle message that somebody listens to.
    case control

    /// A property that a person can see has another value.
    case shown

    /// The picture at the end of a turn in which it changed.
    case screen
  }

  /// What a record says of the object it is about.
  public struct Subject: Hashable, Sendable {
    /// The number of the object, by order of creation in its session.
    public let id: Int

    /// The name of its class.
    public let type: String

    /// Its accessibility identifier, else the name of the variable that holds it.
    public let name: String?
  }

  public let kind: Kind

  public let view: Subject?

  /// The name of the property, event or message.
  public let member: String?

  /// What happened, in words: the new value of a change, the gesture, the picture.
  public let text: String

  /// The value before a change, in words.
  public let before: String?

  /// The values of a change.
  public let values: (before: Any, after: Any)?

  package init(
    _ kind: Kind,
    view: Subject? = nil,
    member: String? = nil,
    text: String,
    before: String? = nil,
    values: (before: Any, after: Any)? = nil
  ) {
    self.kind = kind
    self.view = view
    self.member = member
    self.text = text
    self.before = before
    self.values = values
  }

  /// The record as a line of a log: `user: tap Add`, `screen: found "12" → "2"`.
  public var line: String {
    let name = view.map { ($0.name ?? "\($0.type) \($0.id)") + " " } ?? ""
    return switch kind {
    case .gesture: "user: \(text)"
    case .control: "control: \(name)\(text)"
    case .shown: "screen: \(name)\(before.map { "\($0) → " } ?? "")\(text)"
    case .screen: text
    }
  }
}
