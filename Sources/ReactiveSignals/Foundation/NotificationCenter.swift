public import Foundation
import ReactiveKernel

extension NotificationCenter: ReactiveExtensionsProvider {}

extension Reactive where Base: NotificationCenter {
  /// Sends the notifications of a name and an object; nil stands for all.
  ///
  /// It does not end.
  public func notifications(
    forName name: Notification.Name?,
    object: AnyObject? = nil
  ) -> Signal<Notification, Never> {
    let center = base as NotificationCenter
    return Signal { observer, lifetime in
      let input = Transfer(observer)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        input.value.send(value: $0)
      }
      lifetime.observeEnded { center.removeObserver(token) }
    }
  }
}
