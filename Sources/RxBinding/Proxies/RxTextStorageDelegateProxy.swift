public import Foundation
public import HeadlessUI
import Rx

extension NSTextStorage: HasDelegate {
  public typealias Delegate = any NSTextStorageDelegate
}

/// The delegate proxy of a text storage.
open class RxTextStorageDelegateProxy:
  DelegateProxy<NSTextStorage, any NSTextStorageDelegate>, DelegateProxyType, NSTextStorageDelegate
{
  /// The text storage; not kept alive.
  public var textStorage: NSTextStorage? { parentObject }

  public init(textStorage: NSTextStorage) {
    super.init(parentObject: textStorage, delegateProxy: RxTextStorageDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxTextStorageDelegateProxy(textStorage: $0) }
  }

  open func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    relay(
      "textStorage(_:didProcessEditing:range:changeInLength:)",
      [textStorage, editedMask, editedRange, delta]
    ) {
      $0.textStorage(
        textStorage,
        didProcessEditing: editedMask,
        range: editedRange,
        changeInLength: delta
      )
    }
  }
}
