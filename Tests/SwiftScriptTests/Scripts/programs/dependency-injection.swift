protocol Clock { func now() -> Int }
protocol Logger { func log(_ s: String) }
struct FixedClock: Clock { var time: Int; func now() -> Int { time } }
final class MemoryLogger: Logger { private(set) var lines: [String] = []; func log(_ s: String) { lines.append(s) } }
struct Service {
  let clock: Clock
  let logger: Logger
  var delay = 5
  func run(_ name: String, then next: ((Int) -> Void)? = nil) {
    logger.log("\(name) at \(clock.now())")
    next?(clock.now() + delay)
  }
}
let logger = MemoryLogger()
let service = Service(clock: FixedClock(time: 100), logger: logger)
service.run("a")
service.run("b") { logger.log("then \($0)") }
var fast = service
fast.delay = 1
fast.run("c", then: { logger.log("fast \($0)") })
print(logger.lines)  // expect: ["a at 100", "b at 100", "then 105", "c at 100", "fast 101"]
enum Environment { static var current: Clock = FixedClock(time: 1) }
print(Environment.current.now())  // expect: 1
Environment.current = FixedClock(time: 2)
print(Environment.current.now())  // expect: 2
