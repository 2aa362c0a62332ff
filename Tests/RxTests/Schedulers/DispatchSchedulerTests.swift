import Dispatch
import Foundation
import Rx
import Testing

/// The schedulers over real queues: what is asserted does not depend on how long anything takes.
struct DispatchSchedulerTests {
  private enum Kind: CaseIterable {
    case serial, serialOnQueue, serialQoS, concurrent, operations

    var scheduler: any ImmediateSchedulerType {
      switch self {
      case .serial: SerialDispatchQueueScheduler(internalSerialQueueName: "test")
      case .serialOnQueue:
        SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "test")
      case .serialQoS: SerialDispatchQueueScheduler(qos: .default)
      case .concurrent: ConcurrentDispatchQueueScheduler(qos: .default)
      case .operations: OperationQueueScheduler(operationQueue: OperationQueue())
      }
    }

    var timed: (any SchedulerType)? { scheduler as? any SchedulerType }
  }

  @Test(arguments: Kind.allCases)
  private func observingKeepsOrderAndLosesNothing(_ kind: Kind) {
    let source = Observable.from(1...1_000).observe(on: kind.scheduler)
    #expect(collect(source) == Array(1...1_000))
  }

  @Test(arguments: Kind.allCases)
  private func subscribingHappensThere(_ kind: Kind) {
    let caller = Thread.current
    let source = Observable<Bool>.create { observer in
      observer.onNext(Thread.current === caller)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(collect(source.subscribe(on: kind.scheduler)) == [false])
  }

  @Test(arguments: Kind.allCases)
  private func timersCount(_ kind: Kind) {
    guard let scheduler = kind.timed else { return }
    let counted = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
    #expect(collect(counted) == [0, 1, 2])
    let once = Observable<Int>.timer(.milliseconds(1), scheduler: scheduler)
    #expect(collect(once) == [0])
  }

  @Test(arguments: Kind.allCases)
  private func aNegativeIntervalIsZero(_ kind: Kind) {
    guard let scheduler = kind.timed else { return }
    let counted = Observable<Int>.interval(.seconds(-1), scheduler: scheduler).take(3)
    #expect(collect(counted) == [0, 1, 2])
    let timer = Observable<Int>.timer(.seconds(-1), period: .nanoseconds(-1), scheduler: scheduler)
    #expect(collect(timer.take(2)) == [0, 1])
    #expect(collect(Observable<Int>.timer(.seconds(-1), scheduler: scheduler)) == [0])
  }

  @Test func cancelledWorkIsNotDone() {
    let queue = DispatchQueue(label: "cancelled")
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    let done = Counter()
    queue.suspend()
    let work = scheduler.schedule(()) { _ in
      done.add()
      return Disposables.create()
    }
    work.dispose()
    queue.resume()
    queue.sync {}
    #expect(done.value == 0)
  }

  @Test func disposalReachesAcrossThreads() {
    let queue = DispatchQueue(label: "hop")
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    let subject = PublishSubject<Int>()
    let seen = Counter()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in seen.add() })
    queue.suspend()
    for number in 0..<10 { subject.onNext(number) }
    subscription.dispose()
    queue.resume()
    queue.sync {}
    #expect(seen.value == 0)
    #expect(!subject.hasObservers)
  }

  @Test func mainWorksAtOnceOnMainOnly() async {
    let order = await MainActor.run { () -> [String] in
      let log = Log.Lines()
      _ = MainScheduler.instance.schedule(()) { _ in
        log.lines.append("at once")
        return Disposables.create()
      }
      _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
        log.lines.append("at once too")
        return Disposables.create()
      }
      log.lines.append("after")
      return log.lines
    }
    #expect(order == ["at once", "at once too", "after"])
    let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
    let there = Observable.just(1).observe(on: worker).observe(on: MainScheduler.instance)
      .do(onNext: { _ in MainScheduler.ensureExecutingOnScheduler() })
    #expect(collect(there) == [1])
  }

  @Test func aSourceThatEndsWhileMainSubscribesLeavesNoWorkThere() async {
    let order = await MainActor.run { () -> [String] in
      let log = Log.Lines()
      let main = MainScheduler()
      for number in 1...2 {
        _ = Observable.just(number).subscribe(on: main)
          .subscribe(onNext: { log.lines.append("\($0)") })
        log.lines.append("subscribed")
      }
      return log.lines
    }
    #expect(order == ["1", "subscribed", "2", "subscribed"])
  }

  @Test func aForeignSchedulerNeedsOnlyRelativeWork() {
    struct Foreign: SchedulerType {
      let clock: TickClock
      var now: RxTime { clock.now }
      func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> any Disposable
      ) -> any Disposable {
        clock.schedule(state, action: action)
      }
      func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> any Disposable
      ) -> any Disposable {
        clock.scheduleRelative(state, dueTime: dueTime, action: action)
      }
    }
    let clock = TickClock()
    let log = Log()
    let source = Observable<Int>.interval(.seconds(2), scheduler: Foreign(clock: clock))
    let subscription = log.subscribe(to: source)
    clock.advanceTo(5)
    subscription.dispose()
    clock.advanceTo(20)
    #expect(log.events == ["next(0)", "next(1)"])
  }
}

extension Log {
  /// Lines written on one thread.
  final class Lines { var lines: [String] = [] }
}

/// Waits for an observable to end, and returns its elements.
private func collect<Element>(_ source: Observable<Element>) -> [Element] {
  let elements = Sent(Log.Box<Element>())
  let ended = DispatchSemaphore(value: 0)
  let subscription = source.subscribe(
    onNext: { elements.value.elements.append($0) },
    onDisposed: { ended.signal() }
  )
  #expect(ended.wait(timeout: .now() + 60) == .success)
  subscription.dispose()
  return elements.value.elements
}

extension Log {
  /// Elements received one at a time.
  fileprivate final class Box<Element> { var elements: [Element] = [] }
}
