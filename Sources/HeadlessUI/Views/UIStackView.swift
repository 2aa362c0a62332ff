public import Foundation

/// Views in a row or below one another.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { changed("axis", from: oldValue, to: axis) }
  }

  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill

  public private(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    contentDidChange()
  }

  /// Takes the view out of the arrangement; it stays a subview, which is drawn behind the others.
  open func removeArrangedSubview(_ view: UIView) {
    session.checkMain(self, "arrangedSubviews")
    arrangedSubviews.removeAll { $0 === view }
    contentDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  // MARK: Drawing

  package override var kind: String { "stack" }

  private var drawn: [UIView] { arrangedSubviews.filter(\.isDrawn) }

  /// Equal shares of the width, a column between two of them.
  private func widths(in width: Int) -> [Int] {
    let count = drawn.count
    guard count > 0 else { return [] }
    let room = max(width - (count - 1), count)
    return (0..<count).map { room / count + ($0 < room % count ? 1 : 0) }
  }

  open override func textRows(width: Int) -> [TextRow] {
    guard axis == .horizontal else {
      return drawn.flatMap { $0.drawnRows(width: width) }
    }
    let widths = widths(in: width)
    return TextRow.beside(
      zip(drawn, widths).map { $0.drawnRows(width: $1) },
      widths: widths
    )
  }

  open override func rowCount(width: Int) -> Int? {
    if axis == .vertical {
      let heights = drawn.map { $0.rowCount(width: width) }
      return heights.contains(nil) ? nil : heights.reduce(0) { $0 + ($1 ?? 0) }
    }
    let heights = zip(drawn, widths(in: width)).map { $0.rowCount(width: $1) }
    return heights.contains(nil) ? nil : heights.compactMap { $0 }.max() ?? 0
  }

  open override func layoutSubviews() {
    guard axis == .horizontal else {
      return placeSubviews()
    }
    var column = 0
    for (view, width) in zip(drawn, widths(in: TextMetrics.columns(frame.width))) {
      let rows = view.rowCount(width: width) ?? TextMetrics.rows(frame.height)
      view.placeByLayout(column: column, row: 0, columns: width, rows: rows)
      column += width + 1
    }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("axis", \UIStackView.axis)]
  }
}
