public import Foundation

/// How a gesture calls a row: by a text in it, or by its place.
public protocol RowTarget {}

extension String: RowTarget {}

extension IndexPath: RowTarget {}

extension Hand {
  /// Taps a row, after scrolling to it if it must.
  ///
  /// - Parameters:
  ///   - row: A text in the row or its index path.
  ///   - list: The table or collection; the only one on the screen, unless you name it.
  public func select(_ row: any RowTarget, in list: (any HandTarget)? = nil) {
    onRow("select", row, list) { $0.touch($1) }
  }

  /// Taps a row by its section and its place there.
  public func select(_ row: (Int, Int), in list: (any HandTarget)? = nil) {
    select(path(row), in: list)
  }

  /// Taps a selected row of a list that allows several.
  public func deselect(_ row: any RowTarget, in list: (any HandTarget)? = nil) {
    onRow("deselect", row, list) { $0.touchToDeselect($1) }
  }

  public func deselect(_ row: (Int, Int), in list: (any HandTarget)? = nil) {
    deselect(path(row), in: list)
  }

  /// Taps the accessory button of a row.
  public func tapAccessory(of row: any RowTarget, in list: (any HandTarget)? = nil) {
    onTableRow("tap accessory of", row, list) { $0.touchAccessory() }
  }

  public func tapAccessory(of row: (Int, Int), in list: (any HandTarget)? = nil) {
    tapAccessory(of: path(row), in: list)
  }

  /// Deletes a row with a swipe.
  public func delete(_ row: any RowTarget, in list: (any HandTarget)? = nil) {
    onTableRow("delete", row, list) { $0.edit(.delete) }
  }

  public func delete(_ row: (Int, Int), in list: (any HandTarget)? = nil) {
    delete(path(row), in: list)
  }

  /// Taps the insertion sign of a row.
  public func insert(at row: any RowTarget, in list: (any HandTarget)? = nil) {
    onTableRow("insert at", row, list) { $0.edit(.insert) }
  }

  public func insert(at row: (Int, Int), in list: (any HandTarget)? = nil) {
    insert(at: path(row), in: list)
  }

  /// Drags a row of a table that is edited to another place.
  public func move(
    _ row: any RowTarget,
    to target: IndexPath,
    in list: (any HandTarget)? = nil
  ) {
    onTableRow("move to \(words(target)):", row, list) { $0.drag(to: target) }
  }

  public func move(_ row: (Int, Int), to target: (Int, Int), in list: (any HandTarget)? = nil) {
    move(path(row), to: path(target), in: list)
  }

  /// Scrolls a list until a row is on the screen.
  public func scroll(_ list: any HandTarget, to row: any RowTarget) {
    onRow("scroll to", row, list) { _, _ in nil }
  }

  public func scroll(_ list: any HandTarget, to row: (Int, Int)) {
    scroll(list, to: path(row))
  }

  // MARK: Finding the row

  private func onTableRow(
    _ verb: String,
    _ row: any RowTarget,
    _ list: (any HandTarget)?,
    _ body: (TableRow) -> String?
  ) {
    onRow(verb, row, list) { list, path in
      guard let table = list as? UITableView else { return "a \(list.kind) does not offer that" }
      return body(TableRow(path, of: table))
    }
  }

  private func onRow(
    _ verb: String,
    _ row: any RowTarget,
    _ target: (any HandTarget)?,
    _ body: (any RowList, IndexPath) -> String?
  ) {
    act {
      guard let list = rowList(target), let path = find(row, in: list) else { return }
      let place = target == nil ? "" : " in \(name(list))"
      session.record(
        ScreenRecord(.gesture, view: list.subject, text: "\(verb) \(words(row))\(place)")
      )
      if let reason = body(list, path) { refuse(reason, list) }
    }
  }

  func rowList(_ target: (any HandTarget)?) -> (any RowList)? {
    if let target {
      guard let object = find(.scroll, target) else { return nil }
      if let list = object as? any RowList { return list }
      refuse("\(name(target)) has no rows", object)
      return nil
    }
    guard let window = session.keyWindow else { return nil }
    window.layoutIfNeeded()
    let lists = Picture(of: window).objects.compactMap { $0 as? any RowList }
    if lists.count == 1 { return lists[0] }
    refuse(lists.isEmpty ? "no list is on the screen" : "say which list with `in:`")
    return nil
  }

  /// Finds a row and scrolls until it is on the screen.
  private func find(_ row: any RowTarget, in list: any RowList) -> IndexPath? {
    if let path = row as? IndexPath {
      guard list.hasRow(path) else {
        refuse("\(name(list)) has no row \(words(path))", list)
        return nil
      }
      list.bring(path)
      return path
    }
    let text = "\(row)"
    if let path = list.shownRow(saying: text) { return path }
    // A person goes through the list from its top.
    let start = list.contentOffset
    var offset: CGFloat = 0
    repeat {
      list.contentOffset = CGPoint(x: start.x, y: offset)
      list.layoutIfNeeded()
      if let path = list.shownRow(saying: text) { return path }
      offset += max(list.frame.height, TextMetrics.rowHeight)
    } while offset < list.contentSize.height
    list.contentOffset = start
    list.layoutIfNeeded()
    let texts = list.shownRows.prefix(12).compactMap { $0.view.writing.first }.map { "\"\($0)\"" }
    refuse(
      "no row of \(name(list)) says \"\(text)\"; it shows \(texts.joined(separator: ", "))",
      list
    )
    return nil
  }
}

extension RowList {
  /// The row on the screen that says a text.
  fileprivate func shownRow(saying text: String) -> IndexPath? {
    shownRows.first { $0.view.writing.contains(text) }?.path
  }
}

private func path(_ row: (Int, Int)) -> IndexPath { IndexPath(row: row.1, section: row.0) }

private func words(_ row: any RowTarget) -> String {
  guard let path = row as? IndexPath, path.count == 2 else { return "\(row)" }
  return "(\(path.section), \(path.row))"
}
