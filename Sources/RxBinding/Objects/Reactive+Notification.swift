public import Foundation
public import Rx

extension Reactive where Base: NotificationCenter {
  /// The notifications that are posted to the center.
  ///
  /// It never ends. Each subscription is an observer of the center.
  ///
  /// - Parameters:
  ///   - name: The notifications with this name; all if nil.
  ///   - object: The notifications of this sender, which is not kept alive; of any sender if nil.
  public func notification(
    _ name: Notification.Name?,
    object: AnyObject? = nil
  ) -> Observable<Notification> {
    .create { [weak object] observer in
      // The center calls it on the thread that posts, as an observable sends on the thread of its source.
      nonisolated(unsafe) let observer = observer
      let token = base.addObserver(forName: name, object: object, queue: nil) { notification in
        observer.onNext(notification)
      }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
