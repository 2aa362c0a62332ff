/// Says what is wrong with a marble picture, and where.
public struct MarbleSyntaxError: Error, Hashable, Sendable {
  /// The picture as it was written.
  public let picture: String
  /// The number of characters before the place.
  public let position: Int
  /// What was seen, what was expected and one thing to try.
  public let message: String

  init(_ picture: String, _ position: Int, _ message: String) {
    self.picture = picture
    self.position = position
    self.message = message
  }
}

extension MarbleSyntaxError: CustomStringConvertible {
  /// The picture, and below the place the message.
  public var description: String {
    "\(picture)\n\(String(repeating: " ", count: position))^ \(message)"
  }
}
