/// A position in a script.
public struct SourcePosition: Sendable, Hashable, Codable {
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
