public import Foundation

/// What stands above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  open private(set) var reuseIdentifier: String?

  public private(set) lazy var contentView: UIView = session.run { UIView() }

  private var textLabelIfMade: UILabel?

  open var textLabel: UILabel? {
    if let textLabelIfMade { return textLabelIfMade }
    let label = session.run { UILabel() }
    textLabelIfMade = label
    contentView.addSubview(label)
    return label
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  package override var kind: String { "header" }
}
