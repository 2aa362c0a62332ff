public import Foundation

/// A data source that knows the model of each row.
public protocol SectionedViewDataSourceType {
  /// Returns the model of a row.
  ///
  /// - Throws: If there is no such row.
  func model(at indexPath: IndexPath) throws -> Any
}
