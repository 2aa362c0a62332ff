/// A log with a mark at each line that another log does not have, and with that log's other lines between them.
package struct MarkedLog: Sendable, Hashable {
  /// A line, and in which of the logs it is.
  package enum Line: Sendable, Hashable {
    case same(String)
    /// Only in the older log.
    case removed(String)
    /// Only in the newer log.
    case added(String)
  }

  /// The lines of both logs in order, removals before insertions.
  package let lines: [Line]

  /// Compares two logs.
  package init(old: [String], new: [String]) {
    self.init(old, new, LogAlignment(old, new))
  }

  init(_ old: [String], _ new: [String], _ alignment: LogAlignment) {
    var lines: [Line] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if a < old.count, alignment.removed[a] {
        lines.append(.removed(old[a]))
        a += 1
      } else if b < new.count, alignment.inserted[b] {
        lines.append(.added(new[b]))
        b += 1
      } else {
        lines.append(.same(old[a]))
        a += 1
        b += 1
      }
    }
    self.lines = lines
  }

  /// A log without marks.
  package init(_ log: [String]) { lines = log.map(Line.same) }

  /// The number of lines that only the newer log has.
  package var added: Int { lines.count { if case .added = $0 { true } else { false } } }

  /// The number of lines that only the older log has.
  package var removed: Int { lines.count { if case .removed = $0 { true } else { false } } }
}

extension MarkedLog.Line {
  /// Whether both logs have it.
  package var isSame: Bool { if case .same = self { true } else { false } }
}
