public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UITextField {
  /// The text; a person's keys, and taking and losing the focus, send it.
  public var text: ControlProperty<String?> { value }

  /// The text; a person's keys, and taking and losing the focus, send it.
  public var value: ControlProperty<String?> {
    controlProperty(
      getter: { $0.text },
      setter: { field, text in
        // An equal text is not set again: on a device that would move the cursor.
        if field.text != text { field.text = text }
      }
    )
  }

  /// The text with its attributes.
  public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(
      getter: { $0.attributedText },
      setter: { field, text in
        if field.attributedText != text { field.attributedText = text }
      }
    )
  }

  /// What text fields and text views have in common.
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

/// A text field or a text view, and its text.
public struct TextInput<Base: UITextInput> {
  /// The text input.
  public let base: Base

  /// Its text.
  public let text: ControlProperty<String?>

  public init(base: Base, text: ControlProperty<String?>) {
    self.base = base
    self.text = text
  }
}
