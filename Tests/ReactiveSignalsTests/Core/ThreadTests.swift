import Dispatch
import ReactiveSignals
import Testing

/// What several threads do at the same time.
struct ThreadTests {
  private static let threads = 4
  private static let count = 2_000

  /// Runs a closure on several threads, and waits for all of them.
  private func race(_ body: @escaping (Int) -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: Self.threads) { body($0) }
  }

  /// Counts values, and notices when two deliveries overlap.
  private final class Counter {
    private(set) var values = 0
    private(set) var overlaps = 0
    private let isBusy = Atomic(false)

    func receive() {
      if isBusy.swap(true) { overlaps += 1 }
      values += 1
      isBusy.value = false
    }
  }

  @Test func valuesOfAllThreadsArriveOneAfterTheOther() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let counter = Counter()
    signal.observeValues { _ in counter.receive() }
    race { _ in for number in 0..<Self.count { input.send(value: number) } }
    #expect(counter.values == Self.threads * Self.count)
    #expect(counter.overlaps == 0)
  }

  @Test func completionFollowsTheSendersOwnValues() {
    let sources = (0..<Self.threads).map { _ in Signal<Int, Never>.pipe() }
    let counter = Counter()
    let ends = Atomic(0)
    Signal.merge(sources.map(\.output)).observe { event in
      if case .value = event { counter.receive() } else { ends.modify { $0 += 1 } }
    }
    race { thread in
      for number in 0..<Self.count { sources[thread].input.send(value: number) }
      sources[thread].input.sendCompleted()
    }
    #expect(counter.values == Self.threads * Self.count)
    #expect(counter.overlaps == 0)
    #expect(ends.value == 1)
  }

  /// What is left to the thread inside is for those who observed when it was sent.
  @Test func aProducerStartedWhileAValueWaitsReceivesItOnce() {
    nonisolated(unsafe) let property = MutableProperty(0)
    let (inside, proceed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let done = DispatchSemaphore(value: 0)
    let (early, late) = (Atomic([Int]()), Atomic([Int]()))
    property.signal.observeValues { value in
      early.modify { $0.append(value) }
      if value == 1 {
        inside.signal()
        proceed.wait()
      }
    }
    DispatchQueue.global().async {
      property.value = 1
      done.signal()
    }
    inside.wait()
    property.value = 2
    property.producer.startWithValues { value in late.modify { $0.append(value) } }
    #expect(late.value == [2])
    property.value = 3
    proceed.signal()
    done.wait()
    #expect(early.value == [1, 2, 3])
    #expect(late.value == [2, 3])
  }

  @Test func observersComeAndGoDuringDeliveries() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let counter = Counter()
    signal.observeValues { _ in counter.receive() }
    race { thread in
      for number in 0..<Self.count {
        if thread == 0 {
          input.send(value: number)
        } else {
          signal.observeValues { _ in }?.dispose()
        }
      }
    }
    #expect(counter.values == Self.count)
  }

  @Test func propertyDeliversChangesInTheOrderTheyWereMade() {
    let property = MutableProperty(0)
    let counter = Counter()
    let last = Atomic(0)
    property.signal.observeValues { value in
      counter.receive()
      last.value = value
    }
    race { thread in
      for number in 0..<Self.count { property.value = thread * Self.count + number }
    }
    #expect(counter.values == Self.threads * Self.count)
    #expect(counter.overlaps == 0)
    #expect(last.value == property.value)
  }

  @Test func modificationsAreAtomic() {
    let property = MutableProperty(0)
    race { _ in for _ in 0..<Self.count { property.modify { $0 += 1 } } }
    #expect(property.value == Self.threads * Self.count)
  }

  @Test func producerOfAPropertySendsEachValueOnce() {
    let property = MutableProperty(0)
    race { thread in
      for number in 0..<Self.count {
        if thread == 0 {
          property.value = number + 1
        } else {
          var last = -1
          property.producer.take(first: 3).startWithValues { value in
            if value <= last { Issue.record("\(value) came after \(last)") }
            last = value
          }.dispose()
        }
      }
    }
  }

  @Test func replayedValueArrivesOnce() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let replayed = signal.producer.replayLazily(upTo: 1)
    replayed.start()
    race { thread in
      for number in 0..<Self.count {
        if thread == 0 {
          input.send(value: number)
        } else {
          var last = -1
          replayed.take(first: 3).startWithValues { value in
            if value <= last { Issue.record("\(value) came after \(last)") }
            last = value
          }.dispose()
        }
      }
    }
  }

  @Test func oneEndArrives() {
    for _ in 0..<200 {
      let (signal, input) = Signal<Int, TestError>.pipe()
      let ends = Atomic(0)
      signal.flatMap(.merge) { SignalProducer<Int, TestError>([$0, $0]) }.observe { event in
        if event.isTerminating { ends.modify { $0 += 1 } }
      }
      race { thread in
        input.send(value: thread)
        if thread == 1 { input.sendCompleted() }
        if thread == 2 { input.send(error: TestError()) }
      }
      #expect(ends.value == 1)
    }
  }

  @Test func disposalsDoNotDependOnTheThread() {
    let all = CompositeDisposable()
    let disposed = Atomic(0)
    race { thread in
      for number in 0..<Self.count {
        let entry = all.add { disposed.modify { $0 += 1 } }
        if number % 2 == 0 { entry?.dispose() }
        if thread == 0, number == Self.count / 2 { all.dispose() }
      }
    }
    #expect(all.isDisposed)
    #expect(disposed.value >= Self.count / 4)
  }
}
