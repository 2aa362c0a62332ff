/// The text view of AppKit: its text is never `nil`.
open class NSTextView: UITextView {
  open var string: String {
    get { text }
    set { text = newValue }
  }
}
