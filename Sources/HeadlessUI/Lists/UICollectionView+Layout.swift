import Foundation
internal import TerminalText

extension UICollectionView {
  /// A line of the content: a header or footer, or items side by side.
  struct Line {
    enum Content {
      case supplement(Supplement)
      case items([(path: IndexPath, width: Int)])
      /// As many rows as the items are estimated to take that have no cell yet.
      case unknown
    }

    let content: Content
    let start: Int
    let height: Int

    var rows: Range<Int> { start..<(start + height) }
  }

  // MARK: Sizes

  func loadedSizes() -> [Int] {
    if let sizes { return sizes }
    let asked = askSizes()
    for path in cells.keys.sorted() { recycle(path) }
    for key in supplements.keys { recycle(key) }
    lines = []
    measures = [:]
    sizes = asked
    selection = []
    tellOfItems(asked)
    return asked
  }

  func askSizes() -> [Int] {
    guard let dataSource else { return [] }
    let sections = ask(dataSource, "numberOfSections(in:)", default: 0) {
      $0.numberOfSections(in: self)
    }
    return (0..<max(sections, 0)).map { section in
      ask(dataSource, "collectionView(_:numberOfItemsInSection:)", default: 0) {
        $0.collectionView(self, numberOfItemsInSection: section)
      }
    }
  }

  private func tellOfItems(_ sizes: [Int]) {
    let after = sizes.reduce(0, +)
    defer { toldCount = after }
    guard let before = toldCount, before != after, isOnScreen else { return }
    session.record(
      ScreenRecord(
        .shown,
        view: subject,
        member: "items",
        text: "\(after)",
        before: "\(before) \(before == 1 ? "item" : "items")",
        values: (before, after)
      )
    )
  }

  // MARK: Layout

  private var columns: Int { TextMetrics.columns(frame.width) }

  private var shown: Range<Int> {
    let start = max(TextMetrics.rows(contentOffset.y), 0)
    return start..<(start + max(TextMetrics.rows(frame.height), 0))
  }

  func layOutItems() {
    // What a data source does while it is asked, as a reload, is for the next layout.
    guard !isAsking, updateDepth == 0 else { return }
    isAsking = true
    defer { isAsking = false }
    let sizes = loadedSizes()
    let (shown, width) = (shown, columns)
    refreshControl?.placeByLayout(column: 0, row: 0, columns: width, rows: 1)
    guard width > 0 else { return }
    var arranged: [Line] = []
    var row = 0
    var made = 0
    for (section, size) in sizes.enumerated() {
      add(Self.elementKindSectionHeader, section, &arranged, &row)
      var index = 0
      while index < size {
        if row >= shown.upperBound {
          // What is below the screen has no cells; it is taken to be like what is above.
          let perLine = max(made / max(arranged.count, 1), 1)
          let height = (size - index + perLine - 1) / perLine
          arranged.append(Line(content: .unknown, start: row, height: height))
          row += height
          break
        }
        let line = makeLine(section, &index, size, width, row)
        if case .items(let items) = line.content { made += items.count }
        arranged.append(line)
        row += line.height
      }
      add(Self.elementKindSectionFooter, section, &arranged, &row)
    }
    lines = arranged
    fill(shown)
    resizeByLayout(rows: row)
    clampOffset()
    prefetch()
  }

  /// As many items as stand side by side, two columns apart.
  private func makeLine(
    _ section: Int,
    _ index: inout Int,
    _ size: Int,
    _ width: Int,
    _ row: Int
  ) -> Line {
    var items: [(path: IndexPath, width: Int)] = []
    var (used, height) = (0, 1)
    while index < size {
      let path = IndexPath(item: index, section: section)
      let measure = measure(path, width)
      if !items.isEmpty, used + 2 + measure.columns > width { break }
      used += (items.isEmpty ? 0 : 2) + measure.columns
      items.append((path, measure.columns))
      height = max(height, measure.rows)
      index += 1
    }
    return Line(content: .items(items), start: row, height: height)
  }

  /// The size of an item: that of its cell, which is made to find out, or that of the cell it had.
  private func measure(_ path: IndexPath, _ width: Int) -> (columns: Int, rows: Int) {
    if cells[path] == nil, let measure = measures[path] { return measure }
    let rows = (cells[path] ?? makeCell(path)).textRows(width: width)
    let columns = min(max(rows.map { TextRow.width(of: $0) }.max() ?? 1, 1), width)
    measures[path] = (columns, rows.count)
    return (columns, rows.count)
  }

  /// Makes the cells of the lines on the screen and lets go of the others.
  private func fill(_ shown: Range<Int>) {
    var visible: Set<IndexPath> = []
    for line in lines where line.rows.overlaps(shown) {
      guard case .items(let items) = line.content else { continue }
      var column = 0
      for (path, width) in items {
        visible.insert(path)
        let cell = cells[path] ?? makeCell(path)
        cell.placeByLayout(column: column, row: line.start, columns: width, rows: line.height)
        column += width + 2
      }
    }
    for path in cells.keys.sorted() where !visible.contains(path) { recycle(path) }
  }

