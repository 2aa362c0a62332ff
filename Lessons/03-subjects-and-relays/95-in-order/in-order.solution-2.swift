/*:
 # Count down in order

 What is to be sent waits in a queue.
 */
import Foundation
import RxSwift

let steps = PublishSubject<Int>()

var waiting: [Int] = []
var isSending = false

/// Sends a number, after those that are being sent.
func send(_ number: Int) {
  waiting.append(number)
  if isSending { return }
  isSending = true
  while !waiting.isEmpty { steps.onNext(waiting.removeFirst()) }
  isSending = false
}

// The countdown: each number sends the next smaller one.
let countdown = steps.subscribe(onNext: { number in
  if number > 0 { send(number - 1) }
})

let first = steps.subscribe(onNext: { print("first display: \($0)") })
send(2)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))

let second = steps.subscribe(onNext: { print("second display: \($0)") })
send(3)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))
/*:
 `send` only notes a number while another one is on its way, and sends it when `onNext` has returned to the loop. So
 everybody has got a number before the next one is sent, without any scheduler.
 */
