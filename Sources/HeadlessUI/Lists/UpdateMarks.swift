import Foundation

/// What the last batches did to a table, as the picture shows it beside the rows until the next gesture.
struct UpdateMarks {
  private(set) var rows: [IndexPath: String] = [:]
  private var deleted: [String] = []
  private var batches = 0

  var isEmpty: Bool { batches == 0 }

  /// The deleted rows, which have no place in the picture, and the number of batches if there were several.
  var footnotes: [String] {
    let count = batches > 1 ? ["in \(batches) batches"] : []
    return (deleted + count).isEmpty ? [] : [(deleted + count).joined(separator: "   ")]
  }

  /// - Parameter text: What a row that was there before says.
  mutating func add(_ update: ListUpdate, after: [Int], text: (IndexPath) -> String?) {
    batches += 1
    let old = rows
    rows = [:]
    for (source, mark) in old {
      if let target = update.destinations[source] { rows[target] = mark }
    }
    for path in update.deleted {
      deleted.append("− \(path.section),\(path.row)" + (text(path).map { " \"\($0)\"" } ?? ""))
    }
    for (source, target) in update.moved { rows[target] = "⇅ \(source.section),\(source.row)" }
    for (source, target) in update.reloaded { rows[target] = "~ \(text(source) ?? "")" }
    let known = Set(update.destinations.values).union(update.reloaded.values)
    for (section, size) in after.enumerated() {
      for row in 0..<size {
        let path = IndexPath(row: row, section: section)
        if !known.contains(path) { rows[path] = "+ new" }
      }
    }
  }
}
