/// The text field of AppKit: its text is never `nil`.
open class NSTextField: UITextField {
  open var stringValue: String {
    get { text ?? "" }
    set { text = newValue }
  }

  open var placeholderString: String? {
    get { placeholder }
    set { placeholder = newValue }
  }
}
