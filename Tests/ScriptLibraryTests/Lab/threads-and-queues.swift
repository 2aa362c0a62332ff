import Foundation

// expect: <NSThread: 0x600000000040>{number = 1, name = main} true
print(Thread.current, Thread.isMainThread)
let queue = DispatchQueue(label: "kitchen")
queue.async {
  print("on the queue", Thread.current)
  Thread.sleep(forTimeInterval: 1)
  print("after")
}
// expect: main goes on
// expect: on the queue <NSThread: 0x600000000080>{number = 2, name = (null)}
// expect: after
// expect: 5
print("main goes on")
print(queue.sync { 5 })
// expect: in its thread Optional("mine")
let thread = Thread { print("in its thread", Thread.current.name as Any) }
thread.name = "mine"
thread.start()
Thread.sleep(forTimeInterval: 0)
// expect: Job main nil
class Job: Thread {
  override func main() {
    print("Job main", name as Any)
    super.main()
  }
}
Job().start()
Thread.sleep(forTimeInterval: 0)
// expect: timedOut
let semaphore = DispatchSemaphore(value: 0)
print(semaphore.wait(timeout: .now() + 0.2))
let group = DispatchGroup()
for number in 0..<3 {
  DispatchQueue.global().async(group: group) {
    Thread.sleep(forTimeInterval: Double(3 - number))
    print("waiter", number)
  }
}
let item = DispatchWorkItem { print("never") }
queue.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
item.cancel()
let source = DispatchSource.makeTimerSource(queue: queue)
source.schedule(deadline: .now() + 5, repeating: 1.0)
var ticks = 0
source.setEventHandler {
  ticks += 1
  print("tick", ticks)
  if ticks == 2 { source.cancel() }
}
source.resume()
// expect: waiter 2
// expect: waiter 1
// expect: waiter 0
// expect: all
// expect: tick 1
// expect: tick 2
group.notify(queue: .main) { print("all") }
