import Foundation

extension UITableView {
  /// A part of the content: where it starts and how many rows of text it takes.
  struct Part {
    enum Content {
      case view(UIView)
      case edge(SectionEdge)
      case row(IndexPath)
    }

    let content: Content
    let start: Int
    let height: Int

    var end: Int { start + height }
  }

  // MARK: Sizes

  /// The sizes of the sections, for which the data source is asked if nobody knows them.
  func loadedSizes() -> [Int] {
    if let sizes { return sizes }
    let asked = askSizes()
    recycleAll()
    sizes = asked
    marks = UpdateMarks()
    heights = [:]
    selection = []
    tellOfRows(asked)
    return asked
  }

  func askSizes() -> [Int] {
    guard let dataSource else { return [] }
    let sections = ask(dataSource, "numberOfSections(in:)", default: 0) {
      $0.numberOfSections(in: self)
    }
    return (0..<max(sections, 0)).map { section in
      ask(dataSource, "tableView(_:numberOfRowsInSection:)", default: 0) {
        $0.tableView(self, numberOfRowsInSection: section)
      }
    }
  }

  /// Tells the log how many rows there are now.
  func tellOfRows(_ sizes: [Int]) {
    let after = sizes.reduce(0, +)
    defer { toldCount = after }
    guard let before = toldCount, before != after, isOnScreen else { return }
    session.record(
      ScreenRecord(
        .shown,
        view: subject,
        member: "rows",
        text: "\(after)",
        before: "\(before) \(before == 1 ? "row" : "rows")",
        values: (before, after)
      )
    )
  }

  // MARK: Layout

  var columns: Int { TextMetrics.columns(frame.width) }

  private var shownLines: Range<Int> {
    let start = max(TextMetrics.rows(contentOffset.y), 0)
    return start..<(start + max(TextMetrics.rows(frame.height), 0))
  }

  /// Makes the cells that the offset shows and lets go of the others.
  func layOutRows() {
    // What a data source does while it is asked, as a reload, is for the next layout.
    guard !isAsking, updateDepth == 0 else { return }
    isAsking = true
    defer { isAsking = false }
    _ = loadedSizes()
    refreshControl?.placeByLayout(column: 0, row: 0, columns: columns, rows: 1)
    let shown = shownLines
    var visible: Set<IndexPath> = []
    var row = 0
    forEachPart { part in
      guard part.start < shown.upperBound, part.end > shown.lowerBound || part.height == 0 else {
        row = part.end
        return part.height
      }
      var height = part.height
      switch part.content {
      case .view(let view):
        view.placeByLayout(column: 0, row: part.start, columns: columns, rows: height)
      case .edge: break
      case .row(let path):
        visible.insert(path)
        let cell = cells[path] ?? TableRow(path, of: self).makeCell()
        height = TableRow(path, of: self).height(of: cell)
        cell.placeByLayout(column: 0, row: part.start, columns: columns, rows: height)
      }
      row = part.start + height
      return height
    }
    for path in cells.keys.sorted() where !visible.contains(path) { recycle(path) }
    drawBranches()
    resizeByLayout(rows: row)
    clampOffset()
    prefetch(after: visible)
  }

  /// Walks over the content from top to bottom; `body` returns the height that a part takes in truth.
  private func forEachPart(_ body: (Part) -> Int) {
    guard let sizes else { return }
    var row = 0
    func add(_ content: Part.Content, _ height: Int) {
      row += body(Part(content: content, start: row, height: height))
    }
    if let refreshControl, refreshControl.isDrawn { add(.view(refreshControl), 1) }
    if let view = tableHeaderView, view.isDrawn {
      add(.view(view), view.rowCount(width: columns) ?? 1)
    }
    for (section, size) in sizes.enumerated() {
      add(.edge(.header(section)), TableEdge(.header(section), of: self).rows.count)
      for index in 0..<size {
        let path = IndexPath(row: index, section: section)
        add(.row(path), heights[path] ?? TableRow(path, of: self).height(of: cells[path]))
      }
      add(.edge(.footer(section)), TableEdge(.footer(section), of: self).rows.count)
    }
    if let view = tableFooterView, view.isDrawn {
      add(.view(view), view.rowCount(width: columns) ?? 1)
    }
  }

