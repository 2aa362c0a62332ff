// What all subjects do with their tables.
extension SlotTable {
  /// Sends an element to the observers of a pinned table, and unpins it.
  @inlinable
  func send<Element>(_ element: Element, to pin: Pin) {
    var index = 0
    while index < pin.count {
      if let slot = pin.storage[index] {
        slot._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: ObserverSlot<Element>.self).downstream.next(element)
        }
      }
      index += 1
    }
    unpin()
  }

  /// Sends the terminal event to the slots that `end` has returned.
  @usableFromInline
  func send<Element>(_ error: (any Error)?, to slots: [Slot], of element: Element.Type) {
    sendingEnd {
      for slot in slots {
        unsafeDowncast(slot, to: ObserverSlot<Element>.self).downstream.end(error)
      }
    }
  }

  /// Sends the terminal event to an observer that subscribes after the end.
  func sendEnding<Element>(to downstream: Downstream<Element>, from subject: AnyObject) {
    switch howItEnded {
    case .completed, nil: downstream.end(nil)
    case .failed(let error): downstream.end(error)
    case .disposed: downstream.end(RxError.disposed(object: subject))
    }
  }

  /// Whether the subject was disposed.
  var isDisposed: Bool {
    if case .disposed = howItEnded { true } else { false }
  }
}
