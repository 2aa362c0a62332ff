public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UITextView {
  /// The text; a change of it by whomever sends it in main's next turn.
  public var text: ControlProperty<String?> { value }

  /// The text; a change of it by whomever sends it in main's next turn.
  public var value: ControlProperty<String?> {
    ControlProperty(
      values: changes { $0.text },
      valueSink: Binder(base) { view, text in
        // An equal text is not set again: on a device that would move the cursor.
        if view.text != text { view.text = text }
      }
    )
  }

  /// The text with its attributes.
  public var attributedText: ControlProperty<NSAttributedString?> {
    ControlProperty(
      values: changes { $0.attributedText },
      valueSink: Binder(base) { view, text in
        if view.attributedText != text { view.attributedText = text }
      }
    )
  }

  public var didBeginEditing: ControlEvent<Void> { event("textViewDidBeginEditing(_:)") }
  public var didEndEditing: ControlEvent<Void> { event("textViewDidEndEditing(_:)") }
  public var didChange: ControlEvent<Void> { event("textViewDidChange(_:)") }
  public var didChangeSelection: ControlEvent<Void> { event("textViewDidChangeSelection(_:)") }

  /// What text fields and text views have in common.
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }

  private func changes<Value>(_ value: @escaping (Base) -> Value?) -> Observable<Value?> {
    .deferred { [weak base] in
      guard let base else { return .empty() }
      return base.textStorage.rx.didProcessEditingRangeChangeInLength
        .observe(on: MainThread.current.asyncScheduler())
        .map { [weak base] _ in base.flatMap(value) }
        .startWith(value(base))
    }
  }

  private func event(_ selector: Selector) -> ControlEvent<Void> {
    ControlEvent(events: delegate.methodInvoked(selector).map { _ in })
  }
}

extension Reactive where Base: NSTextStorage {
  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<NSTextStorage, any NSTextStorageDelegate> {
    RxTextStorageDelegateProxy.proxy(for: base)
  }

  /// Sends what each change of the text was, by whomever.
  public var didProcessEditingRangeChangeInLength:
    Observable<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)>
  {
    delegate.methodInvoked("textStorage(_:didProcessEditing:range:changeInLength:)")
      .map { arguments in
        let mask: NSNumber = try argument(arguments, 1)
        return (
          editedMask: NSTextStorage.EditActions(rawValue: UInt(mask.intValue)),
          editedRange: try argument(arguments, 2),
          delta: try argument(arguments, 3)
        )
      }
  }
}
