/// How a stream of streams becomes one stream.
///
/// An inner stream that is interrupted counts as completed, except with `race` and `throttle`, where it interrupts the result.
public struct FlattenStrategy {
  enum Kind {
    case concurrent(limit: UInt)
    case latest
    case race
    case throttle
  }

  let kind: Kind

  /// Every inner stream starts at once, and their values are sent as they come.
  public static let merge = FlattenStrategy(kind: .concurrent(limit: .max))

  /// An inner stream starts when the one before it has completed.
  public static let concat = FlattenStrategy(kind: .concurrent(limit: 1))

  /// At most `limit` inner streams run at the same time; the others wait.
  public static func concurrent(limit: UInt) -> FlattenStrategy {
    precondition(limit > 0, "`concurrent(limit:)` needs a limit above zero.")
    return FlattenStrategy(kind: .concurrent(limit: limit))
  }

  /// A new inner stream interrupts the one that runs.
  public static let latest = FlattenStrategy(kind: .latest)

  /// The first inner stream to send an event wins; the others are interrupted.
  public static let race = FlattenStrategy(kind: .race)

  /// A new inner stream is ignored while one runs.
  public static let throttle = FlattenStrategy(kind: .throttle)

  func makeFlattening<Value, Error>(
    into core: SignalCore<Value, Error>
  ) -> Flattening<Value, Error> {
    switch kind {
    case .concurrent(let limit): ConcurrentFlattening(into: core, limit: limit)
    case .latest: LatestFlattening(into: core)
    case .race: RaceFlattening(into: core)
    case .throttle: ThrottleFlattening(into: core)
    }
  }
}

extension FlattenStrategy: Sendable {}

extension FlattenStrategy.Kind: Sendable {}
