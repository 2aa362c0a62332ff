public import Foundation
public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UITextField {
  /// Sets the text.
  public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }

  /// Sets the text with attributes.
  public var attributedText: BindingTarget<NSAttributedString?> {
    makeBindingTarget { $0.attributedText = $1 }
  }

  /// Sets the text that stands in the empty field.
  public var placeholder: BindingTarget<String?> { makeBindingTarget { $0.placeholder = $1 } }

  /// Sets the color of the text.
  public var textColor: BindingTarget<UIColor> { makeBindingTarget { $0.textColor = $1 } }

  /// Sets whether the text is hidden.
  public var isSecureTextEntry: BindingTarget<Bool> {
    makeBindingTarget { $0.isSecureTextEntry = $1 }
  }

  /// Sends the text when the editing ends.
  public var textValues: Signal<String, Never> {
    mapControlEvents([.editingDidEnd, .editingDidEndOnExit]) { $0.text ?? "" }
  }

  /// Sends the text at each event of editing.
  public var continuousTextValues: Signal<String, Never> {
    mapControlEvents(.allEditingEvents) { $0.text ?? "" }
  }

  /// Sends the text with attributes when the editing ends.
  public var attributedTextValues: Signal<NSAttributedString, Never> {
    mapControlEvents([.editingDidEnd, .editingDidEndOnExit]) {
      $0.attributedText ?? NSAttributedString(string: "")
    }
  }

  /// Sends the text with attributes at each event of editing.
  public var continuousAttributedTextValues: Signal<NSAttributedString, Never> {
    mapControlEvents(.allEditingEvents) { $0.attributedText ?? NSAttributedString(string: "") }
  }
}
