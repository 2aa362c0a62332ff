public import Foundation

/// The text of a text view.
///
/// Its delegate hears of each change, by whomever.
open class NSTextStorage: UIObject {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  open weak var delegate: (any NSTextStorageDelegate)?

  private var content = NSAttributedString(string: "")

  open var string: String { content.string }

  open var length: Int { content.length }

  /// The text with its attributes.
  open var attributedString: NSAttributedString { content }

  /// Puts another text in the place of the whole one.
  open func setAttributedString(_ text: NSAttributedString) {
    let change = text.length - content.length
    content = text
    let range = NSRange(location: 0, length: text.length)
    tell(delegate, "textStorage(_:didProcessEditing:range:changeInLength:)") {
      $0.textStorage(
        self,
        didProcessEditing: .editedCharacters,
        range: range,
        changeInLength: change
      )
    }
  }

  open func replaceCharacters(in range: NSRange, with text: String) {
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    content = changed
    let edited = NSRange(location: range.location, length: text.utf16.count)
    tell(delegate, "textStorage(_:didProcessEditing:range:changeInLength:)") {
      $0.textStorage(
        self,
        didProcessEditing: .editedCharacters,
        range: edited,
        changeInLength: text.utf16.count - range.length
      )
    }
  }
}

/// Hears of the changes of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
