public import Foundation

/// Rows in sections, of which those on the screen are cells.
///
/// The table asks its data source at layout: ``reloadData()`` only marks it.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How a change is animated.
  ///
  /// It has no effect.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The height that stands for that of the text.
  public static let automaticDimension: CGFloat = -1

  public static let indexSearch = "{search}"

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public let style: Style

  // MARK: Data source and delegate

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      session.checkMain(self, "dataSource")
      if oldValue !== dataSource { reloadData() }
    }
  }

  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      session.checkMain(self, "delegate")
      scrollDelegate = newValue
      contentDidChange()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: What layout knows

  /// The sizes of the sections, as the data source told; `nil` until the next layout after a reload.
  var sizes: [Int]?

  /// The number of rows that the log knows; `nil` before the first layout.
  var toldCount: Int?
  var cells: [IndexPath: UITableViewCell] = [:]
  var heights: [IndexPath: Int] = [:]
  var sectionViews: [SectionEdge: UIView] = [:]
  var pool = ReusePool<UITableViewCell>()
  var edgePool = ReusePool<UITableViewHeaderFooterView>()
  var makers: [String: (String) -> UITableViewCell?] = [:]
  var edgeMakers: [String: (String) -> UITableViewHeaderFooterView?] = [:]
  var prefetched: Set<IndexPath> = []
  var marks = UpdateMarks()
  var pending: [ListChange] = []
  var updateDepth = 0
  var isAsking = false

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
      { type.init(style: .default, reuseIdentifier: $0) }
    }
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in { _ in nib.make() as? UITableViewCell } }
  }

  /// Registers a closure that makes the cells of an identifier, which it receives.
  public func register(
    cellsOf identifier: String,
    _ make: @escaping (_ identifier: String) -> UITableViewCell
  ) {
    makers[identifier] = make
  }

  open func register(
    _ viewClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    edgeMakers[identifier] = (viewClass as? UITableViewHeaderFooterView.Type).map { type in
      { type.init(reuseIdentifier: $0) }
    }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeMakers[identifier] = nib.map { nib in { _ in nib.make() as? UITableViewHeaderFooterView } }
  }

  /// A cell that left the table, or a new one of the class that is registered; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool.take(identifier) {
      cell.receive(Selector("prepareForReuse")) { cell.prepareForReuse() }
      return cell
    }
    return session.run { makers[identifier]?(identifier) ?? session.makeCell(identifier, self) }
  }

  /// A cell that left the table, or a new one of the class that is registered, which there must be.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    session.onProblem(
      ScreenProblem(
        .fatal,
        "unable to dequeue a cell with identifier \(identifier)",
        notes: [
          "register a class for it: `register(UITableViewCell.self, forCellReuseIdentifier: \"\(identifier)\")`"
        ],
        object: self
      )
    )
    return session.run { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = edgePool.take(identifier) {
      view.receive(Selector("prepareForReuse")) { view.prepareForReuse() }
      return view
    }
    guard let make = edgeMakers[identifier] else { return nil }
    return session.run { make(identifier) }
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open var visibleCells: [UITableViewCell] { paths.compactMap { cells[$0] } }

  open var indexPathsForVisibleRows: [IndexPath]? { paths }

  private var paths: [IndexPath] { cells.keys.sorted() }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[.header(section)] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Rows

  open var numberOfSections: Int { loadedSizes().count }

  open func numberOfRows(inSection section: Int) -> Int {
    let sizes = loadedSizes()
    return sizes.indices.contains(section) ? sizes[section] : 0
  }

  /// Marks the table: it asks its data source for everything at the next layout.
  open func reloadData() {
    session.checkMain(self, "reloadData")
    sizes = nil
    pending = []
    contentDidChange()
  }

  open func beginUpdates() {
    session.checkMain(self, "beginUpdates")
    if updateDepth == 0 { _ = loadedSizes() }
    updateDepth += 1
  }

  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { session.clock.schedule(after: 0) { completion(true) } }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insertRow($0) })
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .deleteRow($0) })
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reloadRow($0) })
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, to: newIndexPath)])
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) })
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  private func update(_ changes: [ListChange]) {
    beginUpdates()
    pending += changes
    endUpdates()
  }

  // MARK: Selection

  /// The selected rows, in order of selection.
  var selection: [IndexPath] = []

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  open var indexPathForSelectedRow: IndexPath? { selection.first }

  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, which the delegate does not hear of.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    session.checkMain(self, "selectRow")
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection { setSelected(path, false) }
    }
    guard let indexPath else { return }
    setSelected(indexPath, true)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, which the delegate does not hear of.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    session.checkMain(self, "deselectRow")
    setSelected(indexPath, false)
  }

  func setSelected(_ path: IndexPath, _ selected: Bool) {
    selection.removeAll { $0 == path }
    if selected { selection.append(path) }
    cells[path]?.setSelected(selected, animated: false)
  }

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    session.checkMain(self, "scrollToRow")
    show(indexPath, position, animated: animated)
  }

  // MARK: Editing

  open var isEditing = false {
    didSet {
      changed("isEditing", from: oldValue, to: isEditing)
      for (path, cell) in cells { TableRow(path, of: self).showEditing(in: cell) }
    }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: Looks

  open var rowHeight = automaticDimension {
    didSet {
      notifyObservers("rowHeight", from: oldValue, to: rowHeight)
      contentDidChange()
    }
  }

  open var sectionHeaderHeight = automaticDimension
  open var sectionFooterHeight = automaticDimension
  open var estimatedRowHeight = automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets.zero
  open var separatorColor: UIColor?
  open var cellLayoutMarginsFollowReadableWidth = false

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, tableHeaderView, "tableHeaderView") }
  }

  open var tableFooterView: UIView? {
    didSet { replace(oldValue, tableFooterView, "tableFooterView") }
  }

  /// What is shown behind the rows; drawn while there are none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, backgroundView, "backgroundView") }
  }

  private func replace(_ old: UIView?, _ new: UIView?, _ name: String) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    changed(name, from: old, to: new)
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("isEditing", \UITableView.isEditing),
      ObservableProperty("rowHeight", \UITableView.rowHeight),
    ]
  }

  // MARK: Layout, drawing and the hand

  open override func layoutSubviews() { layOutRows() }

  open override func contentRows(width: Int) -> [TextRow] { drawnLines(width: width) }

  open override func textRows(width: Int) -> [TextRow] { visibleLines(width: width) }

  override var footnotes: [String] { marks.footnotes }

  package override var kind: String { "table" }
}
