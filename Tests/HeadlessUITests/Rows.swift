import Foundation
import HeadlessUI

/// A data source and delegate of sections of texts that notes what the table asks and tells.
final class Rows: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String]?
  var note: (String) -> Void = { _ in }
  var notesCells = false
  var refuses: Set<String> = []
  var style: UITableViewCell.EditingStyle = .delete

  init(_ sections: [[String]]) { self.sections = sections }

  private func ask(_ message: String) -> Bool {
    note(message)
    return !refuses.contains(message)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles?[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: path)
    cell.textLabel?.text = sections[path.section][path.row]
    if notesCells { note("cell \(path.section),\(path.row)") }
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
    !refuses.contains("canEdit")
  }
  func tableView(
    _ tableView: UITableView,
    commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    note("commit \(style) \(path.section),\(path.row)")
    guard style == .delete else { return }
    sections[path.section].remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    note("move \(source.section),\(source.row) to \(target.section),\(target.row)")
    let item = sections[source.section].remove(at: source.row)
    sections[target.section].insert(item, at: target.row)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    ask("shouldHighlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    note("didHighlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    note("didUnhighlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    ask("willSelect \(path.row)") ? path : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    note("didSelect \(path.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    ask("willDeselect \(path.row)") ? path : nil
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    note("didDeselect \(path.row)")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    note("accessory \(path.row)")
  }
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  /// A table on the screen that shows the rows.
  func shown(on screen: TestScreen) -> UITableView {
    let table = screen.run { UITableView() }
    table.accessibilityIdentifier = "table"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = self
    table.delegate = self
    screen.show { [table] }
    note = { screen.note($0) }
    return table
  }
}
