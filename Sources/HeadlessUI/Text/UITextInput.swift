/// A place between two characters of a text input.
open class UITextPosition: UIObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// The characters between two places of a text input.
open class UITextRange: UIObject {
  public let start: UITextPosition
  public let end: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
    super.init()
  }

  open var isEmpty: Bool { start.offset == end.offset }
}

/// What text fields and text views have in common.
public protocol UITextInput: UIKeyInput {
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  /// The text that an input method is composing; there is none here.
  var markedTextRange: UITextRange? { get }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func text(in range: UITextRange) -> String?
}

/// A text input of the library: all of its text is one string.
protocol WholeTextInput: UITextInput {
  var wholeText: String { get }
}

extension UITextInput {
  public var markedTextRange: UITextRange? { nil }

  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard start.offset <= end.offset else { return nil }
    return session.run { UITextRange(start, end) }
  }
}

extension WholeTextInput {
  public var hasText: Bool { !wholeText.isEmpty }

  public var beginningOfDocument: UITextPosition { session.run { UITextPosition(0) } }

  public var endOfDocument: UITextPosition {
    session.run { UITextPosition(wholeText.count) }
  }

  public func text(in range: UITextRange) -> String? {
    let text = wholeText
    guard range.start.offset >= 0, range.end.offset <= text.count else { return nil }
    return String(text.dropFirst(range.start.offset).prefix(range.end.offset - range.start.offset))
  }
}
