extension Value {
  /// The bounds of a range of whole numbers.
  public var intBounds: Range<Int>? { intRange }

  /// The bounds of a range of numbers.
  public var doubleBounds: (low: Double, high: Double)? {
    if let range = intRange { return (Double(range.lowerBound), Double(range.upperBound - 1)) }
    guard case .native(let object) = self, let range = object.payload as? DoubleRange else {
      return nil
    }
    return (range.start, range.end)
  }
}
