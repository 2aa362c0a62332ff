final class VirtualScheduler {
  private var queue: [(time: Int, order: Int, action: () -> Void)] = []
  private(set) var clock = 0
  private var order = 0
  func schedule(after delay: Int, _ action: @escaping () -> Void) {
    order += 1
    queue.append((clock + delay, order, action))
    queue.sort { ($0.time, $0.order) < ($1.time, $1.order) }
  }
  func run(until end: Int = .max) {
    while let next = queue.first, next.time <= end {
      queue.removeFirst()
      clock = next.time
      next.action()
    }
  }
}
let s = VirtualScheduler()
var ticks = 0
func tick() {
  ticks += 1
  print("tick", ticks, "at", s.clock)
  if ticks < 3 { s.schedule(after: 10, tick) }
}
s.schedule(after: 10, tick)
s.schedule(after: 25) { print("between at", s.clock) }
s.schedule(after: 10) { print("same time at", s.clock) }
s.run(until: 20)
// expect: tick 1 at 10
// expect: same time at 10
// expect: tick 2 at 20
print("paused at", s.clock)  // expect: paused at 20
s.run()
// expect: between at 25
// expect: tick 3 at 30
print("done at", s.clock)  // expect: done at 30
