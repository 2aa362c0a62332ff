extension LogRecord {
  /// The kinds of records.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case print, debug, subscribed, next, error, completed, interrupted, disposed, hop, turn, sent,
      connected, created, mistake, warning, trap, echo, gesture, control, shown, screen,
      request, response

    /// The name in JSON: `next`.
    public var name: String { "\(self)" }

    /// Creates the kind with a name; nil if there is none.
    public init?(name: some StringProtocol) {
      guard let kind = Kind.named[String(name)] else { return nil }
      self = kind
    }

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
  }

  /// A set of kinds.
  public struct Kinds: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Whether the set contains a kind.
    @inlinable
    public func contains(_ kind: Kind) -> Bool { rawValue & (1 << UInt32(kind.rawValue)) != 0 }

    /// The set with one kind.
    public static func kind(_ kind: Kind) -> Kinds { Kinds(rawValue: 1 << UInt32(kind.rawValue)) }

    /// All kinds.
    public static let all = Kinds(rawValue: .max)
    /// The kinds that add lines to the log.
    public static let printed: Kinds = [.kind(.print), .kind(.debug)]
    /// The kinds of records that the start of a job writes.
    static let starts: Kinds = [.kind(.hop), .kind(.turn)]
  }
}
