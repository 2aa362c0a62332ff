public import Foundation

/// A colour, printed by its name if it has one.
public final class UIColor: NSObject, Sendable {
  private let red: Double
  private let green: Double
  private let blue: Double
  private let opacity: Double
  private let name: String?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Double(red)
    self.green = Double(green)
    self.blue = Double(blue)
    opacity = Double(alpha)
    name = nil
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.name = name
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
  }

  public static let black = UIColor("black", 0, 0, 0)
  public static let darkGray = UIColor("darkGray", 1.0 / 3, 1.0 / 3, 1.0 / 3)
  public static let lightGray = UIColor("lightGray", 2.0 / 3, 2.0 / 3, 2.0 / 3)
  public static let white = UIColor("white", 1, 1, 1)
  public static let gray = UIColor("gray", 0.5, 0.5, 0.5)
  public static let red = UIColor("red", 1, 0, 0)
  public static let green = UIColor("green", 0, 1, 0)
  public static let blue = UIColor("blue", 0, 0, 1)
  public static let cyan = UIColor("cyan", 0, 1, 1)
  public static let yellow = UIColor("yellow", 1, 1, 0)
  public static let magenta = UIColor("magenta", 1, 0, 1)
  public static let orange = UIColor("orange", 1, 0.5, 0)
  public static let purple = UIColor("purple", 0.5, 0, 0.5)
  public static let brown = UIColor("brown", 0.6, 0.4, 0.2)
  public static let clear = UIColor("clear", 0, 0, 0, alpha: 0)

  public static let systemRed = UIColor("systemRed", 1, 0.23, 0.19)
  public static let systemGreen = UIColor("systemGreen", 0.2, 0.78, 0.35)
  public static let systemBlue = UIColor("systemBlue", 0, 0.48, 1)
  public static let systemOrange = UIColor("systemOrange", 1, 0.58, 0)
  public static let systemYellow = UIColor("systemYellow", 1, 0.8, 0)
  public static let systemPink = UIColor("systemPink", 1, 0.18, 0.33)
  public static let systemPurple = UIColor("systemPurple", 0.69, 0.32, 0.87)
  public static let systemTeal = UIColor("systemTeal", 0.35, 0.78, 0.98)
  public static let systemIndigo = UIColor("systemIndigo", 0.35, 0.34, 0.84)
  public static let systemGray = UIColor("systemGray", 0.56, 0.56, 0.58)
  public static let systemGray2 = UIColor("systemGray2", 0.68, 0.68, 0.7)
  public static let systemGray3 = UIColor("systemGray3", 0.78, 0.78, 0.8)
  public static let systemGray4 = UIColor("systemGray4", 0.82, 0.82, 0.84)
  public static let systemGray5 = UIColor("systemGray5", 0.9, 0.9, 0.92)
  public static let systemGray6 = UIColor("systemGray6", 0.95, 0.95, 0.97)
  public static let systemBackground = UIColor("systemBackground", 1, 1, 1)
  public static let secondarySystemBackground =
    UIColor("secondarySystemBackground", 0.95, 0.95, 0.97)
  public static let systemGroupedBackground = UIColor("systemGroupedBackground", 0.95, 0.95, 0.97)
  public static let placeholderText = UIColor("placeholderText", 0.24, 0.24, 0.26, alpha: 0.3)
  public static let separator = UIColor("separator", 0.24, 0.24, 0.26, alpha: 0.29)
  public static let label = UIColor("label", 0, 0, 0)
  public static let secondaryLabel = UIColor("secondaryLabel", 0.24, 0.24, 0.26, alpha: 0.6)

  private static let named: [UIColor] = [
    black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange,
    purple, brown, clear,
  ]

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components
  }

  public override var hash: Int { components.hashValue }

  private var components: [Double] { [red, green, blue, opacity] }

  public override var description: String {
    if let name = name ?? Self.named.first(where: { $0 == self })?.name { return name }
    return "(" + components.map(NumberText.short).joined(separator: ", ") + ")"
  }
}
