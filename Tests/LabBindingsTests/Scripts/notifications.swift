import Foundation

extension Notification.Name { static let ping = Notification.Name("ping") }

final class Sender {}
let (one, other) = (Sender(), Sender())
let center = NotificationCenter.default
let all = center.addObserver(forName: .ping, object: nil, queue: nil) { note in
  print("all", note.name.rawValue, note.userInfo?["n"] ?? "-")
}
center.post(name: .ping, object: nil, userInfo: ["n": 1])
center.post(name: .ping, object: one)
center.post(name: .ping, object: other)
center.post(name: Notification.Name("pong"), object: nil)
center.removeObserver(all)
// Which of two observers hears first is the system's affair.
let some = center.addObserver(forName: .ping, object: one, queue: nil) { _ in print("of one") }
center.post(name: .ping, object: other)
center.post(Notification(name: .ping, object: one))
center.removeObserver(some)
center.post(name: .ping, object: one)

// expect: all ping 1
// expect: all ping -
// expect: all ping -
// expect: of one
