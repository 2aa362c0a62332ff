// What every subject does with its table.
extension SlotTable {
  /// Sends an element to the observers of a pinned table, and unpins it.
  @inlinable
  func send<Element>(_ element: Element, to pin: Pin) {
    var index = 0
    while index < pin.count {
      if let slot = pin.storage[index] {
        slot._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: ObserverSlot<Element>.self).observer.next(element)
        }
      }
      index += 1
    }
    unpin()
  }

  /// Sends the stop event to slots that `end` has returned.
  @usableFromInline
  func send<Element>(_ error: (any Error)?, to slots: [Slot], of element: Element.Type) {
    sendingEnd {
      for slot in slots {
        unsafeDowncast(slot, to: ObserverSlot<Element>.self).observer.end(error)
      }
    }
  }

  /// Sends how the table ended to an observer that came too late.
  func sendEnding<Element>(to observer: AnyObserver<Element>, from subject: AnyObject) {
    switch howItEnded {
    case .completed, nil: observer.end(nil)
    case .failed(let error): observer.end(error)
    case .disposed: observer.end(RxError.disposed(object: subject))
    }
  }

  /// Whether the subject was disposed.
  var isDisposed: Bool {
    if case .disposed = howItEnded { true } else { false }
  }
}
