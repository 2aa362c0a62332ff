public import HeadlessUI
public import Rx

private let tapKey = AttachmentKey<Observable<Void>>()

extension Reactive where Base: UIBarButtonItem {
  /// Sends an element at each tap; all subscriptions share one handler of the item.
  public var tap: ControlEvent<Void> {
    let source = base.attachment(tapKey) {
      Observable<Void>.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let observation = base.addHandler { _ in observer.onNext(()) }
        return Disposables.create { observation.cancel() }
      }
      .take(until: deallocated)
      .share()
    }
    return ControlEvent(events: source)
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
