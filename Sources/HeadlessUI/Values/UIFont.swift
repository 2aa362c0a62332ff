public import Foundation

/// A font, which has no effect on the picture.
public final class UIFont: NSObject, Sendable {
  public struct TextStyle: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let footnote = TextStyle(rawValue: "footnote")
  }

  public let fontName: String
  public let pointSize: CGFloat

  public init(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "system", size: size)
  }

  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "bold system", size: size)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: style.rawValue, size: 17)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  public override var hash: Int { fontName.hashValue }

  public override var description: String { "\(fontName) \(NumberText.short(pointSize))" }
}
