extension LogRecord {
  /// What a record says of the object on the screen that it is about.
  public struct View: Sendable, Hashable, Codable {
    /// The number of the object, by order of creation.
    public var id: Int
    /// The name of its class.
    public var type: String
    /// Its identifier, or the name of the variable that holds it.
    public var name: String?

    public init(id: Int, type: String, name: String?) {
      self.id = id
      self.type = type
      self.name = name
    }

    /// The name, or the class with the number: `found`, `UILabel 4`.
    public var title: String { name ?? "\(type) \(id)" }
  }

  /// A change that can be seen.
  public struct Change: Sendable, Hashable {
    /// The name of the property.
    public var property: String
    /// The value before, as a person reads it.
    public var before: String?
    /// The value after.
    public var after: String

    public init(property: String, before: String?, after: String) {
      self.property = property
      self.before = before
      self.after = after
    }
  }

  /// The line that a gesture, a change or a request adds to the log of a screen: `user: tap Add`, `screen: count "0" → "1"`,
  /// `net: 2 GET /search?q=r`.
  public var screenLine: String? {
    switch payload {
    case .gesture(_, let text): "user: \(text)"
    case .shown(let view, let change):
      "screen: \(view.map { "\($0.title) " } ?? "")\(change.before.map { "\($0) → " } ?? "")\(change.after)"
    case .request(let number, let text), .response(let number, let text): "net: \(number) \(text)"
    default: nil
    }
  }

  /// The line of the log: what was printed, or a gesture or a change on the screen.
  public var logLine: String? { printed ?? screenLine }
}

extension LogRecord.Kinds {
  /// The kinds that tell of the screen and the network in the log.
  public static let onScreen: LogRecord.Kinds = [
    .kind(.gesture), .kind(.shown), .kind(.request), .kind(.response),
  ]
}
