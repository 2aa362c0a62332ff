/// A mistake in a marble picture, with its position.
public struct MarbleSyntaxError: Error, Hashable, Sendable {
  /// The picture.
  public let picture: String
  /// The number of characters before the mistake.
  public let position: Int
  /// What was found, what was expected, and one thing to try.
  public let message: String

  package init(_ picture: String, _ position: Int, _ message: String) {
    self.picture = picture
    self.position = position
    self.message = message
  }
}

extension MarbleSyntaxError: CustomStringConvertible {
  /// The picture, with the message below the position of the mistake.
  public var description: String {
    "\(picture)\n\(String(repeating: " ", count: position))^ \(message)"
  }
}
