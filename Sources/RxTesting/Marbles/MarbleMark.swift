/// A symbol in a marble picture, with its tick.
public struct MarbleMark: Hashable, Sendable {
  /// The number of ticks since the start of the picture, or since its `^`.
  public let tick: TestTime
  /// The symbol.
  public let symbol: MarbleSymbol

  /// - Parameters:
  ///   - tick: The tick.
  ///   - symbol: The symbol.
  public init(_ tick: TestTime, _ symbol: MarbleSymbol) {
    self.tick = tick
    self.symbol = symbol
  }
}
