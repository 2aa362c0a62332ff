import Foundation

class Base: NSObject {
  @objc func tock() { print("tock") }
  @objc func made() -> String { "made" }
}
class Target: Base {
  var count = 0
  @objc func tick(_ timer: Timer) {
    count += 1
    print("tick", count)
    if count == 2 { timer.invalidate() }
  }
  @objc func note(_ notification: Notification) { print("noted", notification.name.rawValue) }
  @objc func add(_ number: NSNumber, to text: Any) { print("add", number, text) }
  @objc func move(x: Int) {}
  override func tock() { print("own tock") }
}
let target = Target()

// A selector says how Objective-C calls the method.
// expect: tick: tock add:to: moveWithX:
print(
  #selector(Target.tick(_:)),
  #selector(Base.tock),
  #selector(Target.add(_:to:)),
  #selector(Target.move(x:))
)
// expect: true true false
print(
  target.responds(to: #selector(Target.tick(_:))),
  target.responds(to: #selector(Base.made)),
  target.responds(to: Selector("nothing"))
)

// A subclass's method takes the place of the one that is named.
// expect: own tock
target.perform(#selector(Base.tock))
// expect: add 3 x
target.perform(Selector("add:to:"), with: NSNumber(value: 3), with: "x")
// expect: made
print(target.perform(#selector(Base.made)).takeUnretainedValue())

// expect: noted hello
let hello = Notification.Name("hello")
NotificationCenter.default.addObserver(
  target,
  selector: #selector(Target.note(_:)),
  name: hello,
  object: nil
)
NotificationCenter.default.post(name: hello, object: nil)
NotificationCenter.default.removeObserver(target)
NotificationCenter.default.post(name: hello, object: nil)

// expect: tick 1
// expect: own tock
// expect: tick 2
// expect: own tock
Timer.scheduledTimer(
  timeInterval: 1,
  target: target,
  selector: #selector(Target.tick(_:)),
  userInfo: nil,
  repeats: true
)
Timer.scheduledTimer(
  timeInterval: 1.5,
  target: target,
  selector: #selector(Base.tock),
  userInfo: nil,
  repeats: false
)
target.perform(#selector(Base.tock), with: nil, afterDelay: 3)
