/// The tables of a session whose rows carry marks of their last batches.
final class MarkedTables {
  private struct Entry {
    weak var table: UITableView?
  }

  private var entries: [Entry] = []

  func add(_ table: UITableView) { entries.append(Entry(table: table)) }

  /// Takes the marks away.
  ///
  /// Returns whether there were any.
  func clear() -> Bool {
    guard !entries.isEmpty else { return false }
    for entry in entries { entry.table?.marks = UpdateMarks() }
    entries = []
    return true
  }
}

extension ScreenSession {
  private static let markedTablesKey = AttachmentKey<MarkedTables>()

  var markedTables: MarkedTables { attachment(Self.markedTablesKey) { MarkedTables() } }
}
