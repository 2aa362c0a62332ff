/// Something in a marble picture and its tick.
public struct MarbleMark: Hashable, Sendable {
  /// The number of ticks since the begin of the picture, or since its `^`.
  public let tick: TestTime
  /// What happens.
  public let symbol: MarbleSymbol

  /// - Parameters:
  ///   - tick: When it happens.
  ///   - symbol: What happens.
  public init(_ tick: TestTime, _ symbol: MarbleSymbol) {
    self.tick = tick
    self.symbol = symbol
  }
}
