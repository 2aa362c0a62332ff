/*:
 # The late badge

 Each subscription begins with the number of the mailbox.
 */
import RxSwift

/// Counts the unread messages.
final class Mailbox {
  private let changes = PublishSubject<Int>()
  private var unread = 0

  var count: Observable<Int> {
    Observable.create { observer in
      observer.onNext(self.unread)
      return self.changes.subscribe(observer)
    }
  }

  func receive() { set(unread + 1) }
  func readAll() { set(0) }

  private func set(_ number: Int) {
    unread = number
    changes.onNext(number)
  }
}

let mailbox = Mailbox()
let first = mailbox.count.subscribe(onNext: { print("first badge: \($0)") })
mailbox.receive()
mailbox.receive()
first.dispose()
mailbox.receive()
print("the screen opens again")
let second = mailbox.count.subscribe(onNext: { print("second badge: \($0)") })
mailbox.readAll()
let third = mailbox.count.subscribe(onNext: { print("third badge: \($0)") })
mailbox.receive()
/*:
 The closure of `create` runs for each subscription, reads the number at that time, and then passes on the changes. What it
 returns is the subscription to `changes`, so both are disposed of together.
 */