  /// Puts a cell into the pool.
  func recycle(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    letGo(cell, path)
  }

  func letGo(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.table = nil
    cell.removeFromSuperview()
    pool.put(cell, cell.reuseIdentifier)
    tell(delegate, "tableView(_:didEndDisplaying:forRowAt:)") {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  private func recycleAll() {
    for path in cells.keys.sorted() { recycle(path) }
    for view in sectionViews.values {
      view.removeFromSuperview()
      if let view = view as? UITableViewHeaderFooterView {
        edgePool.put(view, view.reuseIdentifier)
      }
    }
    sectionViews = [:]
  }

  private func drawBranches() {
    guard let sizes else { return }
    for (path, cell) in cells where sizes.indices.contains(path.section) {
      let branch = path.row == sizes[path.section] - 1 ? "└" : "├"
      if cell.branch != branch { cell.branch = branch }
    }
  }

  /// Announces the rows of the next screenful, and takes back those that did not come.
  private func prefetch(after visible: Set<IndexPath>) {
    guard let prefetchDataSource, let last = visible.max(), let sizes else { return }
    let count = max(visible.count, 1)
    let following = sizes.enumerated().flatMap { section, size in
      (0..<size).map { IndexPath(row: $0, section: section) }
    }
    .filter { $0 > last }
    .prefix(count)
    let new = following.filter { !prefetched.contains($0) }
    let gone = prefetched.filter { !following.contains($0) && !visible.contains($0) }.sorted()
    prefetched = Set(following)
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: Array(new)) }
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
  }

  // MARK: Drawing

  /// All of the content; rows without a cell are empty.
  func drawnLines(width: Int) -> [TextRow] {
    var lines: [TextRow] = []
    forEachPart { part in
      var rows: [TextRow]
      switch part.content {
      case .view(let view): rows = view.drawnRows(width: width)
      case .edge(let edge): rows = TableEdge(edge, of: self).rows
      case .row(let path):
        rows = cells[path]?.drawnRows(width: width) ?? []
        while rows.count < part.height { rows.append(TextRow("")) }
        rows = Array(rows.prefix(part.height))
        if let mark = marks.rows[path], !rows.isEmpty { rows[0].remarks.append(mark) }
      }
      lines += rows
      return rows.count
    }
    return lines
  }

  func visibleLines(width: Int) -> [TextRow] {
    let lines = drawnLines(width: width)
    if lines.isEmpty, let backgroundView, backgroundView.isDrawn {
      return backgroundView.drawnRows(width: width)
    }
    let shown = shownLines.clamped(to: 0..<lines.count)
    return shown.isEmpty ? [TextRow("")] : Array(lines[shown])
  }

  /// Where a row is in the content.
  func range(of path: IndexPath) -> Range<Int>? {
    var found: Range<Int>?
    forEachPart { part in
      if case .row(path) = part.content { found = part.start..<part.end }
      return part.height
    }
    return found
  }

  func show(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    _ = loadedSizes()
    guard let range = range(of: path) else {
      session.onProblem(
        ScreenProblem(
          .fatal,
          "cannot scroll to row \(path.row) of section \(path.section): the table has no such row",
          object: self
        )
      )
      return
    }
    let height = max(TextMetrics.rows(frame.height), 1)
    let first: Int
    switch position {
    case .top: first = range.lowerBound
    case .bottom: first = range.upperBound - height
    case .middle: first = (range.lowerBound + range.upperBound - height) / 2
    case .none:
      let shown = shownLines
      if shown.contains(range.lowerBound), shown.contains(range.upperBound - 1) { return }
      first = range.lowerBound < shown.lowerBound ? range.lowerBound : range.upperBound - height
    }
    var total = 0
    forEachPart { part in
      total = part.end
      return part.height
    }
    let row = min(max(first, 0), max(total - height, 0))
    setContentOffset(
      CGPoint(x: contentOffset.x, y: CGFloat(row) * TextMetrics.rowHeight),
      animated: animated
    )
    layoutIfNeeded()
  }
}
