import Foundation

let semaphore = DispatchSemaphore(value: 0)
print(semaphore.wait(timeout: .now() + 0.05) == .timedOut)
DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { semaphore.signal() }
print(semaphore.wait(timeout: .distantFuture) == .success)

let group = DispatchGroup()
group.enter()
DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { group.leave() }
print(group.wait(timeout: .now() + .milliseconds(10)), group.wait(timeout: .distantFuture))

let item = DispatchWorkItem { print("not printed") }
DispatchQueue.global().asyncAfter(deadline: .now() + 0.1, execute: item)
item.cancel()
item.wait()
print(item.isCancelled)

let queue = DispatchQueue(label: "lab", attributes: [.concurrent])
queue.async(group: group) { print("work") }
group.wait()
queue.async(flags: .barrier) { print("barrier") }
queue.sync { print("behind it") }
print(queue.label)

let thread = Thread { print("thread", Thread.isMainThread) }
thread.name = "mine"
thread.start()
Thread.sleep(until: Date().addingTimeInterval(0.2))
print(thread.isFinished)

let lock = NSLock()
lock.lock()
print(lock.try())
lock.unlock()
print(lock.withLock { 7 })
let again = NSRecursiveLock()
again.lock()
again.lock()
again.unlock()
again.unlock()

let before = DispatchTime.now()
print(before < before + 1, before + .seconds(1) > before, ProcessInfo.processInfo.systemUptime > 0)

// expect: true
// expect: true
// expect: timedOut success
// expect: true
// expect: work
// expect: barrier
// expect: behind it
// expect: lab
// expect: thread false
// expect: true
// expect: false
// expect: 7
// expect: true true true
