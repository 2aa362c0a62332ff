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

  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    fileprivate var name: String {
      switch self {
      case .ultraLight: "ultra light "
      case .thin: "thin "
      case .light: "light "
      case .medium: "medium "
      case .semibold: "semibold "
      case .bold: "bold "
      case .heavy: "heavy "
      case .black: "black "
      default: ""
      }
    }
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: "\(weight.name)system", size: size)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "italic system", size: size)
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
