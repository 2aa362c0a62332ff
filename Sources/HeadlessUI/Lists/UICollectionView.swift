public import Foundation

/// Items in sections, side by side in lines of text, of which those on the screen are cells.
open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes one as a storyboard does; a program says which layout it wants.
  convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      contentDidChange()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      session.checkMain(self, "dataSource")
      if oldValue !== dataSource { reloadData() }
    }
  }

  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      session.checkMain(self, "delegate")
      scrollDelegate = newValue
    }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { addSubview(backgroundView) }
      changed("backgroundView", from: oldValue, to: backgroundView)
    }
  }

  // MARK: What layout knows

  struct Supplement: Hashable {
    let kind: String
    let section: Int
  }

  var sizes: [Int]?
  var toldCount: Int?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [Supplement: UICollectionReusableView] = [:]
  var lines: [Line] = []

  /// The sizes of the items that have or had a cell.
  var measures: [IndexPath: (columns: Int, rows: Int)] = [:]
  var pool = ReusePool<UICollectionReusableView>()
  var makers: [String: () -> UICollectionReusableView?] = [:]
  var prefetched: Set<IndexPath> = []
  var pending: [ListChange] = []
  var updateDepth = 0
  var isAsking = false

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
      { type.init(frame: .zero) }
    }
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in { nib.make() as? UICollectionViewCell } }
  }

  /// Registers a closure that makes the cells of an identifier.
  public func register(
    cellsOf identifier: String,
    _ make: @escaping () -> UICollectionViewCell
  ) {
    makers[identifier] = make
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    makers["\(kind) \(identifier)"] = (viewClass as? UICollectionReusableView.Type).map { type in
      { type.init(frame: .zero) }
    }
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(identifier, identifier) as? UICollectionViewCell
    return view ?? session.run { UICollectionViewCell(frame: .zero) }
  }

  open func dequeueReusableSupplementaryView(
    ofKind kind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue("\(kind) \(identifier)", identifier)
      ?? session.run { UICollectionReusableView(frame: .zero) }
  }

  private func dequeue(_ key: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = pool.take(key) {
      view.receive(Selector("prepareForReuse")) { view.prepareForReuse() }
      return view
    }
    let made = session.run {
      makers[key]?() ?? (key == identifier ? session.makeItem(identifier, self) : nil)
    }
    if let view = made {
      view.reuseIdentifier = key
      return view
    }
    session.onProblem(
      ScreenProblem(
        .fatal,
        "unable to dequeue a view with identifier \(identifier)",
        notes: ["register a class for it"],
        object: self
      )
    )
    return nil
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open var visibleCells: [UICollectionViewCell] {
    cells.keys.sorted().compactMap { cells[$0] }
  }

  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  open func supplementaryView(
    forElementKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[Supplement(kind: kind, section: indexPath.section)]
  }

  // MARK: Items

  open var numberOfSections: Int { loadedSizes().count }

  open func numberOfItems(inSection section: Int) -> Int {
    let sizes = loadedSizes()
    return sizes.indices.contains(section) ? sizes[section] : 0
  }

  /// Marks the collection: it asks its data source for everything at the next layout.
  open func reloadData() {
    session.checkMain(self, "reloadData")
    sizes = nil
    pending = []
    contentDidChange()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    session.checkMain(self, "performBatchUpdates")
    batch { updates?() }
    if let completion { session.clock.schedule(after: 0) { completion(true) } }
  }

  private func batch(_ body: () -> Void) {
    if updateDepth == 0 { _ = loadedSizes() }
    updateDepth += 1
    body()
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  private func update(_ changes: [ListChange]) {
    session.checkMain(self, "items")
    batch { pending += changes }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertRow($0) })
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteRow($0) })
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadRow($0) })
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, to: newIndexPath)])
  }

  open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }

  open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }

  open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  // MARK: Selection

  var selection: [IndexPath] = []

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, which the delegate does not hear of.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    session.checkMain(self, "selectItem")
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection { setSelected(path, false) }
    }
    guard let indexPath else { return }
    setSelected(indexPath, true)
    if !scrollPosition.isEmpty { show(indexPath) }
  }

  /// Deselects an item, which the delegate does not hear of.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    session.checkMain(self, "deselectItem")
    setSelected(indexPath, false)
  }

  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    show(indexPath)
  }

  // MARK: Layout, drawing and the hand

  open override func layoutSubviews() { layOutItems() }

  open override func contentRows(width: Int) -> [TextRow] { drawnItems() }

  open override func textRows(width: Int) -> [TextRow] {
    if lines.isEmpty, let backgroundView, backgroundView.isDrawn {
      return backgroundView.drawnRows(width: width)
    }
    return super.textRows(width: width)
  }

  package override var kind: String { "collection" }
}
