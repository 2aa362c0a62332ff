import Foundation

/// The size of the characters that the picture is made of, in points.
enum TextMetrics {
  static let columnWidth: CGFloat = 8
  static let rowHeight: CGFloat = 20

  /// The columns that fit in a width.
  static func columns(_ width: CGFloat) -> Int { Int((width / columnWidth).rounded(.down)) }

  /// The rows that a height is drawn as: 44 points are two.
  static func rows(_ height: CGFloat) -> Int { Int((height / rowHeight).rounded()) }

  static func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * columnWidth, height: CGFloat(rows) * rowHeight)
  }
}
