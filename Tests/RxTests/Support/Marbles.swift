import Testing

/// A row of a marble table: what goes into an operator and what has to come out.
struct Marbles: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [String]
  let result: String
  let windows: [String]
  let disposedAt: Int?

  /// - Parameters:
  ///   - name: What the row shows.
  ///   - source: The source's events.
  ///   - result: The events that must come out.
  ///   - window: When the source must be subscribed to and disposed, as `^---!`; not checked if nil.
  ///   - disposedAt: The tick at which the result is disposed.
  init(
    _ name: String,
    _ source: String,
    _ result: String,
    window: String? = nil,
    disposedAt: Int? = nil
  ) {
    self.init(
      name,
      [source],
      result,
      windows: window.map { [$0] } ?? [],
      disposedAt: disposedAt
    )
  }

  /// A row with several sources.
  init(
    _ name: String,
    _ sources: [String],
    _ result: String,
    windows: [String] = [],
    disposedAt: Int? = nil
  ) {
    self.name = name
    self.sources = sources
    self.result = result
    self.windows = windows
    self.disposedAt = disposedAt
  }

  var testDescription: String { name }
}
