public import Foundation

/// A view that a collection uses again: a cell, a header, a footer.
///
/// A subclass that overrides `init(frame:)` marks it `required`: the collection makes views of the classes that were
/// registered, which without Objective-C needs a required initializer.
open class UICollectionReusableView: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another place.
  open func prepareForReuse() {}

  open func awakeFromNib() {}
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Where a cell's own views are.
  public private(set) lazy var contentView: UIView = session.run { UIView() }

  open var selectedBackgroundView: UIView?

  open var isSelected = false {
    didSet { changed("isSelected", from: oldValue, to: isSelected) }
  }

  open var isHighlighted = false {
    didSet { notifyObservers("isHighlighted", from: oldValue, to: isHighlighted) }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("isSelected", \UICollectionViewCell.isSelected)
    ]
  }

  // MARK: Drawing and the hand

  weak var collection: UICollectionView?

  package override var kind: String { "item" }

  /// The texts of the labels in the cell.
  package override var writing: [String] {
    var texts: [String] = []
    forEachInTree { view in
      if let text = (view as? UILabel)?.text, !text.isEmpty { texts.append(text) }
    }
    return texts
  }

  package override var gestures: Set<Gesture.Kind> { super.gestures.union([.tap]) }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture, !super.gestures.contains(.tap) else { return super.perform(gesture) }
    guard let collection, let path = collection.indexPath(for: self) else {
      return "the item is in no collection"
    }
    return collection.touch(path)
  }

  open override func textRows(width: Int) -> [TextRow] {
    var rows = super.textRows(width: width)
    if rows.isEmpty { rows = [TextRow("□")] }
    if isSelected { rows[0].text = "▸ \(rows[0].text)" }
    for index in rows.indices { rows[index].notes = [] }
    return rows
  }
}

extension ScreenSession {
  private typealias MakeItem = (String, UICollectionView) -> UICollectionViewCell?

  private static let makeItemKey = AttachmentKey<MakeItem>()

  /// Makes a cell of an identifier that nobody registered for a collection.
  public var makeItem: (_ identifier: String, UICollectionView) -> UICollectionViewCell? {
    get { self[attachment: Self.makeItemKey] ?? { _, _ in nil } }
    set { self[attachment: Self.makeItemKey] = newValue }
  }
}
