import Foundation

let serial = OperationQueue()
serial.maxConcurrentOperationCount = 1
for number in 1...3 {
  serial.addOperation {
    Thread.sleep(forTimeInterval: 0.05)
    print("serial", number)
  }
}
serial.waitUntilAllOperationsAreFinished()
print("left", serial.operationCount)

let queue = OperationQueue()
let first = BlockOperation { print("first") }
let second = BlockOperation { print("second") }
second.addDependency(first)
queue.addOperations([second, first], waitUntilFinished: true)
print(first.isFinished, second.isFinished, second.isCancelled)

let cancelled = BlockOperation { print("not printed") }
cancelled.cancel()
queue.addOperation(cancelled)
queue.waitUntilAllOperationsAreFinished()
print(cancelled.isCancelled)

// Two at a time: the third waits for one of them.
let pairs = OperationQueue()
pairs.maxConcurrentOperationCount = 2
let lock = NSLock()
var running = 0
var most = 0
for _ in 1...6 {
  pairs.addOperation {
    lock.lock()
    running += 1
    most = max(most, running)
    lock.unlock()
    Thread.sleep(forTimeInterval: 0.05)
    lock.lock()
    running -= 1
    lock.unlock()
  }
}
pairs.waitUntilAllOperationsAreFinished()
print("most at once", most)

// expect: serial 1
// expect: serial 2
// expect: serial 3
// expect: left 0
// expect: first
// expect: second
// expect: true true false
// expect: true
// expect: most at once 2
