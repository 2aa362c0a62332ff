import Dispatch
import Foundation
import Rx
import RxTesting
import Testing

// One at a time: a read keeps a thread waiting, and there are few.
@Suite(.serialized)
struct BlockingTests {
  private struct Broken: Error, Equatable {}

  /// Two elements and then an error, from another thread.
  private let broken = Observable<Int>.create { observer in
    let sender = Sent(observer)
    DispatchQueue.global().async {
      sender.value.onNext(1)
      sender.value.onNext(2)
      sender.value.onError(Broken())
    }
    return Disposables.create()
  }

  private let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)

  @Test(arguments: [0, 1, 2, 50])
  func readsWhatQueuesSend(_ count: Int) throws {
    let numbers = Array(0..<count)
    let read = Observable.from(numbers, scheduler: scheduler).toBlocking()
    #expect(try read.toArray() == numbers)
    #expect(try read.first() == numbers.first)
    #expect(try read.last() == numbers.last)
    guard case .completed(numbers) = read.materialize() else {
      Issue.record("\(read.materialize())")
      return
    }
    switch count {
    case 0: #expect(failure { try read.single() } == "\(RxError.noElements)")
    case 1: #expect(try read.single() == 0)
    default: #expect(failure { try read.single() } == "\(RxError.moreThanOneElement)")
    }
  }

  @Test func readsWhatIsThereAtOnce() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
    #expect(try Single.just(4).toBlocking().single() == 4)
    #expect(try Observable.range(start: 0, count: 5).toBlocking().single { $0 == 3 } == 3)
  }

  @Test func stopsAtItsDecision() throws {
    #expect(try Observable.repeatElement(1).toBlocking(timeout: 60).first() == 1)
    var asked = 0
    let source = Observable.of(1, 2, 3).do(onNext: { _ in asked += 1 })
    #expect(try source.toBlocking().first() == 1)
    #expect(asked == 1)
    asked = 0
    let isOdd = { (number: Int) in
      asked += 1
      return number % 2 == 1
    }
    let read = Observable.of(1, 3, 5, 7).toBlocking()
    #expect(failure { try read.single(isOdd) } == "\(RxError.moreThanOneElement)")
    #expect(asked == 2)
  }

  @Test func anErrorIsThrown() {
    let read = broken.toBlocking()
    #expect(failure { try read.toArray() } == "\(Broken())")
    #expect(failure { try read.last() } == "\(Broken())")
    #expect(failure { try read.single { $0 == 1 } } == "\(Broken())")
    #expect(failure { try Observable<Int>.error(Broken()).toBlocking().first() } == "\(Broken())")
    guard case .failed([1, 2], let error) = read.materialize() else {
      Issue.record("\(read.materialize())")
      return
    }
    #expect(error as? Broken == Broken())
  }

  @Test func theFirstElementIsEnough() throws {
    #expect(try broken.toBlocking().first() == 1)
    #expect(failure { try broken.toBlocking().single() } == "\(RxError.moreThanOneElement)")
    #expect(try Observable.just(1).concat(Observable.never()).toBlocking().first() == 1)
  }

  @Test func aThrowingPredicateEndsTheRead() {
    let read = Observable.just(1).concat(Observable.never()).toBlocking()
    #expect(failure { try read.single { _ in throw Broken() } } == "\(Broken())")
  }

  @Test func theTimeIsUp() {
    let read = Observable.of(1, 2).concat(Observable.never()).toBlocking(timeout: 0.02)
    #expect(failure { try read.toArray() } == "\(RxError.timeout)")
    #expect(failure { try read.last() } == "\(RxError.timeout)")
    guard case .failed([1, 2], RxError.timeout) = read.materialize() else {
      Issue.record("\(read.materialize())")
      return
    }
    for seconds: TimeInterval in [0, -1, -TimeInterval.infinity, .nan] {
      let read = Observable<Int>.never().toBlocking(timeout: seconds)
      #expect(failure { try read.first() } == "\(RxError.timeout)")
    }
  }

  @Test func everyReadDisposesOfTheSource() throws {
    let source = PublishSubject<Int>()
    let read = source.startWith(1).toBlocking(timeout: 0.01)
    _ = try read.first()
    #expect(!source.hasObservers)
    #expect(failure { try read.toArray() } == "\(RxError.timeout)")
    #expect(!source.hasObservers)
  }

  @Test func threadsDoNotDisturbEachOther() {
    let turn = DispatchSemaphore(value: 1)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var failures: [String] = []  // Guarded by `turn`.
    for thread in 1...4 {
      // Threads of their own: the queues' threads are few, and what is waited for needs them.
      Thread.detachNewThread {
        for round in 0..<50 {
          let numbers = Observable.range(
            start: round,
            count: 3,
            scheduler: ConcurrentDispatchQueueScheduler(qos: .default)
          )
          let seen = try? numbers.map { $0 * thread }.toBlocking().toArray()
          if seen == (round..<round + 3).map({ $0 * thread }) { continue }
          turn.wait()
          failures.append("\(thread) \(round): \(String(describing: seen))")
          turn.signal()
        }
        done.signal()
      }
    }
    for _ in 1...4 { done.wait() }
    #expect(failures == [])
  }
}

/// The error that a read throws, as text.
private func failure<Result>(_ read: () throws -> Result) -> String {
  do { return "no error, but \(try read())" } catch { return "\(error)" }
}

/// Takes a value to another thread that is alone in using it.
private struct Sent<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
