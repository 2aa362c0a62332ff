public import Foundation
public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UITextView {
  /// Sets the text.
  public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }

  /// Sets the text with attributes.
  public var attributedText: BindingTarget<NSAttributedString?> {
    makeBindingTarget { $0.attributedText = $1 }
  }

  /// Sends the text when the editing ends.
  public var textValues: Signal<String, Never> {
    mapMessages("textViewDidEndEditing(_:)") { view, _ in view.text ?? "" }
  }

  /// Sends the text whenever a person changes it.
  public var continuousTextValues: Signal<String, Never> {
    mapMessages("textViewDidChange(_:)") { view, _ in view.text ?? "" }
  }

  /// Sends the text with attributes when the editing ends.
  public var attributedTextValues: Signal<NSAttributedString, Never> {
    mapMessages("textViewDidEndEditing(_:)") { view, _ in
      view.attributedText ?? NSAttributedString(string: "")
    }
  }

  /// Sends the text with attributes whenever a person changes it.
  public var continuousAttributedTextValues: Signal<NSAttributedString, Never> {
    mapMessages("textViewDidChange(_:)") { view, _ in
      view.attributedText ?? NSAttributedString(string: "")
    }
  }

  /// Sends the selected range whenever it changes.
  public var selectedRangeValues: Signal<NSRange, Never> {
    mapMessages("textViewDidChangeSelection(_:)") { view, _ in view.selectedRange }
  }
}
