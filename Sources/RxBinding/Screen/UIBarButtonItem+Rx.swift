public import HeadlessUI
public import Rx

private let tapKey = AttachmentKey<Observable<Void>>()

extension Reactive where Base: UIBarButtonItem {
  /// Sends an element at each tap.
  ///
  /// All subscriptions share one target, which takes the place of the item's; the last one to end leaves the item without a target.
  public var tap: ControlEvent<Void> {
    let source = base.attachment(tapKey) {
      Observable<Void>.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let target = TapTarget(of: base) { observer.onNext(()) }
        return Disposables.create { target.leave() }
      }
      .take(until: deallocated)
      .share()
    }
    return ControlEvent(events: source)
  }
}

/// The target of a bar button whose taps are observed.
private final class TapTarget: SelectorPerforming {
  private weak var item: UIBarButtonItem?
  private let send: () -> Void

  init(of item: UIBarButtonItem, _ send: @escaping () -> Void) {
    self.item = item
    self.send = send
    item.target = self
    item.action = "send"
  }

  func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
    send()
    return true
  }

  func leave() {
    guard let item, item.target === self else { return }
    item.target = nil
    item.action = nil
  }
}

extension Reactive where Base: UIGestureRecognizer {
  /// Sends the recognizer at each state of a gesture.
  public var event: ControlEvent<Base> {
    let source = Observable<Base>.create { [weak base] observer in
      MainScheduler.ensureRunningOnMainThread()
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let observation = base.addHandler { [weak base] _ in
        if let base { observer.onNext(base) }
      }
      return Disposables.create { observation.cancel() }
    }
    return ControlEvent(events: source.take(until: deallocated))
  }
}
