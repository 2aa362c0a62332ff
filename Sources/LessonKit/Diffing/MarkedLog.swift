/// A log with a mark at each line that another log does not have, and with that log's other lines between them.
package struct MarkedLog: Sendable, Hashable {
  package typealias Line = LineChange<String>

  /// The lines of both logs in order, removals before insertions.
  package let lines: [Line]

  /// Compares two logs.
  package init(old: [String], new: [String]) {
    self.init(old, new, LogAlignment(old, new))
  }

  init(_ old: [String], _ new: [String], _ alignment: LogAlignment) {
    lines = alignment.changes(from: old, to: new)
  }

  /// A log without marks.
  package init(_ log: [String]) { lines = log.map(Line.same) }

  /// The number of lines that only the newer log has.
  package var added: Int { lines.count(where: \.isAdded) }

  /// The number of lines that only the older log has.
  package var removed: Int { lines.count(where: \.isRemoved) }
}
