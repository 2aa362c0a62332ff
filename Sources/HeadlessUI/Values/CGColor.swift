/// A color as layers take it.
public final class CGColor: Equatable, Sendable {
  let color: UIColor

  fileprivate init(_ color: UIColor) { self.color = color }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }
}
