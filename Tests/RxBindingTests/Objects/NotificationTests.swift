import Foundation
import RxBinding
import Testing

struct NotificationTests {
  private let name = Notification.Name("rain")

  @Test func eachSubscriptionObservesTheCenter() {
    let center = NotificationCenter()
    let lines = Lines()
    center.post(name: name, object: nil)
    let notifications = center.rx.notification(name)
    let first = notifications.subscribe(onNext: { lines.add("1 \($0.name.rawValue)") })
    center.post(name: name, object: nil)
    let second = notifications.subscribe(onNext: { lines.add("2 \($0.name.rawValue)") })
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("snow"), object: nil)
    first.dispose()
    center.post(name: name, object: nil)
    second.dispose()
    center.post(name: name, object: nil)
    // A center calls its observers in any order.
    #expect(lines.take().sorted() == ["1 rain", "1 rain", "2 rain", "2 rain"])
  }

  @Test func onlyThoseOfTheSender() {
    let center = NotificationCenter()
    let (sender, other) = (NSObject(), NSObject())
    var count = 0
    let subscription = center.rx.notification(name, object: sender).subscribe(onNext: { _ in
      count += 1
    })
    center.post(name: name, object: other)
    center.post(name: name, object: sender)
    subscription.dispose()
    center.post(name: name, object: sender)
    #expect(count == 1)
  }

  @Test func anyName() {
    let center = NotificationCenter()
    var count = 0
    let subscription = center.rx.notification(nil).subscribe(onNext: { _ in count += 1 })
    center.post(name: name, object: nil)
    subscription.dispose()
    #expect(count == 1)
  }

  @Test func theSenderIsNotKeptAlive() {
    let center = NotificationCenter()
    weak var kept: NSObject?
    var notifications: Observable<Notification>?
    do {
      let sender = NSObject()
      kept = sender
      notifications = center.rx.notification(name, object: sender)
    }
    #expect(kept == nil)
    withExtendedLifetime(notifications) {}
  }
}
