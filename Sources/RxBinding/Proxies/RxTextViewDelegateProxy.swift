public import Foundation
public import HeadlessUI
import Rx

/// The delegate proxy of a text view.
open class RxTextViewDelegateProxy: RxScrollViewDelegateProxy, UITextViewDelegate {
  /// The text view; not kept alive.
  public var textView: UITextView? { parentObject as? UITextView }

  public init(textView: UITextView) { super.init(scrollView: textView) }

  open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    relay("textViewShouldBeginEditing(_:)", [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewShouldBeginEditing(textView)
    } ?? true
  }

  open func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    relay("textViewShouldEndEditing(_:)", [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewShouldEndEditing(textView)
    } ?? true
  }

  open func textViewDidBeginEditing(_ textView: UITextView) {
    relay("textViewDidBeginEditing(_:)", [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewDidBeginEditing(textView)
    }
  }

  open func textViewDidEndEditing(_ textView: UITextView) {
    relay("textViewDidEndEditing(_:)", [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewDidEndEditing(textView)
    }
  }

  open func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    relay("textView(_:shouldChangeTextIn:replacementText:)", [textView, range, text]) {
      ($0 as? any UITextViewDelegate)?.textView(
        textView,
        shouldChangeTextIn: range,
        replacementText: text
      )
    } ?? true
  }

  open func textViewDidChange(_ textView: UITextView) {
    relay("textViewDidChange(_:)", [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewDidChange(textView)
    }
  }

  open func textViewDidChangeSelection(_ textView: UITextView) {
    relay("textViewDidChangeSelection(_:)", [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewDidChangeSelection(textView)
    }
  }
}
