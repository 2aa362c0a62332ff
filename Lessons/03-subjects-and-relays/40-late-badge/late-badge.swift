/*:
 # The late badge

 A badge shows the number of unread messages. Whenever its screen opens, it should show the current number at once, and then
 each change. At the moment a new badge stays empty until something changes.
 - Task: Make each badge begin with the current number.
 - Hint: What does a `PublishSubject` send to a new subscriber?
 - Hint: The number of unread messages always has a value. There is a subject made for that.
 - Hint: Make `changes` a `BehaviorSubject(value: 0)`.
 */
import RxSwift

/// Counts the unread messages.
final class Mailbox {
  private let changes = PublishSubject<Int>()
  private var unread = 0

  var count: Observable<Int> { changes }

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
