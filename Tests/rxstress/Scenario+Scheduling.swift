import Dispatch
import Rx

extension Scenario {
  static var scheduling: [Scenario] {
    [
      Scenario(name: "observe(on:) a serial queue") { load in
        observe(load, on: SerialDispatchQueueScheduler(internalSerialQueueName: "stress"))
      },
      Scenario(name: "observe(on:) a concurrent queue") { load in
        observe(load, on: ConcurrentDispatchQueueScheduler(qos: .default))
      },
    ]
  }

  /// Each thread feeds a source of its own, all observed on one scheduler; each must come complete and in order.
  private static func observe(_ load: Load, on scheduler: any ImmediateSchedulerType) -> [String] {
    let subjects = (0..<load.threads).map { _ in PublishSubject<Int>() }
    let received = subjects.map { _ in UnguardedCounter() }
    let (misplaced, isDone) = (Counter(), DispatchSemaphore(value: 0))
    for (subject, received) in zip(subjects, received) {
      _ = subject.observe(on: scheduler).subscribe(
        onNext: { element in
          if element != received.value { misplaced.add() }
          received.value += 1
        },
        onCompleted: { isDone.signal() }
      )
    }
    let operations = load.operations
    load.play { thread, number in
      let isVisited = number % 64 == 0
      let visitor = isVisited ? subjects[thread].observe(on: scheduler).subscribe() : nil
      subjects[thread].onNext(number)
      visitor?.dispose()
      if number == operations - 1 { subjects[thread].onCompleted() }
    }
    for _ in subjects { isDone.wait() }
    return expect("out of order", misplaced.value, 0)
      + expect("received", received.map(\.value), received.map { _ in load.operations })
  }
}
