import Foundation

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
class Cooking: Operation {
  let dish: String
  init(_ dish: String) { self.dish = dish }
  override func main() {
    print("cooking", dish, isExecuting)
    super.main()
  }
}
// expect: cooking soup true
// expect: eat
queue.addOperation(Cooking("soup"))
queue.addOperation { print("eat") }
queue.waitUntilAllOperationsAreFinished()
// expect: B
// expect: A
// expect: A is done
let first = BlockOperation { print("A") }
let second = BlockOperation { print("B") }
first.addDependency(second)
first.completionBlock = { print("A is done") }
OperationQueue().addOperations([first, second], waitUntilFinished: true)
// expect: locked
let lock = NSLock()
lock.withLock { print("locked") }
// expect: note x Optional(1)
let center = NotificationCenter.default
let token = center.addObserver(forName: .init("x"), object: nil, queue: nil) {
  print("note", $0.name.rawValue, $0.userInfo?["a"] as Any)
}
center.post(name: .init("x"), object: nil, userInfo: ["a": 1])
center.removeObserver(token)
center.post(name: .init("x"), object: nil)
// expect: tick 0.5
// expect: tick 1.0
// expect: tick 1.5
let start = Date()
var count = 0
Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
  count += 1
  print("tick", Date().timeIntervalSince(start))
  if count == 3 { timer.invalidate() }
}
RunLoop.main.run(until: start + 2)
// expect: end 2.0
print("end", Date().timeIntervalSince(start))
