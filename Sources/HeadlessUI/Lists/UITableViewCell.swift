public import Foundation
internal import TerminalText

/// A row of a table.
///
/// A subclass that overrides `init(style:reuseIdentifier:)` marks it `required`: the table makes cells of the classes that
/// were registered, which without Objective-C needs a required initializer.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    /// The sign at the right edge.
    fileprivate var sign: String {
      switch self {
      case .none: ""
      case .disclosureIndicator: "›"
      case .detailDisclosureButton: "ⓘ ›"
      case .checkmark: "✓"
      case .detailButton: "ⓘ"
      }
    }
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert

    fileprivate var sign: String {
      switch self {
      case .none: " "
      case .delete: "⊖"
      case .insert: "⊕"
      }
    }
  }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  private let style: CellStyle

  open private(set) var reuseIdentifier: String?

  /// Where a cell's own views are.
  public private(set) lazy var contentView: UIView = session.run { UIView() }

  private var labels: [String: UILabel] = [:]
  private var imageViewIfMade: UIImageView?

  private func label(_ name: String) -> UILabel {
    if let label = labels[name] { return label }
    let label = session.run { UILabel() }
    labels[name] = label
    contentView.insertSubview(label, at: name == "text" ? 0 : 1)
    return label
  }

  open var textLabel: UILabel? { label("text") }

  /// The second label; a cell of the default style has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : label("detail") }

  open var imageView: UIImageView? {
    if let imageViewIfMade { return imageViewIfMade }
    let view = session.run { UIImageView() }
    imageViewIfMade = view
    contentView.addSubview(view)
    return view
  }

  open var accessoryType = AccessoryType.none {
    didSet { changed("accessoryType", from: oldValue, to: accessoryType) }
  }

  open var accessoryView: UIView? {
    didSet { changed("accessoryView", from: oldValue, to: accessoryView) }
  }

  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var showsReorderControl = false
  open var selectedBackgroundView: UIView?
  open var indentationLevel = 0

  open var isSelected = false {
    didSet { changed("isSelected", from: oldValue, to: isSelected) }
  }

  open var isHighlighted = false {
    didSet { notifyObservers("isHighlighted", from: oldValue, to: isHighlighted) }
  }

  open var isEditing = false {
    didSet { notifyObservers("isEditing", from: oldValue, to: isEditing) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    if isEditing != editing { isEditing = editing }
  }

  open private(set) var editingStyle = EditingStyle.none

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  open func awakeFromNib() {}

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("isSelected", \UITableViewCell.isSelected),
      ObservableProperty("accessoryType", \UITableViewCell.accessoryType),
    ]
  }

  // MARK: Drawing and the hand

  /// The table that shows the cell, and the sign before its first row.
  weak var table: UITableView?
  var branch = ""

  func showEditing(_ style: EditingStyle?) {
    editingStyle = style ?? .none
    setEditing(style != nil, animated: false)
  }

  package override var kind: String { "row" }

  /// The texts of the labels in the cell.
  package override var writing: [String] {
    var texts: [String] = []
    contentView.forEachInTree { view in
      if let text = (view as? UILabel)?.text, !text.isEmpty { texts.append(text) }
    }
    return texts
  }

  package override var gestures: Set<Gesture.Kind> { super.gestures.union([.tap]) }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture, super.gestures.contains(.tap) == false else {
      return super.perform(gesture)
    }
    guard let table, let path = table.indexPath(for: self) else { return "the row is in no table" }
    return TableRow(path, of: table).touch()
  }

  open override func layoutSubviews() {
    contentView.placeByLayout(
      column: 0,
      row: 0,
      columns: TextMetrics.columns(frame.width),
      rows: TextMetrics.rows(frame.height)
    )
  }

  open override func textRows(width: Int) -> [TextRow] {
    let sign = isSelected ? "▸" : branch
    let start = (sign.isEmpty ? "" : "\(sign) ") + (isEditing ? "\(editingStyle.sign) " : "")
    let end = (isEditing ? "≡" : accessoryText)
    let room = max(width - TextWidth.of(start) - (end.isEmpty ? 0 : TextWidth.of(end) + 1), 1)
    var rows = contentRows(width: room)
    for index in rows.indices {
      let isFirst = index == 0
      let indent = String(repeating: " ", count: TextWidth.of(start))
      let follow = branch == "├" ? "│" + indent.dropFirst() : indent
      let padded = end.isEmpty || !isFirst ? rows[index].text : rows[index].padded(to: room)
      if !end.isEmpty, isFirst { rows[index].mark = "" }
      rows[index].text =
        (isFirst ? start : follow) + padded + (isFirst && !end.isEmpty ? " \(end)" : "")
      rows[index].notes = []
    }
    if let accessoryView { rows[0].objects.append(accessoryView) }
    return rows
  }

  private var accessoryText: String {
    if let accessoryView { return accessoryView.textRows(width: 12).first?.text ?? "" }
    return accessoryType.sign
  }

  /// The line of the labels, then the views that the program put into the cell.
  private func contentRows(width: Int) -> [TextRow] {
    let own: [UIView] = [labels["text"], labels["detail"], imageViewIfMade].compactMap { $0 }
    let others = contentView.subviews.filter { view in
      view.isDrawn && !own.contains { $0 === view }
    }
    let (text, detail) = (labels["text"]?.text ?? "", labels["detail"]?.text ?? "")
    let image = imageViewIfMade?.image.map { "\($0) " } ?? ""
    var rows: [TextRow] = []
    if !own.isEmpty || others.isEmpty {
      switch style {
      case .value1, .value2:
        let room = max(width - TextWidth.of(detail) - 1, 1)
        let start = TextWidth.padded(TextWidth.cut(image + text, to: room), to: room)
        rows.append(TextRow("\(start) \(detail)", objects: own))
      case .default, .subtitle:
        var row = TextRow(image + text, objects: own)
        if let color = labels["text"]?.textColor, color != .black { row.addMark("·\(color)") }
        rows.append(row)
        if style == .subtitle, !detail.isEmpty { rows.append(TextRow(detail, objects: own)) }
      }
    }
    for view in others { rows += view.drawnRows(width: width) }
    return rows.isEmpty ? [TextRow("")] : rows
  }
}

extension ScreenSession {
  private static let makeCellKey = AttachmentKey<(String, UITableView) -> UITableViewCell?>()

  /// Makes a cell of an identifier that nobody registered for a table, as a host does that finds the class of that name.
  public var makeCell: (_ identifier: String, UITableView) -> UITableViewCell? {
    get { self[attachment: Self.makeCellKey] ?? { _, _ in nil } }
    set { self[attachment: Self.makeCellKey] = newValue }
  }
}
