// Two initializers take a closure; what its statements do with the parameters decides.
final class Lamp {
  func light(_ number: Int) { print("lamp \(number)") }
}

final class Bell {
  func ring(_ number: Int) { print("bell \(number)") }
}

struct Step {
  init(_ body: (Int, Lamp) -> Void) { body(1, Lamp()) }
  init(ringing body: (Int, Bell) -> Void) { body(2, Bell()) }
}

_ = Step { number, device in
  let next = number + 1
  device.light(next)
}
// expect: lamp 2
_ = Step { number, device in
  let next = number + 1
  device.ring(next)
}
// expect: bell 3

// The same by whether the function may wait.
final class Clock {
  func advance() -> String { "at once" }
  func advance() async -> String { "waited" }
  func now() -> String { advance() }
  func later() async -> String { await advance() }
}
let clock = Clock()
print(clock.now())  // expect: at once
print(await clock.later())  // expect: waited

// A setter that changes nothing of its value works on what has no setter.
struct Handle {
  let lamp: Lamp
  var name: String {
    get { "lamp" }
    nonmutating set { print("named \(newValue)") }
  }
}
extension Lamp {
  var handle: Handle { Handle(lamp: self) }
}
Lamp().handle.name = "desk"  // expect: named desk
