import Foundation
import RxSwift

// Nothing sends to these any more, and the program just ends.
let subject = PublishSubject<Int>()
Task {
  for try await number in subject.values { print("number \(number)") }
  print("never printed")
}
DispatchQueue.global().async {
  DispatchSemaphore(value: 0).wait()
  print("never printed")
}
Thread.sleep(forTimeInterval: 0.1)
subject.onNext(1)
Thread.sleep(forTimeInterval: 0.1)
print("main is done")
// expect: number 1
// expect: main is done
