public import Foundation
internal import TerminalText

/// A text that cannot be edited.
open class UILabel: UIView {
  open override class var isInteractiveByDefault: Bool { false }

  private var content: NSAttributedString?

  open var text: String? {
    get { content?.string }
    set { set(newValue.map { NSAttributedString(string: $0) }) }
  }

  open var attributedText: NSAttributedString? {
    get { content }
    set { set(newValue) }
  }

  private func set(_ new: NSAttributedString?) {
    let before = content
    content = new
    notifyObservers("attributedText", from: before, to: new)
    changed("text", from: before?.string, to: new?.string)
  }

  open var textColor: UIColor? = .black {
    didSet { changed("textColor", from: oldValue, to: textColor) }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { changed("textAlignment", from: oldValue, to: textAlignment) }
  }

  /// The most rows that the text takes; 0 for any number.
  open var numberOfLines = 1 {
    didSet { changed("numberOfLines", from: oldValue, to: numberOfLines) }
  }

  open var isEnabled = true {
    didSet { changed("isEnabled", from: oldValue, to: isEnabled) }
  }

  open var font: UIFont? = .systemFont(ofSize: 17)
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("text", \UILabel.text),
      ObservableProperty("attributedText", \UILabel.attributedText),
      ObservableProperty("textColor", \UILabel.textColor),
      ObservableProperty("isEnabled", \UILabel.isEnabled),
    ]
  }

  // MARK: Drawing and the hand

  package override var kind: String { "label" }

  package override var writing: [String] { text.map { [$0] } ?? [] }

  /// An empty label takes a row, so that what is below stays where it is when the text comes.
  open override func textRows(width: Int) -> [TextRow] {
    let paragraphs = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    var lines = paragraphs.flatMap { TextWidth.folded(String($0), to: width, indent: "") }
    if numberOfLines > 0, lines.count > numberOfLines {
      let rest = lines[(numberOfLines - 1)...].joined(separator: " ")
      lines = lines.prefix(numberOfLines - 1) + [TextWidth.cut(rest, to: width)]
    }
    var rows = lines.map { TextRow(aligned($0, in: width)) }
    if let textColor, textColor != .black { rows[0].addMark("·\(textColor)") }
    return rows
  }

  private func aligned(_ line: String, in width: Int) -> String {
    let room = max(width - TextWidth.of(line), 0)
    return switch textAlignment {
    case .center: String(repeating: " ", count: room / 2) + line
    case .right: String(repeating: " ", count: room) + line
    default: line
    }
  }
}
