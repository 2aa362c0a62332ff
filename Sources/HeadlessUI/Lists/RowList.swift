import Foundation

/// A list whose rows a person touches.
protocol RowList: UIScrollView {
  /// The rows that are on the screen.
  var shownRows: [(path: IndexPath, view: UIView)] { get }

  /// Whether there is such a row.
  func hasRow(_ path: IndexPath) -> Bool

  /// Scrolls until a row is on the screen.
  func bring(_ path: IndexPath)

  func touch(_ path: IndexPath) -> String?
  func touchToDeselect(_ path: IndexPath) -> String?
}