  private func add(_ kind: String, _ section: Int, _ lines: inout [Line], _ row: inout Int) {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let isHeader = kind == Self.elementKindSectionHeader
    let size = isHeader ? layout.headerReferenceSize : layout.footerReferenceSize
    guard size.height > 0, let dataSource else { return }
    let key = Supplement(kind: kind, section: section)
    let path = IndexPath(item: 0, section: section)
    if supplements[key] == nil {
      let view = dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: kind,
        at: path
      )
      supplements[key] = view
      tell(delegate, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        $0.collectionView(
          self,
          willDisplaySupplementaryView: view,
          forElementKind: kind,
          at: path
        )
      }
      addSubview(view)
    }
    let height = supplements[key]?.drawnRows(width: columns).count ?? 0
    lines.append(Line(content: .supplement(key), start: row, height: height))
    row += height
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell {
    let cell = ask(dataSource, "collectionView(_:cellForItemAt:)", default: nil) {
      $0.collectionView(self, cellForItemAt: path)
    }
    let made = cell ?? session.run { UICollectionViewCell(frame: .zero) }
    cells[path] = made
    made.collection = self
    made.isSelected = selection.contains(path)
    tell(delegate, "collectionView(_:willDisplay:forItemAt:)") {
      $0.collectionView(self, willDisplay: made, forItemAt: path)
    }
    addSubview(made)
    return made
  }

  func recycle(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    letGo(cell, path)
  }

  private func letGo(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.collection = nil
    cell.removeFromSuperview()
    pool.put(cell, cell.reuseIdentifier)
    tell(delegate, "collectionView(_:didEndDisplaying:forItemAt:)") {
      $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  private func recycle(_ key: Supplement) {
    guard let view = supplements.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    pool.put(view, view.reuseIdentifier)
    let path = IndexPath(item: 0, section: key.section)
    tell(delegate, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
      $0.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: key.kind,
        at: path
      )
    }
  }

  private func prefetch() {
    guard let prefetchDataSource, let sizes, let last = cells.keys.max() else { return }
    let following = sizes.enumerated().flatMap { section, size in
      (0..<size).map { IndexPath(item: $0, section: section) }
    }
    .filter { $0 > last }
    .prefix(max(cells.count, 1))
    let new = following.filter { !prefetched.contains($0) }
    let gone = prefetched.filter { !following.contains($0) && cells[$0] == nil }.sorted()
    prefetched = Set(following)
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: Array(new)) }
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
  }

  // MARK: Updates

  func applyUpdates() {
    let changes = pending
    pending = []
    guard !changes.isEmpty, let before = sizes else { return }
    let after = askSizes()
    let words = ListUpdate.Words(list: "collection view", rows: "items")
    switch ListUpdate.make(before: before, after: after, changes, words) {
    case .success(let update):
      let old = cells
      cells = [:]
      for (path, cell) in old {
        if let destination = update.destinations[path] { cells[destination] = cell }
      }
      for path in old.keys.sorted() where update.destinations[path] == nil {
        if let cell = old[path] { letGo(cell, path) }
      }
      for key in supplements.keys { recycle(key) }
      measures = measures.reduce(into: [:]) { moved, entry in
        if let destination = update.destinations[entry.key] { moved[destination] = entry.value }
      }
      selection = selection.compactMap { update.destinations[$0] }
      sizes = after
      tellOfItems(after)
      contentDidChange()
    case .failure(let inconsistency):
      session.onProblem(ScreenProblem(.fatal, inconsistency.sentence, object: self))
      reloadData()
    }
    if window != nil { layoutIfNeeded() }
  }

  // MARK: Drawing

  func drawnItems() -> [TextRow] {
    var drawn: [TextRow] = []
    if let refreshControl, refreshControl.isDrawn {
      drawn += refreshControl.drawnRows(width: columns)
    }
    for line in lines {
      switch line.content {
      case .supplement(let key):
        drawn += (supplements[key]?.drawnRows(width: columns) ?? []).map { row in
          var row = row
          row.notes = []
          return row
        }
      case .items(let items):
        let lists = items.map { cells[$0.path]?.drawnRows(width: $0.width) ?? [] }
        // One column more than the text, and `beside` adds another.
        var rows = TextRow.beside(lists, widths: items.map { $0.width + 1 })
        while rows.count < line.height { rows.append(TextRow("")) }
        drawn += rows
      case .unknown: drawn += (0..<line.height).map { _ in TextRow("") }
      }
    }
    return drawn
  }

  func show(_ path: IndexPath) {
    layoutIfNeeded()
    // Items below have no cells yet, so each step shows where the next ones are.
    while true {
      let line = lines.first { line in
        guard case .items(let items) = line.content else { return false }
        return items.contains { $0.path == path }
      }
      let height = max(TextMetrics.rows(frame.height), 1)
      if let line {
        if shown.contains(line.start), shown.contains(line.rows.upperBound - 1) { return }
        let first = line.start < shown.lowerBound ? line.start : line.rows.upperBound - height
        move(toRow: max(first, 0))
        return
      }
      guard case .unknown? = lines.last(where: { $0.height > 0 })?.content else { return }
      move(toRow: shown.upperBound)
    }
  }

  private func move(toRow row: Int) {
    contentOffset = CGPoint(x: contentOffset.x, y: CGFloat(row) * TextMetrics.rowHeight)
    layoutIfNeeded()
  }
}
