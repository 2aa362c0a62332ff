public import Foundation

/// The display: 40 columns by 24 rows, which stand for 320 by 480 points.
public final class UIScreen: Sendable {
  public static let main = UIScreen()

  public let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  public let scale: CGFloat = 1
}
