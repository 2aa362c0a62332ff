import Dispatch
import Rx
import Synchronization
import Testing

/// The kernel from several threads; what is asserted holds in every interleaving.
struct ThreadTests {
  @Test func subscribersComeAndGoWhileElementsFly() {
    let subject = PublishSubject<Int>()
    let (steady, done) = (Counter(), Counter())
    let subscription = subject.subscribe(onNext: { _ in steady.add() })
    inParallel(4) { thread in
      for number in 0..<2_000 {
        if thread == 0 {
          subject.onNext(number)
        } else {
          let disposables = (0..<10).map { _ in subject.subscribe(onNext: { _ in }) }
          for disposable in disposables { disposable.dispose() }
        }
      }
      done.add()
    }
    #expect(steady.value == 2_000)
    subscription.dispose()
    #expect(!subject.hasObservers)
    #expect(done.value == 4)
  }

  @Test func mergeDeliversOneAtATimeAndLosesNothing() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let (inside, total, overlaps, completions) = (Counter(), Counter(), Counter(), Counter())
    let subscription = Observable.merge(subjects.map { $0.asObservable() }).subscribe(
      onNext: { _ in
        if inside.add() != 0 { overlaps.add() }
        total.add()
        inside.add(-1)
      },
      onCompleted: { completions.add() }
    )
    inParallel(4) { thread in
      for number in 0..<5_000 { subjects[thread].onNext(number) }
      subjects[thread].onCompleted()
    }
    #expect(total.value == 20_000)
    #expect(overlaps.value == 0)
    #expect(completions.value == 1)
    subscription.dispose()
  }

  @Test func aBehaviorSubjectNeverReplaysBackwards() {
    let subject = BehaviorSubject(value: 0)
    let disorder = Counter()
    inParallel(2) { thread in
      if thread == 0 {
        for number in 1...5_000 { subject.onNext(number) }
        return
      }
      for _ in 0..<1_000 {
        let last = Cell()
        subject.subscribe(onNext: { number in
          if number <= last.value { disorder.add() }
          last.value = number
        }).dispose()
      }
    }
    #expect(disorder.value == 0)
  }

  @Test func oneOfManyEndsWins() {
    for _ in 0..<200 {
      let subject = PublishSubject<Int>()
      let (stops, disposals) = (Counter(), Counter())
      let subscription = Sent(
        subject.subscribe(
          onError: { _ in stops.add() },
          onCompleted: { stops.add() },
          onDisposed: { disposals.add() }
        )
      )
      inParallel(3) { thread in
        switch thread {
        case 0: subject.onCompleted()
        case 1: subject.onError(TestError())
        default: subscription.value.dispose()
        }
      }
      #expect(stops.value <= 1)
      #expect(disposals.value == 1)
    }
  }

  /// Read and written behind the observable's own order.
  private final class Cell { var value = -1 }
}

/// Carries what the library itself makes safe to threads that the compiler cannot see through.
struct Sent<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .acquiring) }

  @discardableResult
  func add(_ number: Int = 1) -> Int {
    count.add(number, ordering: .acquiringAndReleasing).oldValue
  }
}

/// Runs `body` on several threads immediately, and returns when all are done.
func inParallel(_ threads: Int, _ body: @escaping (Int) -> Void) {
  let body = Sent(body)
  DispatchQueue.concurrentPerform(iterations: threads) { body.value($0) }
}
