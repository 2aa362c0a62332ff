/*:
 # The late badge

 The subject keeps the current number.
 */
import RxSwift

/// Counts the unread messages.
final class Mailbox {
  private let changes = BehaviorSubject(value: 0)
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
/*:
 A `BehaviorSubject` has a current value, and sends it to each new subscriber first. Every `onNext` replaces it.
 */
